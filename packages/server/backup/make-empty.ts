import { mkdir, realpath, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { FolderInUse, leaveFolder, takeFolder } from '../database/index.ts';
import { BackupFault, namesIn } from './paths.ts';
import { FAULTS } from './text.ts';

/**
 * Stands in a folder that a restore makes, and in no other: a database has a note of its process under another name, and
 * after a power cut that one is of a process that is gone.
 */
export const MAKING = 'restore-makes-it.json';

/** Throws where a folder is, or lies in, one of those: what is there would be written over. */
export async function checkInto(into: string, folders: readonly string[]): Promise<void> {
  const wanted = await realOf(into);
  for (const folder of folders) {
    if (`${wanted}/`.startsWith(`${await realOf(folder)}/`)) {
      throw new BackupFault(FAULTS.intoInside(into, folder));
    }
  }
}

/** Where a path leads, past links, whether something is there or not. */
const realOf = (path: string): Promise<string> =>
  realpath(path).catch(async () => {
    const whole = resolve(path);
    const above = dirname(whole);
    return above === whole ? whole : join(await realOf(above), basename(whole));
  });

/**
 * An empty folder, marked as one that this process makes. What a restore that was broken off has left is thrown away;
 * anything else that is there is in the way, but in a folder that is `ours` by its name.
 */
export async function makeEmpty(folder: string, isOurs: boolean): Promise<void> {
  const names = await namesIn(folder);
  if (names.includes(MAKING)) takeOrFault(folder, MAKING);
  else if (names.length > 0 && !isOurs) throw new BackupFault(FAULTS.notEmpty(folder));
  await rm(folder, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { mode: 0o700 });
  takeOrFault(folder, MAKING);
}

/** It is made: a data folder like others. */
export const made = (folder: string): void => leaveFolder(folder, MAKING);

/** Throws a `BackupFault` where a living process has it. */
export function takeOrFault(folder: string, file?: string): void {
  try {
    takeFolder(folder, file);
  } catch (error) {
    throw error instanceof FolderInUse ? new BackupFault(FAULTS.inUse(error.pid)) : error;
  }
}
