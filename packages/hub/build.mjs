// Makes `dist`, which is what the package gives away: JS and types of the entry points and of all that they import.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const here = import.meta.dirname;
const dist = join(here, 'dist');
const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
const compiler = join(dirname(typescript), 'bin', 'tsc');

rmSync(dist, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], {
  cwd: here,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

// The compiler writes the endings of imports anew in JS and leaves them in types.
for (const entry of readdirSync(dist, { recursive: true })) {
  if (!entry.endsWith('.d.ts')) continue;
  const file = join(dist, entry);
  const types = readFileSync(file, 'utf8');
  writeFileSync(file, types.replaceAll(/(['"])(\.[^'"]+)\.ts\1/g, '$1$2.js$1'));
}
