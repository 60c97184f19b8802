import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf, servesFolder, waitGone } from './process.ts';

/** Says which process started the database of a folder, so that a second start can tell. */
type Owner = { readonly pid: number; readonly identity: string };

/** Thrown when another living process of ours has the folder. */
export class FolderInUse extends Error {
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(`The database in ${folder} is already run by process ${pid}. Stop that one first.`);
    this.pid = pid;
  }
}

const OWNER = 'owner.json';

function readOwner(file: string): Owner | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const isOwner =
      typeof value === 'object' && value !== null && 'pid' in value && 'identity' in value;
    return isOwner ? { pid: Number(value.pid), identity: String(value.identity) } : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the folder for this process, or throws when a living one has it; by a note of another name for another work. */
export function takeFolder(folder: string, name = OWNER): void {
  const me: Owner = { pid: process.pid, identity: identityOf(process.pid) ?? '' };
  const file = join(folder, name);
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(me), { flag: 'wx', mode: 0o600 });
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const owner = readOwner(file);
    if (owner && identityOf(owner.pid) === owner.identity) throw new FolderInUse(folder, owner.pid);
    // Moved aside rather than removed: of two processes that find the same stale file one succeeds.
    const aside = `${file}.${process.pid}`;
    try {
      renameSync(file, aside);
      rmSync(aside, { force: true });
    } catch {
      // The other process was quicker; look again.
    }
  }
}

export const leaveFolder = (folder: string, name = OWNER): void => {
  const file = join(folder, name);
  if (readOwner(file)?.pid === process.pid) rmSync(file, { force: true });
};

/** What `postmaster.pid` says: number of the server, its port, whether it takes connections. */
export function readPostmaster(
  data: string,
): { pid: number; port: number; ready: boolean } | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const ready = lines[7]?.trim() === 'ready';
    return { pid: Number(lines[0]), port: Number(lines[3]), ready };
  } catch {
    return undefined;
  }
}

/**
 * Ends a database that outlived its launcher, and removes a `postmaster.pid` whose number now
 * belongs to something else. A process that does not serve this folder is never touched.
 */
export async function endStale(data: string): Promise<void> {
  const stale = readPostmaster(data);
  if (!stale || !Number.isInteger(stale.pid) || stale.pid <= 0) return;
  if (servesFolder(stale.pid, data)) {
    process.kill(stale.pid, 'SIGINT');
    if (await waitGone(stale.pid, 10_000)) return;
    process.kill(stale.pid, 'SIGQUIT');
    await waitGone(stale.pid, 5_000);
    return;
  }
  rmSync(join(data, 'postmaster.pid'), { force: true });
}
