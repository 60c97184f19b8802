import { createHash } from 'node:crypto';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { invariant } from '@fairlot/rules/core/invariant';

const CHUNK = 1 << 20;

/** Copies a file and tells what was written; undefined where it is gone. Whoever needs it on the disk for good waits for that. */
export async function copyHashed(
  from: string,
  to: string,
): Promise<{ readonly bytes: number; readonly sha256: string } | undefined> {
  // Of a database that is in use: a table was dropped meanwhile, and the log says so.
  const source = await open(from, 'r').catch(undefinedIfAway);
  if (!source) return undefined;
  try {
    const target = await openNew(to);
    try {
      const hash = createHash('sha256');
      const { size } = await source.stat();
      // Most files of a database are small, and there are thousands: a byte more than it has, and one read is all of it.
      const buffer = Buffer.allocUnsafe(Math.min(CHUNK, size + 1));
      let bytes = 0;
      for (;;) {
        const { bytesRead } = await source.read(buffer, 0, buffer.length);
        const piece = buffer.subarray(0, bytesRead);
        hash.update(piece);
        await writeWhole(target, piece);
        bytes += bytesRead;
        if (bytesRead < buffer.length) break;
      }
      return { bytes, sha256: hash.digest('hex') };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

function undefinedIfAway(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

/** A file to be written, in a folder that is made where it is not there. */
async function openNew(path: string): Promise<FileHandle> {
  const file = await open(path, 'w', 0o600).catch(undefinedIfAway);
  if (file) return file;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return open(path, 'w', 0o600);
}

/** A write takes what it has room for: on a disk that fills up only the next one fails. */
export async function writeWhole(
  target: Pick<FileHandle, 'write'>,
  bytes: Uint8Array,
): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await target.write(bytes, done);
    invariant(bytesWritten > 0, 'a write of some bytes takes one of them or fails');
    done += bytesWritten;
  }
}

/** Writes a file, and has it on the disk for good. */
export async function writeSynced(path: string, text: string | Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
