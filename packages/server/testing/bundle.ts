import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

/** Programs for the tests that start processes. */
const ROOT = join(import.meta.dirname, '../../..');

/** A program as one file that starts in a moment; its packages are found from where it lies. */
export async function bundle(entry: string): Promise<string> {
  const folder = join(ROOT, 'node_modules/.cache/fairlot');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `${basename(entry, '.ts')}-${process.pid}.mjs`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [
      {
        name: 'own-packages-only',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@fairlot/')
              ? undefined
              : { path, external: true },
          ),
      },
    ],
  });
  return outfile;
}
