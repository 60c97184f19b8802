import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';

/** The embedded PostgreSQL cannot use its folder. The message says why and what to do; it is for the person who starts the product. */
export class UnusableFolder extends Error {}

const run = promisify(execFile);

/** Major version of the programs. */
async function versionOf({ postgres }: Binaries): Promise<string> {
  const { stdout } = await run(postgres, ['--version']);
  return /(\d+)\./.exec(stdout)?.[1] ?? /(\d+)/.exec(stdout)?.[1] ?? stdout.trim();
}

/** Throws `UnusableFolder` if another user owns the folder. Root may use every folder. */
export function checkOwner(folder: string, user = process.getuid?.()): void {
  const { uid } = statSync(folder);
  if (user === undefined || user === 0 || uid === user) return;
  throw new UnusableFolder(
    `The database in ${folder} belongs to another user (${uid}). Start the product as that user, or choose another folder with FAIRLOT_DATA.`,
  );
}

/** Throws `UnusableFolder` if the data was made by another major version or its password file is missing. */
export async function checkData(folder: string, binaries: Binaries): Promise<void> {
  const file = join(folder, 'data', 'PG_VERSION');
  if (!existsSync(file)) return;
  const found = readFileSync(file, 'utf8').trim();
  const own = await versionOf(binaries);
  if (found !== own) {
    throw new UnusableFolder(
      `The database in ${folder} was made by PostgreSQL ${found}; this program runs PostgreSQL ${own}. Restore a backup into a new folder, or run version ${found} yourself and name it in DATABASE_URL.`,
    );
  }
  if (!existsSync(join(folder, 'password'))) {
    throw new UnusableFolder(
      `The database in ${folder} has lost its password file. Copy ${join(folder, 'password')} from a backup of the data folder.`,
    );
  }
}
