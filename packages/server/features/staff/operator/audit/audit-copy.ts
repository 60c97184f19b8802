import { join } from 'node:path';
import type { Db, Executor } from '#platform/db';
import { addLines, linesOf, readText } from '#platform/copy-file';
import { findDifferentHead, readHead, type Head } from './store-audit.ts';

/**
 * The chain of the audit tells of a row that was changed, but not of a tail that was cut off, or written
 * anew with all its hashes. So its head is copied outside the database: whoever has only that cannot
 * take the copy back. Keep a copy of the file on another machine.
 */
const COPY = 'audit.txt';

/** All of a line: number and hash. One that was torn by a full disk says nothing. */
const LINE = /^audit (\d{1,18}) ([0-9a-f]{64})$/;

async function readCopy(dataFolder: string): Promise<readonly Head[]> {
  if (dataFolder === '') return [];
  return linesOf(await readText(join(dataFolder, COPY))).flatMap((line) => {
    const [, n, hash] = LINE.exec(line) ?? [];
    return n === undefined || hash === undefined ? [] : [{ n: BigInt(n), hash }];
  });
}

/** Copies the head, where it has moved since; several processes may write the same. */
export async function copyHead(db: Db, dataFolder: string): Promise<'worked' | 'idle'> {
  const head = dataFolder === '' ? undefined : await readHead(db);
  const last = (await readCopy(dataFolder)).at(-1);
  if (!head || head.n === last?.n) return 'idle';
  await addLines(join(dataFolder, COPY), [`audit ${head.n} ${head.hash}`]);
  return 'worked';
}

/** The number of the newest row that the copy has. */
export const newestCopied = async (dataFolder: string): Promise<bigint | undefined> =>
  (await readCopy(dataFolder)).at(-1)?.n;

/** A line for the first head of the copy that the database has not, or not so. */
export async function findCopyDiffers(db: Executor, dataFolder = ''): Promise<readonly string[]> {
  const n = await findDifferentHead(db, await readCopy(dataFolder));
  return n === undefined ? [] : [`row ${n} of the operators' audit is not what its copy says`];
}
