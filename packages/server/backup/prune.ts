import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { bytesBelow, listBases, walFolder, walNames, type Base } from './places.ts';

/** The number in the log of a file, whatever line of time it is of. */
const placeOf = (name: string): string => name.slice(8, 24);

export type Pruned = { readonly bases: readonly Base[]; readonly bytes: number };

/** Throws away all copies but the newest `keep`, one at least, and with them the log that only they need. */
export async function prune(backups: string, keep: number): Promise<Pruned> {
  const all = await listBases(backups);
  const bases = all.slice(-Math.max(1, keep));
  for (const base of all) if (!bases.includes(base)) await rm(base.folder, { recursive: true });
  await dropLog(backups, bases[0]);
  return { bases, bytes: await bytesBelow(backups) };
}

async function dropLog(backups: string, oldest: Base | undefined): Promise<void> {
  if (!oldest) return;
  for (const name of await walNames(backups)) {
    const file = /^([0-9A-F]{24})(\.gz|\.part|\.gz\.part|\.[0-9A-F]{8}\.backup)?$/.exec(name)?.[1];
    if (file !== undefined && placeOf(file) < placeOf(oldest.wal)) {
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
