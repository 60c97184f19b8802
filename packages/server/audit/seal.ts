import { sign as signBytes, verify, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { noteSealTimes, type SealTime } from '../backup/index.ts';
import {
  readSeals,
  readWatermark,
  sealUpTo,
  takeSnapshots,
  textOf,
  type SignedSeal,
} from '#ledger';
import { addLines, linesOf, readText } from '#platform/copy-file';
import type { Db, Executor } from '#platform/db';
import { publicBytesOf, publicKeyFrom, secretKeyOf } from '#platform/ed25519';
import type { Invariant } from '#platform/feature';
import { loadKey, trustedFileOf } from '#platform/key-file';

/**
 * Seals the books (I10) with a key of this installation, and keeps a copy of the seals outside the
 * database: whoever has only the database can neither sign a changed past nor take the copy back.
 */
const KEY = 'books-sealing';
/** Public keys of installations before this one, a line each in hex, where their seals are to count. */
const TRUSTED = trustedFileOf(KEY);
const COPY = 'seals.txt';
const PAGE = 1_000;

async function loadPair(dataFolder: string): Promise<{ secret: KeyObject; publicKey: Buffer }> {
  const secret = secretKeyOf(await loadKey(dataFolder, KEY));
  return { secret, publicKey: publicBytesOf(secret) };
}

const lineOf = (seal: SignedSeal): string =>
  `${textOf(seal)} ${seal.key.toString('hex')} ${seal.sig.toString('hex')}`;

/** All of a line: number, journals, the hash before and its own, key, signature. */
const LINE = /^seal (\d{1,18}): \d+ journals \d+-\d+,( [0-9a-f]{64}){3} [0-9a-f]{128}$/;

/**
 * The copy outside, by number of the seal; several processes may have written the same. A process that
 * ended while it wrote, or a full disk, leaves a part of a line: that says nothing, and is written anew.
 */
async function readCopy(dataFolder: string): Promise<ReadonlyMap<bigint, ReadonlySet<string>>> {
  const copy = new Map<bigint, Set<string>>();
  if (dataFolder === '') return copy;
  for (const line of linesOf(await readText(join(dataFolder, COPY)))) {
    const number = LINE.exec(line)?.[1];
    if (number === undefined) continue;
    const seal = BigInt(number);
    copy.set(seal, (copy.get(seal) ?? new Set()).add(line));
  }
  return copy;
}

const newestOf = (copy: ReadonlyMap<bigint, unknown>): bigint =>
  [...copy.keys()].reduce((newest, seal) => (seal > newest ? seal : newest), 0n);

async function* allSeals(db: Executor, after: bigint): AsyncGenerator<SignedSeal> {
  for (let last = after; ;) {
    const seals = await readSeals(db, last, PAGE);
    yield* seals;
    if (seals.length < PAGE) return;
    last = seals.at(-1)?.seal ?? last;
  }
}

/** Seals and sums the books up to now: every hour, by every process; the first one writes. */
export async function keepBooks(db: Db, dataFolder: string): Promise<void> {
  const upto = await readWatermark(db);
  const { secret, publicKey } = await loadPair(dataFolder);
  await sealUpTo(db, upto, (text) => ({
    key: publicKey,
    sig: signBytes(null, Buffer.from(text), secret),
  }));
  if (dataFolder !== '') await writeCopy(db, dataFolder);
  await takeSnapshots(db, upto);
}

/** Adds what the copy lacks. */
async function writeCopy(db: Db, dataFolder: string): Promise<void> {
  const missing: string[] = [];
  const times: SealTime[] = [];
  for await (const seal of allSeals(db, newestOf(await readCopy(dataFolder)))) {
    missing.push(lineOf(seal));
    times.push({ seal: seal.seal, atMs: seal.at });
  }
  await noteSealTimes(dataFolder, times);
  await addLines(join(dataFolder, COPY), missing);
}

/** What the database says of its seals, against the key and the copy that are not in it. */
export const sealInvariant = (dataFolder: string): Invariant => ({
  name: 'I10 the seals are signed here, and are what their copy says',
  find: async (db) => {
    const { publicKey } = await loadPair(dataFolder);
    const trusted = new Set([publicKey.toString('hex')]);
    if (dataFolder !== '') {
      const others = await readText(join(dataFolder, 'keys', TRUSTED));
      for (const line of linesOf(others)) trusted.add(line.trim());
    }
    const copy = await readCopy(dataFolder);
    let last = 0n;
    for await (const seal of allSeals(db, 0n)) {
      const fault = faultOf(seal, trusted, copy.get(seal.seal));
      if (fault) return [`seal ${seal.seal}: ${fault}`];
      last = seal.seal;
    }
    const newest = newestOf(copy);
    return newest > last ? [`seal ${last + 1n}: it is in the copy and not in the database`] : [];
  },
});

function faultOf(
  seal: SignedSeal,
  trusted: ReadonlySet<string>,
  copied: ReadonlySet<string> | undefined,
): string | undefined {
  if (!trusted.has(seal.key.toString('hex'))) return 'it was signed by an unknown key';
  const key = publicKeyFrom(seal.key);
  if (!verify(null, Buffer.from(textOf(seal)), key, seal.sig)) return 'its signature is invalid';
  if (copied && (copied.size > 1 || !copied.has(lineOf(seal)))) return 'its copy says otherwise';
  return undefined;
}
