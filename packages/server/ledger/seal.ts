import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { longRead, type Db, type Executor } from '#platform/db';

/**
 * The seal chain (I10): each seal covers the journals from one number to another together with the
 * seal before it, and is signed; so nothing sealed can change without the change being seen.
 */
export type Seal = {
  readonly seal: bigint;
  /** It covers the journals with `after < n <= upto`. */
  readonly after: bigint;
  readonly upto: bigint;
  readonly journals: number;
  readonly prevHash: Buffer;
  readonly hash: Buffer;
};
export type SignedSeal = Seal & {
  readonly key: Buffer;
  readonly sig: Buffer;
  /** When it was made, in milliseconds UTC: nothing that is signed says so. */
  readonly at: number;
};

/** What the first seal follows. */
export const NOTHING_BEFORE = Buffer.alloc(32);

/** What is signed, and what a copy outside the database says of a seal. */
export const textOf = ({ seal, after, upto, journals, prevHash, hash }: Seal): string =>
  `seal ${seal}: ${journals} journals ${after + 1n}-${upto}, ${prevHash.toString('hex')} ${hash.toString('hex')}`;

type Row = {
  seal: bigint;
  after: bigint;
  upto: bigint;
  journals: number;
  prev_hash: Buffer;
  hash: Buffer;
  key: Buffer;
  sig: Buffer;
  at: number;
};

const toSeal = ({ prev_hash: prevHash, ...row }: Row): SignedSeal => ({ ...row, prevHash });

/** Seals that come after one, oldest first. */
export async function readSeals(
  db: Executor,
  after: bigint,
  most: number,
): Promise<readonly SignedSeal[]> {
  const { rows } = await sql<Row>`
    SELECT seal, after_n AS after, upto_n AS upto, journals, prev_hash, hash, key, sig, sealed_at AS at
    FROM ledger_seal WHERE seal > ${after} ORDER BY seal LIMIT ${most}`.execute(db);
  return rows.map(toSeal);
}

/** The last seal, and when it was made, in milliseconds UTC. */
export async function newestSeal(
  db: Executor,
): Promise<{ readonly seal: bigint; readonly atMs: number } | undefined> {
  const { rows } = await sql<{ seal: bigint; at: number }>`
    SELECT seal, sealed_at AS at FROM ledger_seal ORDER BY seal DESC LIMIT 1`.execute(db);
  return rows[0] && { seal: rows[0].seal, atMs: rows[0].at };
}

/** One seal covers at most so many numbers, so that each is read in a moment. */
const MOST_JOURNALS = 50_000n;
/** Journals from before they had numbers lie anywhere in a table that may be large. */
const MOST_MINUTES = 20;

/** The next seal, not written yet; undefined when all up to the watermark is sealed. */
async function nextSeal(db: Db, watermark: bigint): Promise<Seal | undefined> {
  const { rows } = await sql<{ seal: bigint; upto: bigint; hash: Buffer }>`
    SELECT seal, upto_n AS upto, hash FROM ledger_seal ORDER BY seal DESC LIMIT 1`.execute(db);
  const last = rows[0] ?? { seal: 0n, upto: 0n, hash: NOTHING_BEFORE };
  const after = last.upto;
  if (watermark <= after) return undefined;
  const upto = watermark - after > MOST_JOURNALS ? after + MOST_JOURNALS : watermark;
  const { rows: covered } = await longRead(db, MOST_MINUTES, (tx) =>
    sql<{ journals: number; hash: Buffer }>`
      SELECT journals, hash FROM ledger_seal_hash(${last.hash}, ${after}, ${upto})`.execute(tx),
  );
  const [found] = covered;
  invariant(found, 'a hash is one row');
  return { seal: last.seal + 1n, after, upto, prevHash: last.hash, ...found };
}

export type Signer = (text: string) => { readonly key: Buffer; readonly sig: Buffer };

/** Seals everything up to a watermark; of several processes one writes each seal. */
export async function sealUpTo(db: Db, watermark: bigint, sign: Signer): Promise<void> {
  for (;;) {
    const next = await nextSeal(db, watermark);
    if (!next) return;
    const { seal, after, upto, journals, prevHash, hash } = next;
    const { key, sig } = sign(textOf(next));
    await sql`
      SELECT ledger_seal_add(${seal}, ${after}, ${upto}, ${journals}, ${prevHash}, ${hash}, ${key},
        ${sig})`.execute(db);
  }
}
