import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Executor } from '#platform/db';
import { sha256Hex } from '#platform/hash';
import { DamagedArchive, readPiece, type Archives } from './archive.ts';
import { bodyOf, isSigned } from './archive-file.ts';
import type { ManifestLine } from '../commitment/manifest-line.ts';
import { loadKeys } from '../commitment/keys.ts';
import { type Archived, hashBefore, readResults, samplePieces } from './store-archive.ts';

/** Archives that are looked at each night beside those that were made since the night before. */
const SAMPLE = 20;

/**
 * Reads signed files of manifests again: the new ones, and a sample of the old. Each must be as it was made,
 * go on from the piece before it without gap or fork, every manifest signed, and its results those of history.
 */
export async function findBrokenArchives(
  db: Executor,
  dataFolder = '',
): Promise<readonly string[]> {
  if (dataFolder === '') return [];
  const found: string[] = [];
  const pieces = await samplePieces(db, SAMPLE);
  if (pieces.length === 0) return found;
  const archives = { db, dataFolder, keys: await loadKeys(dataFolder) };
  for (const piece of pieces) found.push(...(await faultsOf(db, archives, piece)));
  return found;
}

async function faultsOf(
  db: Executor,
  archives: Archives,
  piece: Archived,
): Promise<readonly string[]> {
  const name = `archive of ${piece.code} from ${piece.from}`;
  try {
    const lines = await readPiece(archives, piece);
    const fault = await lineFault(lines, piece, await hashBefore(db, piece));
    return [...(fault ? [fault] : []), ...(await otherResults(db, piece, lines))].map(
      (text) => `${name}: ${text}`,
    );
  } catch (error) {
    if (error instanceof DamagedArchive) return [`${name}: ${error.message}`];
    throw error;
  }
}

/** Signatures that are looked at in one turn of the event loop, some 2 ms. */
const SIGNATURES = 16;

/** Whether the manifests are one line, from what was there before to what is said to be the last. */
async function lineFault(
  lines: readonly ManifestLine[],
  { from, to, hash }: Archived,
  before: string | undefined,
): Promise<string | undefined> {
  let last = before;
  for (const [n, line] of lines.entries()) {
    if (n % SIGNATURES === 0) await nextTurn();
    if (line.seq !== from + n) return `${line.seq} follows ${from + n - 1}`;
    if (bodyOf(line).prev !== last) return `${line.seq} does not go on from the one before it`;
    if (!isSigned(line.body, line.sig, line.key)) return `${line.seq} is not signed`;
    last = sha256Hex(line.body);
  }
  return last === hash && lines.length === to - from + 1 ? undefined : 'it ends elsewhere';
}

/** Numbers of two digits are stored with a leading zero, those of a hash in one word. */
const plain = (winning: string): string =>
  /^[0-9a-f]{64}$/.test(winning)
    ? [...winning].map((digit) => Number.parseInt(digit, 16)).join(',')
    : winning.replaceAll(/\b0(\d)/g, '$1');

async function otherResults(
  db: Executor,
  { gameId }: Archived,
  lines: readonly ManifestLine[],
): Promise<readonly string[]> {
  const results = lines.filter(({ kind }) => kind === 'result').map(bodyOf);
  const serials = results.flatMap(({ serial }) => (serial === undefined ? [] : [serial]));
  const stored = await readResults(db, gameId, serials);
  return results.flatMap(({ serial = '', winning = [] }) =>
    plain(stored.get(serial) ?? '') === winning.join(',')
      ? []
      : [`issue ${serial} has another result in history`],
  );
}
