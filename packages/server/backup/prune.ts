import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { fileAt, filesOf, lastNumberOf, lineOf, numberOf } from './timelines.ts';
import { bytesBelow, listBases, readNewest, walFolder, walNames, type Base } from './paths.ts';

export type Pruned = {
  readonly bases: readonly Base[];
  readonly bytes: number;
  /** One can go back to any moment since the end of this one. */
  readonly unbroken: Base | undefined;
};

/** Throws away all copies but the newest `keep`, one at least, and with them the log that only they need. */
export async function prune(backups: string, keep: number): Promise<Pruned> {
  const all = await listBases(backups);
  const bases = all.slice(-Math.max(1, keep));
  for (const base of all) if (!bases.includes(base)) await rm(base.folder, { recursive: true });
  await dropLog(backups, bases);
  // Read first: what comes meanwhile is there, and not missed.
  const noted = await readNewest(walFolder(backups));
  const unbroken = oldestUnbroken(bases, await walNames(backups), noted);
  return { bases, bytes: await bytesBelow(backups), unbroken };
}

/**
 * The oldest copy from which the log leads without a hole to the file of it that came last, on the line of time that the
 * newest copy is on: one can go back to any moment since. Undefined: not even that one leads there.
 */
export function oldestUnbroken(
  bases: readonly Base[],
  names: readonly string[],
  noted?: string,
): Base | undefined {
  const there = new Set(filesOf(names));
  const newest = bases.at(-1);
  if (!newest) return undefined;
  const line = lineOf(newest.wal);
  let oldest: Base | undefined;
  const numbers = [...there, ...filesOf([noted ?? ''])].flatMap((file) =>
    lineOf(file) === line ? [numberOf(file)] : [],
  );
  let next = Math.max(lastNumberOf(newest), ...numbers) + 1;
  for (const base of bases.toReversed()) {
    if (lineOf(base.wal) !== line) break;
    while (next > numberOf(base.wal)) {
      next -= 1;
      if (!there.has(fileAt(line, next))) return oldest;
    }
    oldest = base;
  }
  return oldest;
}

async function dropLog(backups: string, bases: readonly Base[]): Promise<void> {
  if (bases.length === 0) return;
  // Not that of the oldest: a restore to before it put the log back to a lower place.
  const first = Math.min(...bases.map(({ wal }) => numberOf(wal)));
  for (const name of await walNames(backups)) {
    const file = /^([0-9A-F]{24})(\.gz|\.part|\.gz\.part|\.[0-9A-F]{8}\.backup)?$/.exec(name)?.[1];
    if (file !== undefined && numberOf(file) < first) {
      await rm(join(walFolder(backups), name), { force: true });
    }
  }
}

/** Packs the files of the log: one that was cut by the clock is mostly empty. The newest may be in use. */
export async function packLog(backups: string): Promise<void> {
  const plain = (await walNames(backups)).filter((name) => /^[0-9A-F]{24}$/.test(name)).toSorted();
  for (const name of plain.slice(0, -1)) {
    const file = join(walFolder(backups), name);
    await pipeline(
      createReadStream(file),
      createGzip({ level: 1 }),
      createWriteStream(`${file}.gz.part`, { mode: 0o644, flush: true }),
    );
    await rename(`${file}.gz.part`, `${file}.gz`);
    await rm(file);
  }
}
