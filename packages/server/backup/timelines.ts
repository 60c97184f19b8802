import { existsSync } from 'node:fs';
import { chmod, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSynced } from './copy-hashed.ts';
import { namesIn, PART, walFolder, walNames, type Base } from './paths.ts';

/**
 * The lines of time that a log has ("timelines" of PostgreSQL): each restore that takes the place of the site begins
 * one, where the line before it was left. What was done behind that place on the old line stays in the log.
 */
export type Line = {
  readonly number: number;
  /** Since when the site is on it, milliseconds UTC. */
  readonly sinceMs: number;
  readonly parents: readonly Parent[];
};
/** A line that leads to it, and the place in the log where it was left. */
export type Parent = { readonly number: number; readonly end: bigint };

export const SEGMENT_BYTES = 16n << 20n;
const SEGMENTS = 256n;
const HISTORY = /^([0-9A-F]{8})\.history$/;
const MARK = /^# line (\d+) is in place since (\S+)$/gm;

const hex = (n: bigint): string => n.toString(16).toUpperCase().padStart(8, '0');

/** The line that a file of the log is of, by its name. */
export const lineOf = (file: string): number => Number.parseInt(file.slice(0, 8), 16);
/** The number of such a file in the log, whatever its line. */
export const numberOf = (file: string): number =>
  Number.parseInt(file.slice(8, 16), 16) * Number(SEGMENTS) +
  Number.parseInt(file.slice(16, 24), 16);
export const fileAt = (line: number, number: number): string =>
  hex(BigInt(line)) + hex(BigInt(number) / SEGMENTS) + hex(BigInt(number) % SEGMENTS);
/** The number of the file that has the last byte before a place in the log. */
export const numberBefore = (place: bigint): number => Number((place - 1n) / SEGMENT_BYTES);

/** Files of the log that are there, packed or not, by their names without the packing. */
export const filesOf = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => /^([0-9A-F]{24})(\.gz)?$/.exec(name)?.[1] ?? []);

/** A place in the log, as PostgreSQL writes it; undefined: that is none. */
function placeOf(text: string | undefined): bigint | undefined {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(text ?? '') ?? [];
  return high === undefined ? undefined : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** The number of the last file that a copy needs to be whole; of one that does not say where it ends, the first. */
export function lastNumberOf({ wal, stop }: Base): number {
  const place = placeOf(stop);
  return place === undefined ? numberOf(wal) : numberBefore(place);
}

/**
 * Whether a line that is left at a place makes a copy whole. Of one that does not say where it ends nobody knows until it
 * is tried, and PostgreSQL refuses it then.
 */
function isWholeAt({ wal, stop }: Base, end: bigint): boolean {
  const place = placeOf(stop);
  return place === undefined ? numberOf(wal) <= numberBefore(end) : place <= end;
}

/** As PostgreSQL writes it: a line of time and where it was left in each row, remarks behind a hash. */
export function parentsOf(history: string): readonly Parent[] {
  return history.split('\n').flatMap((row) => {
    const [, number, place] = /^\s*(\d+)\s+(\S+)/.exec(row) ?? [];
    const end = placeOf(place);
    return number === undefined || end === undefined ? [] : [{ number: Number(number), end }];
  });
}

/** The newest history of a folder of PostgreSQL; undefined: it was never restored. */
export async function newestHistory(data: string): Promise<string | undefined> {
  const names = await namesIn(join(data, 'pg_wal'));
  const newest = names
    .filter((name) => HISTORY.test(name))
    .toSorted()
    .at(-1);
  return newest === undefined ? undefined : join(data, 'pg_wal', newest);
}

/** Lines that the site was put on, oldest first. */
export async function listLines(backups: string): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for (const name of (await walNames(backups)).toSorted()) {
    const found = HISTORY.exec(name)?.[1];
    if (found === undefined) continue;
    const number = Number.parseInt(found, 16);
    const history = await readFile(join(walFolder(backups), name), 'utf8');
    const since = [...history.matchAll(MARK)].find(([, of]) => Number(of) === number)?.[2];
    if (since !== undefined) {
      lines.push({ number, sinceMs: Date.parse(since), parents: parentsOf(history) });
    }
  }
  return lines;
}

/**
 * Puts the history of the line that a restored folder begins into the log, with the moment since which it is in place:
 * without it nothing leads from copies before that to what is done after it, and the next restore would begin a line of
 * the same number. False: the backups are away.
 */
export async function keepHistory(
  dataFolder: string,
  backups: string,
  sinceMs: number,
): Promise<boolean> {
  const wal = walFolder(backups);
  const history = await newestHistory(join(dataFolder, 'pg/data'));
  if (history === undefined) return true;
  if (!existsSync(wal)) return false;
  const name = history.slice(-'00000001.history'.length);
  const to = join(wal, name);
  if (existsSync(to)) return true;
  const mark = `# line ${lineOf(name)} is in place since ${new Date(sinceMs).toISOString()}\n`;
  await writeSynced(to + PART, `${(await readFile(history, 'utf8')).trimEnd()}\n${mark}`);
  // The database may run as another user.
  await chmod(to + PART, 0o644);
  await rename(to + PART, to).catch((error: unknown) => {
    // Somebody else who starts at that moment has done it.
    if (!existsSync(to)) throw error;
  });
  return true;
}

export type Way = {
  readonly base: Base;
  /** The line to follow; that of the copy itself: the one that it was taken on. */
  readonly line: number;
};

/**
 * The newest copy from which the log leads to a moment, on the line that the site was on then; without a moment, on the
 * line that it is on. Undefined: the first copy is of later.
 */
export function wayTo(
  bases: readonly Base[],
  lines: readonly Line[],
  atMs: number | undefined,
): Way | undefined {
  const before = bases.filter(({ endedMs }) => atMs === undefined || endedMs <= atMs);
  const newest = before.at(-1);
  if (!newest) return undefined;
  const line = lines.findLast(({ sinceMs }) => atMs === undefined || sinceMs <= atMs);
  // A copy of a line whose history is not there was taken on it.
  if (!line || line.number <= lineOf(newest.wal)) return { base: newest, line: lineOf(newest.wal) };
  const base = before.findLast((copy) =>
    line.parents.some(({ number, end }) => number === lineOf(copy.wal) && isWholeAt(copy, end)),
  );
  return base && { base, line: line.number };
}
