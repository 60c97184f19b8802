import { createRequire } from 'node:module';

type Registry = { readonly prototype: { getImportStatements(): string[] } };

/** Rewrites `import {a} from 'PATH';` so that PATH may hold any character. */
export const quoteImport = (statement: string): string =>
  statement.replace(/from '(.*)';$/, (_, path: string) => `from ${JSON.stringify(path)};`);

/**
 * Workbox writes the paths of its modules between single quotes as they are. A `'` in the path of this
 * project would end the text, and the build with it.
 */
export function quoteWorkboxImports(): void {
  const { ModuleRegistry } = createRequire(import.meta.url)(
    'workbox-build/build/lib/module-registry.js',
  ) as { readonly ModuleRegistry: Registry };
  const { prototype } = ModuleRegistry;
  const plain = prototype.getImportStatements;
  prototype.getImportStatements = function quoted(this: Registry['prototype']) {
    return plain.call(this).map(quoteImport);
  };
}
