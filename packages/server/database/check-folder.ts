import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';

/** The embedded PostgreSQL cannot use its folder. The message says why and what to do; it is for the person who starts the product. */
export class UnusableFolder extends Error {}

/** Major version of the PostgreSQL that comes with the program. */
export const EMBEDDED_VERSION = '18';

const run = promisify(execFile);

const MEBIBYTE = 1_048_576;
/** A new database and its first log files take about 100 MiB; a start of an old one takes less. */
const NEW_MIB = 200;
const OLD_MIB = 50;

/** Major version of the programs. */
export async function versionOf({ postgres }: Binaries): Promise<string> {
  const { stdout } = await run(postgres, ['--version']);
  return /(\d+)\./.exec(stdout)?.[1] ?? /(\d+)/.exec(stdout)?.[1] ?? stdout.trim();
}

/** Throws `UnusableFolder` if another user owns the folder. Root may use every folder. */
export function checkOwner(folder: string, user = process.getuid?.()): void {
  const { uid } = statSync(folder);
  if (user === undefined || user === 0 || uid === user) return;
  throw new UnusableFolder(
    `The database at ${folder} belongs to another user (${uid}). Start the product as that user, or choose another folder with FAIRLOT_DATA.`,
  );
}

/** Throws `UnusableFolder` if a file has the place of the folder or of one above it, or nothing can be written there. */
export function checkWritable(folder: string): void {
  let existing = folder;
  while (!existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing);
  if (!statSync(existing).isDirectory()) {
    throw new UnusableFolder(
      `${existing} is a file, but the data needs a folder there. Move the file, or choose another folder with FAIRLOT_DATA.`,
    );
  }
  try {
    accessSync(existing, constants.W_OK | constants.X_OK);
  } catch {
    throw new UnusableFolder(
      `The folder ${existing} cannot be written by this user. Give the user the right to write there, or choose another folder with FAIRLOT_DATA.`,
    );
  }
}

/** Throws `UnusableFolder` if too little of the disk is free for a start. */
export function checkSpace(folder: string): void {
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  const { bavail, bsize } = statfsSync(existing);
  const free = Math.floor((bavail * bsize) / MEBIBYTE);
  const least = existsSync(join(folder, 'data')) ? OLD_MIB : NEW_MIB;
  if (free >= least) return;
  throw new UnusableFolder(
    `The disk of ${existing} is full: ${free} MiB are free, and the database needs ${least} MiB to start. Free space, or choose another folder with FAIRLOT_DATA.`,
  );
}

/** Throws `UnusableFolder` if the embedded database cannot start in a folder. Needs nothing that is installed. */
export function checkFolder(folder: string, version = EMBEDDED_VERSION): void {
  checkWritable(folder);
  for (const path of [folder, join(folder, 'data'), join(folder, 'password')]) {
    if (existsSync(path)) checkOwner(path);
  }
  checkData(folder, version);
  checkSpace(folder);
}

/** Throws `UnusableFolder` if the data was made by another major version or its password file is missing. */
function checkData(folder: string, own: string): void {
  const file = join(folder, 'data', 'PG_VERSION');
  if (!existsSync(file)) return;
  const found = readFileSync(file, 'utf8').trim();
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
