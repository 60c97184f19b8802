import { readdir, readFile, rm, stat, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Bilingual } from '@fairlot/rules/core/text';
import { NEWEST } from '../database/archive.ts';
import { FAULTS } from './text.ts';

/** Where backups lie: whole copies, each with what it was made of, and the log of every change since the first. */
export const baseFolder = (backups: string): string => join(backups, 'base');
export const walFolder = (backups: string): string => join(backups, 'wal');

/** The folder of all of them: beside the data folder, or where BACKUPS says, such as on another disk. */
export const backupsOf = (dataFolder: string, named: string | undefined): string =>
  named === undefined || named === '' ? `${resolve(dataFolder)}-backups` : resolve(named);

/** Whole copies that are kept unless BACKUPS_KEPT says otherwise; 0: none are taken. */
export const BACKUPS_KEPT = 7;

/** What a copy says of itself, in its `backup.json`: a folder without it was never finished. */
export type BaseRecord = {
  readonly v: 1;
  /** Milliseconds UTC: it leads to any moment after this. */
  readonly endedMs: number;
  /** The first file of the log that it needs. */
  readonly wal: string;
  /**
   * The place in the log up to which it must be replayed, as PostgreSQL writes it (`0/3000138`): before that it is no
   * database. Copies of before this was kept have none.
   */
  readonly stop?: string;
  readonly bytes: number;
  readonly files: readonly FileRecord[];
};
export type FileRecord = {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
};
export type Base = BaseRecord & { readonly folder: string };

export const RECORD = 'backup.json';
export const PART = '.part';

/** Something that whoever runs the command can do something about; in both languages. */
export class BackupFault extends Error {
  readonly text: Bilingual;
  constructor(text: Bilingual, cause?: Error) {
    super(`${text.en}\n${text.zh}`, { cause });
    this.text = text;
  }
}

/** Inside the data folder they would be restored over, and copied into themselves. */
export function checkPlace(backups: string, dataFolder: string): void {
  const isInside = `${resolve(backups)}/`.startsWith(`${resolve(dataFolder)}/`);
  if (isInside) throw new BackupFault(FAULTS.inside(backups, dataFolder));
}

export const namesIn = (folder: string): Promise<readonly string[]> =>
  readdir(folder).catch(() => []);

/** Undefined where it is torn or none of ours: of such a copy nobody knows what it needs. */
function readRecord(text: string): BaseRecord | undefined {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { v, endedMs, wal, bytes, files } = (said ?? {}) as Partial<
    Record<keyof BaseRecord, unknown>
  >;
  const isWhole =
    v === 1 &&
    typeof endedMs === 'number' &&
    typeof wal === 'string' &&
    /^[0-9A-F]{24}$/.test(wal) &&
    typeof bytes === 'number' &&
    Array.isArray(files);
  return isWhole ? (said as BaseRecord) : undefined;
}

/**
 * The copies that were finished, oldest first; one whose record cannot be read is none, and is in no other's way: `torn` is told
 * its folder.
 */
export async function listBases(
  backups: string,
  torn?: (folder: string) => void,
): Promise<readonly Base[]> {
  const bases: Base[] = [];
  for (const name of await namesIn(baseFolder(backups))) {
    if (name.endsWith(PART)) continue;
    const folder = join(baseFolder(backups), name);
    const text = await readFile(join(folder, RECORD), 'utf8').catch(() => undefined);
    const record = text === undefined ? undefined : readRecord(text);
    if (record) bases.push({ ...record, folder });
    else if (text !== undefined) torn?.(folder);
  }
  return bases.toSorted((a, b) => a.endedMs - b.endedMs);
}

/** Throws away what copies that were broken off have left; nobody makes one at this moment. */
export async function dropParts(backups: string): Promise<void> {
  for (const name of await namesIn(baseFolder(backups))) {
    if (name.endsWith(PART)) await rm(join(baseFolder(backups), name), { recursive: true });
  }
}

export const walNames = (backups: string): Promise<readonly string[]> =>
  namesIn(walFolder(backups));

/** The file of the log that came last, as it was noted when it came; undefined: none was. */
export async function readNewest(wal: string): Promise<string | undefined> {
  const text = await readFile(join(wal, NEWEST), 'utf8').catch(() => '');
  return /^([0-9A-F]{24})\n$/.exec(text)?.[1];
}

/** All files below a folder, by their path in it; links and sockets are none. */
export async function filesBelow(folder: string, below = ''): Promise<readonly string[]> {
  const found: string[] = [];
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) found.push(...(await filesBelow(folder, path)));
    else if (entry.isFile()) found.push(path);
  }
  return found;
}

export async function bytesBelow(folder: string): Promise<number> {
  let bytes = 0;
  for (const path of await filesBelow(folder)) {
    bytes += (await stat(join(folder, path)).catch(() => undefined))?.size ?? 0;
  }
  return bytes;
}

/** Left to everybody else on the disk. */
const SPARE_BYTES = 256 << 20;

/** Throws where the disk of a folder that is there has no room for so many bytes and some to spare. */
export async function needRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const wanted = bytes + SPARE_BYTES;
  if (free < wanted) throw new BackupFault(FAULTS.noRoom(folder, free, wanted));
}
