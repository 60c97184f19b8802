import { sql } from 'kysely';
import { hexBytes, toHex } from '@fairlot/draw/bytes';
import type { Manifest } from '@fairlot/draw/manifest';
import type { LeafVersion } from '@fairlot/draw/ticket';
import type { SignedManifest } from '@fairlot/draw/signature';
import type { Executor, Tx } from '#platform/db';
import type { ManifestLine } from './manifest-line.ts';

export type ChainRow = {
  readonly length: number;
  readonly secret: Buffer;
  readonly anchor: Buffer;
  readonly rulesHash: string;
  readonly deltaMs: number;
};

type ChainTable = {
  length: number;
  secret: Buffer;
  anchor: Buffer;
  rules_hash: Buffer;
  delta_ms: number;
};

export async function readChain(
  db: Executor,
  gameId: number,
  day: string,
): Promise<ChainRow | undefined> {
  const { rows } = await sql<ChainTable>`
    SELECT length, secret, anchor, rules_hash, delta_ms FROM draw_chain
    WHERE game_id = ${gameId} AND day = ${day}::date`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const { length, secret, anchor, rules_hash: rulesHash, delta_ms: deltaMs } = row;
  return { length, secret, anchor, rulesHash: toHex(rulesHash), deltaMs };
}

/** Which days of which games have a chain, as `4 2026-11-21`. */
export async function listChains(
  db: Executor,
  days: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ game_id: number; day: string }>`
    SELECT game_id, day FROM draw_chain WHERE day = ANY(${days}::date[])`.execute(db);
  return new Set(rows.map((row) => `${row.game_id} ${row.day}`));
}

export type NewChain = {
  readonly gameId: number;
  readonly day: string;
  readonly length: number;
  readonly secret: Buffer;
  readonly anchor: Buffer;
  readonly rulesHash: string;
  readonly deltaMs: number;
  readonly isLate: boolean;
};

/** False when another process made the chain of this day first; this one is then forgotten. */
export async function insertChain(tx: Tx, chain: NewChain): Promise<boolean> {
  const rulesHash = Buffer.from(hexBytes(chain.rulesHash));
  const { rows } = await sql`
    INSERT INTO draw_chain (game_id, day, length, secret, anchor, rules_hash, delta_ms, is_late)
    VALUES (${chain.gameId}, ${chain.day}::date, ${chain.length}, ${chain.secret}, ${chain.anchor},
      ${rulesHash}, ${chain.deltaMs}, ${chain.isLate})
    ON CONFLICT DO NOTHING RETURNING game_id`.execute(tx);
  return rows.length > 0;
}

export type Head = { readonly seq: number; readonly hash: string };

/**
 * The ends of the lines of manifests of games, locked until commit: writers come one after another, and
 * whoever writes to several takes them in order.
 */
export async function lockHeads(
  tx: Tx,
  gameIds: readonly number[],
): Promise<ReadonlyMap<number, Head>> {
  const heads = await lockThoseThere(tx, gameIds);
  if (gameIds.every((gameId) => heads.has(gameId))) return heads;
  await sql`
    INSERT INTO manifest_head (game_id, seq, hash)
    SELECT g, 0, ${Buffer.alloc(32)} FROM unnest(${gameIds}::int[]) AS g ORDER BY g
    ON CONFLICT DO NOTHING`.execute(tx);
  return lockThoseThere(tx, gameIds);
}

async function lockThoseThere(
  tx: Tx,
  gameIds: readonly number[],
): Promise<ReadonlyMap<number, Head>> {
  const { rows } = await sql<{ game_id: number; seq: number; hash: Buffer }>`
    SELECT game_id, seq, hash FROM manifest_head WHERE game_id = ANY(${gameIds}::int[])
    ORDER BY game_id FOR UPDATE`.execute(tx);
  return new Map(rows.map((row) => [row.game_id, { seq: row.seq, hash: toHex(row.hash) }]));
}

const bytes = (hex: string): Buffer => Buffer.from(hexBytes(hex));

/** A manifest at its place in the line of its game. */
export type NewManifest = SignedManifest & {
  readonly gameId: number;
  readonly seq: number;
  /** The body as it is signed. */
  readonly text: string;
  readonly hash: string;
};

/** Adds manifests behind the ends of the lines of their games, which the caller has locked. */
export async function insertManifests(tx: Tx, added: readonly NewManifest[]): Promise<void> {
  const rows = added.map(({ gameId, seq, text, hash, body, key, sig }) => ({
    game_id: gameId,
    seq,
    kind: body.kind,
    day: 'd' in body ? body.d : null,
    serial_number: 'serial' in body ? body.serial : null,
    body: text,
    hash: bytes(hash),
    key: bytes(key),
    sig: bytes(sig),
  }));
  const all = <K extends keyof (typeof rows)[number]>(column: K) => rows.map((row) => row[column]);
  await sql`
    WITH line AS (
      INSERT INTO manifest (game_id, seq, kind, day, serial_number, body, hash, key, sig)
      SELECT * FROM unnest(${all('game_id')}::smallint[], ${all('seq')}::int[], ${all('kind')}::text[],
        ${all('day')}::date[], ${all('serial_number')}::bigint[], ${all('body')}::text[],
        ${all('hash')}::bytea[], ${all('key')}::bytea[], ${all('sig')}::bytea[])
      RETURNING game_id, seq, hash),
    ends AS (SELECT DISTINCT ON (game_id) game_id, seq, hash FROM line ORDER BY game_id, seq DESC)
    UPDATE manifest_head h SET seq = ends.seq, hash = ends.hash
    FROM ends WHERE h.game_id = ends.game_id`.execute(tx);
}

type LineRow = { seq: number; kind: Manifest['kind']; body: string; key: Buffer; sig: Buffer };

const toLine = ({ key, sig, ...row }: LineRow) => ({ ...row, key: toHex(key), sig: toHex(sig) });

/** The manifests of issues that are in the table: the bodies are the texts that were signed. */
export async function readOfIssues(
  db: Executor,
  gameId: number,
  serials: readonly number[],
): Promise<readonly (ManifestLine & { readonly serial: number })[]> {
  const { rows } = await sql<LineRow & { serial: bigint }>`
    SELECT seq, kind, body, key, sig, serial_number AS serial FROM manifest
    WHERE game_id = ${gameId} AND serial_number = ANY(${serials}::bigint[])
    ORDER BY seq`.execute(db);
  return rows.map(({ serial, ...row }) => ({ ...toLine(row), serial: Number(serial) }));
}

/** New terms that are told of an issue: no more are made in its time, unless by a mistake. */
const MOST_TERMS = 100;

/** The manifest of a day, and the terms that were in force while an issue was on sale, from its opening to its close. */
export async function readAround(
  db: Executor,
  gameId: number,
  day: string,
  opened: number | undefined,
  closed: number | undefined,
): Promise<readonly ManifestLine[]> {
  const { rows } = await sql<LineRow>`
    WITH terms AS (
      SELECT m.seq FROM manifest m
      WHERE m.game_id = ${gameId} AND m.kind = 'terms'
        AND m.seq < coalesce(${closed ?? null}::int, m.seq + 1)
        AND m.seq >= coalesce((
          SELECT max(seq) FROM manifest
          WHERE game_id = ${gameId} AND kind = 'terms' AND seq < ${opened ?? null}::int), 0)
      ORDER BY m.seq DESC LIMIT ${MOST_TERMS})
    SELECT seq, kind, body, key, sig FROM manifest
    WHERE game_id = ${gameId}
      AND ((kind = 'day' AND day = ${day}::date) OR seq IN (SELECT seq FROM terms))`.execute(db);
  return rows.map(toLine);
}

/** The hashes (hex) of the mapping programs that the days of issues were announced with, by issue. */
export async function readAnnounced(
  db: Executor,
  issues: readonly { readonly id: number; readonly gameId: number; readonly day: string }[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: bigint; hash: string }>`
    SELECT i.id, m.body::jsonb ->> 'mappingHash' AS hash
    FROM unnest(${issues.map(({ id }) => id)}::bigint[],
      ${issues.map(({ gameId }) => gameId)}::smallint[],
      ${issues.map(({ day }) => day)}::date[]) AS i(id, game_id, day)
    JOIN manifest m ON m.game_id = i.game_id AND m.day = i.day AND m.kind = 'day'`.execute(db);
  return new Map(rows.map(({ id, hash }) => [Number(id), hash]));
}

/** What the close manifest of an issue fixed. */
export type Closed = {
  readonly leaf: LeafVersion;
  /** Of the tickets, hex. */
  readonly root: string;
  readonly size: number;
  /** Thousandths. */
  readonly stakeSum: bigint;
};

type ClosedRow = { leaf: LeafVersion; root: string; size: number; stake_sum: bigint };

export async function readCloses(
  db: Executor,
  issues: readonly { readonly gameId: number; readonly serialNumber: number }[],
): Promise<readonly (Closed | undefined)[]> {
  const { rows } = await sql<ClosedRow & { n: bigint }>`
    SELECT n, coalesce((body ->> 'leaf')::int, 1) AS leaf, body ->> 'ticketRoot' AS root,
      (body ->> 'betCount')::int AS size, (body ->> 'stakeSum')::bigint AS stake_sum
    FROM (
      SELECT i.n, m.body::jsonb AS body
      FROM unnest(${issues.map(({ gameId }) => gameId)}::smallint[],
        ${issues.map(({ serialNumber }) => serialNumber)}::bigint[]) WITH ORDINALITY AS i(game_id, serial, n)
      JOIN manifest m ON m.game_id = i.game_id AND m.serial_number = i.serial AND m.kind = 'close') m`.execute(
    db,
  );
  const closed = new Map(rows.map((row) => [Number(row.n), row]));
  return issues.map((_, at) => {
    const row = closed.get(at + 1);
    return row && { leaf: row.leaf, root: row.root, size: row.size, stakeSum: row.stake_sum };
  });
}

export const readClose = async (
  db: Executor,
  gameId: number,
  serialNumber: number,
): Promise<Closed | undefined> => (await readCloses(db, [{ gameId, serialNumber }]))[0];

/** False when the round was known already. */
export async function insertRound(tx: Tx, round: number, signature: string): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO beacon_round (round, signature)
    VALUES (${round}, ${Buffer.from(hexBytes(signature))})
    ON CONFLICT DO NOTHING RETURNING round`.execute(tx);
  return rows.length > 0;
}

/** The signatures (hex) of those of the rounds that were seen and verified. */
export async function readRounds(
  db: Executor,
  rounds: Iterable<number | null>,
): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(rounds)].filter((round) => round !== null);
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ round: bigint; signature: Buffer }>`
    SELECT round, signature FROM beacon_round WHERE round = ANY(${wanted}::bigint[])`.execute(db);
  return new Map(rows.map(({ round, signature }) => [Number(round), toHex(signature)]));
}

export const readRound = async (db: Executor, round: number): Promise<string | undefined> =>
  (await readRounds(db, [round])).get(round);

/** The key (hex) of the newest manifest of a game. */
export async function readSigner(db: Executor, gameId: number): Promise<string | undefined> {
  const { rows } = await sql<{ key: Buffer }>`
    SELECT key FROM manifest WHERE game_id = ${gameId} ORDER BY seq DESC LIMIT 1`.execute(db);
  return rows[0] && toHex(rows[0].key);
}

/** How many manifests there are, up to one of each: of anybody, and signed by a key (hex). */
export async function countSigned(
  db: Executor,
  key: string | undefined,
): Promise<{ readonly all: number; readonly ours: number }> {
  const { rows } = await sql<{ all: number; ours: number }>`
    SELECT EXISTS (SELECT FROM manifest)::int AS all,
      EXISTS (SELECT FROM manifest WHERE key = decode(${key ?? ''}, 'hex'))::int AS ours`.execute(
    db,
  );
  return rows[0] ?? { all: 0, ours: 0 };
}

/** Hash and version that the newest terms manifest of a game names; without one, the hash of this day. */
export async function readPrices(
  db: Executor,
  gameId: number,
): Promise<{ readonly rulesHash: string | undefined; readonly version: number }> {
  const { rows } = await sql<{ hash: string; version: number | null }>`
    SELECT body::jsonb ->> 'rulesHash' AS hash, (body::jsonb ->> 'version')::int AS version FROM manifest
    WHERE game_id = ${gameId} AND kind IN ('terms', 'day')
      AND (kind = 'terms' OR day = (app_now() AT TIME ZONE 'UTC' + interval '8 hours')::date)
    ORDER BY kind = 'terms' DESC, seq DESC LIMIT 1`.execute(db);
  return { rulesHash: rows[0]?.hash, version: rows[0]?.version ?? 0 };
}
