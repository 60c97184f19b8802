import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STATEMENT_KEPT_MINUTES } from '@fairlot/wire/back-office/statement';
import { wallMs } from '#platform/clock';

/**
 * Files of statements that wait to be fetched: in the data folder, which several servers share, so that each part may
 * be asked of another one.
 */
const KEPT_MS = STATEMENT_KEPT_MINUTES * 60_000;
const PART_BYTES = 384 * 1024;
/** All of them together; who comes when they are there has to wait. */
const MOST_BYTES = 1 << 30;

export const spoolFolder = (dataFolder: string): string =>
  dataFolder === ''
    ? join(tmpdir(), `fairlot-statements-${process.pid}`)
    : join(dataFolder, 'statements');

export const spoolFile = (folder: string, id: string): string => join(folder, `${id}.statement`);

/** Makes the folder, throws away what is old, and tells whether there is room for another. */
export async function tidySpool(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let bytes = 0;
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (!found) continue;
    if (wallMs() - found.mtimeMs > KEPT_MS) await rm(file, { force: true });
    else bytes += found.size;
  }
  return bytes < MOST_BYTES;
}

/** Some bytes of a file from a place on, and where the next begin; undefined where the file is gone. */
export async function readPart(
  folder: string,
  id: string,
  at: number,
): Promise<{ readonly bytes: Buffer; readonly next: number | null } | undefined> {
  const file = await open(spoolFile(folder, id), 'r').catch(() => undefined);
  if (!file) return undefined;
  try {
    const { size } = await file.stat();
    const length = Math.max(0, Math.min(PART_BYTES, size - at));
    const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
    const end = at + bytesRead;
    return { bytes: buffer.subarray(0, bytesRead), next: end < size && bytesRead > 0 ? end : null };
  } finally {
    await file.close();
  }
}
