import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { quoteImport, quoteWorkboxImports } from './quote-imports.ts';

test('accepts quotes, blanks and any letters in a path', () => {
  const statement = "import {a as b} from '/home/o'neil/百 %/node_modules/w/a.mjs';";
  expect(quoteImport(statement)).toBe(
    'import {a as b} from "/home/o\'neil/百 %/node_modules/w/a.mjs";',
  );
});

test('imports modules of the service worker by such paths', () => {
  quoteWorkboxImports();
  const { ModuleRegistry } = createRequire(import.meta.url)(
    'workbox-build/build/lib/module-registry.js',
  );
  const registry = new ModuleRegistry();
  registry.use('workbox-routing', 'registerRoute');
  expect(registry.getImportStatements()).toEqual([
    expect.stringMatching(/^import \{registerRoute as \w+\} from "\/.*\/registerRoute\.mjs";$/),
  ]);
});
