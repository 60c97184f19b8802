import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { invariant } from '@fairlot/rules/core/invariant';
import { type Executor, transaction } from '#platform/db';
import { bodyOf, pack, unpack } from './archive-file.ts';
import type { ManifestLine } from '../commitment/manifest-line.ts';
import type { Fair } from '../sources/context.ts';
import { type Gate, createSemaphore } from './semaphore.ts';
import type { Keys } from '../commitment/keys.ts';
import { countSigned } from '../commitment/store.ts';
import { type Archived, findPieces, listRipe, moveToFile, readRipe } from './store-archive.ts';

/** Manifests in one file: read whole for one issue, that is some 20 ms. */
const MOST_LINES = 2_000;

/** Where archives are: nowhere without a folder. */
export type Archives = {
  readonly db: Executor;
  readonly dataFolder: string;
  readonly keys: Pick<Keys, 'publicKey'>;
};

/**
 * Its content is in its name: two processes that take pieces of another length from the same manifest on
 * write two files, and neither writes over the one that the other has noted.
 */
const fileOf = (
  dataFolder: string,
  { code, from, fileHash }: Pick<Archived, 'code' | 'from' | 'fileHash'>,
): string => {
  const name = `${String(from).padStart(10, '0')}-${fileHash.slice(0, 16)}.jsonl.gz`;
  return join(dataFolder, 'archive', code, name);
};

/**
 * Moves a piece of a line of manifests that are older than thirty days into a signed file. First the file is
 * there for good, then, in one transaction, it is noted and its manifests leave the table: whoever dies in
 * between leaves a file that the next one makes again, byte for byte, or that nobody ever asks for.
 */
export async function archiveManifests(
  fair: Fair,
  mostLines: number = MOST_LINES,
): Promise<'worked' | 'idle'> {
  if (fair.dataFolder === '') return 'idle';
  for (const ripe of await listRipe(fair.db)) {
    const lines = await readRipe(fair.db, ripe, mostLines);
    const last = lines.at(-1);
    // An issue that is not over keeps what comes after it here as well.
    if (!last) continue;
    const bare = lines.map(({ hash: _, ...line }): ManifestLine => line);
    const file = await pack({ game: ripe.code, lines: bare }, fair.keys);
    const piece: Archived = {
      ...ripe,
      to: last.seq,
      serials: serialsOf(bare),
      hash: last.hash,
      fileHash: createHash('sha256').update(file).digest('hex'),
    };
    await keep(fileOf(fair.dataFolder, piece), file);
    invariant((await readPiece(fair, piece)).length === lines.length, 'the file is there, whole');
    await transaction(fair.db, (tx) => moveToFile(tx, piece));
    return 'worked';
  }
  return 'idle';
}

function serialsOf(lines: readonly ManifestLine[]): readonly [number, number] | undefined {
  const serials = lines.flatMap((line) => {
    const { serial } = bodyOf(line);
    return serial === undefined ? [] : [Number(serial)];
  });
  if (serials.length === 0) return undefined;
  return [serials.reduce((a, b) => Math.min(a, b)), serials.reduce((a, b) => Math.max(a, b))];
}

/** Puts a file where it belongs, whole or not at all, so that it outlives a power cut. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, path);
  const folder = await open(dirname(path));
  await folder.sync().finally(() => folder.close());
}

/** An archive that is not there, or not as it was made. Its message is for whoever keeps the site. */
export class DamagedArchive extends Error {}

/**
 * The manifests of a piece, or those whose text has something in it. Throws where its file is not as it
 * was made.
 */
export async function readPiece(
  { db, dataFolder, keys }: Archives,
  piece: Pick<Archived, 'code' | 'from' | 'fileHash'>,
  having = '',
): Promise<readonly ManifestLine[]> {
  const path = fileOf(dataFolder, piece);
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) throw new DamagedArchive(`${path} is not there`);
  const isIt = createHash('sha256').update(bytes).digest('hex') === piece.fileHash;
  const found = isIt ? await unpack(bytes, having) : undefined;
  // A site that lost its keys has archives of the old ones, which signed its days as well.
  const isTrusted =
    found?.key === keys.publicKey || (found && (await countSigned(db, found.key)).ours > 0);
  if (!isTrusted || found?.game !== piece.code)
    throw new DamagedArchive(`${path} is not as it was made`);
  return found.lines;
}

/**
 * Whoever asks for an archived issue need not sign in, and each file takes 10 ms and 10 MB: one is read at
 * a time, and so many wait for their turn.
 */
const MOST_WAITING = 32;
const gates = new WeakMap<Archives, Gate>();

function gateTo(archives: Archives): Gate {
  const known =
    gates.get(archives) ?? createSemaphore({ atOnce: 1, waiting: MOST_WAITING, oneEach: false });
  gates.set(archives, known);
  return known;
}

/** More archived issues are asked for than are read. */
export class BusyArchives extends Error {}

/** The manifests of an issue that were archived. Throws where too many wait for theirs. */
export async function readArchived(
  fair: Archives,
  gameId: number,
  serial: number,
): Promise<readonly ManifestLine[]> {
  if (fair.dataFolder === '') return [];
  const found: ManifestLine[] = [];
  for (const piece of await findPieces(fair.db, gameId, serial)) {
    const read = () => readPiece(fair, piece, String(serial));
    const lines = await gateTo(fair).enter(piece.code, read);
    if (!lines) throw new BusyArchives();
    found.push(...lines.filter((line) => bodyOf(line).serial === String(serial)));
  }
  return found;
}
