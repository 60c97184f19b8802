import { sql } from 'kysely';
import { hexBytes, toHex } from '@fairlot/draw/bytes';
import type { Executor, Tx } from '#platform/db';
import type { ManifestLine } from '../commitment/manifest-line.ts';

/** A game whose line has manifests to be archived, and where they begin. */
export type Ripe = { readonly gameId: number; readonly code: string; readonly from: number };

/** Manifests go to a file when they are thirty days old, a day of them or more at a time. */
export async function listRipe(db: Executor): Promise<readonly Ripe[]> {
  const { rows } = await sql<{ game_id: number; code: string; from_seq: number }>`
    SELECT h.game_id, g.code, m.seq AS from_seq FROM manifest_head h JOIN game g ON g.id = h.game_id
    CROSS JOIN LATERAL (
      SELECT coalesce(max(a.to_seq), 0) + 1 AS seq FROM manifest_archive a WHERE a.game_id = h.game_id) n
    JOIN manifest m ON m.game_id = h.game_id AND m.seq = n.seq
    WHERE m.seq < h.seq AND m.published_at < (SELECT app_now()) - interval '31 days'
    ORDER BY m.published_at, h.game_id`.execute(db);
  return rows.map((row) => ({ gameId: row.game_id, code: row.code, from: row.from_seq }));
}

type LineRow = {
  seq: number;
  kind: string;
  body: string;
  key: Buffer;
  sig: Buffer;
  hash: Buffer;
  is_ripe: boolean;
};
export type RipeLine = ManifestLine & { readonly hash: string };

/**
 * The manifests of a game from one on, as far as all of them are old, their issues over, and not the last
 * of the line, which the next one goes on from.
 */
export async function readRipe(
  db: Executor,
  { gameId, from }: Pick<Ripe, 'gameId' | 'from'>,
  most: number,
): Promise<readonly RipeLine[]> {
  const { rows } = await sql<LineRow>`
    SELECT m.seq, m.kind, m.body, m.key, m.sig, m.hash,
      m.published_at < (SELECT app_now()) - interval '30 days' AND m.seq < h.seq
        AND coalesce(i.state, 3) IN (2, 3) AS is_ripe
    FROM manifest m JOIN manifest_head h ON h.game_id = m.game_id
    LEFT JOIN issue i ON (i.game_id, i.serial_number) = (m.game_id, m.serial_number)
    WHERE m.game_id = ${gameId} AND m.seq >= ${from} ORDER BY m.seq LIMIT ${most}`.execute(db);
  const end = rows.findIndex((row) => !row.is_ripe);
  return (end < 0 ? rows : rows.slice(0, end)).map(({ seq, kind, body, key, sig, hash }) => ({
    seq,
    kind,
    body,
    key: toHex(key),
    sig: toHex(sig),
    hash: toHex(hash),
  }));
}

/** Where a piece is. */
export type Archived = {
  readonly gameId: number;
  readonly code: string;
  readonly from: number;
  readonly to: number;
  readonly serials: readonly [number, number] | undefined;
  /** Of its last manifest, and of its file; hex. */
  readonly hash: string;
  readonly fileHash: string;
};

/** Notes a file and takes its manifests out of the table; false where another process has done so. */
export async function moveToFile(tx: Tx, piece: Archived): Promise<boolean> {
  const { gameId, from, to, serials, hash, fileHash } = piece;
  const { rows } = await sql`
    INSERT INTO manifest_archive (game_id, from_seq, to_seq, first_serial, last_serial, hash, file_hash)
    VALUES (${gameId}, ${from}, ${to}, ${serials?.[0] ?? null}, ${serials?.[1] ?? null},
      ${Buffer.from(hexBytes(hash))}, ${Buffer.from(hexBytes(fileHash))})
    ON CONFLICT DO NOTHING RETURNING game_id`.execute(tx);
  if (rows.length === 0) return false;
  await sql`
    DELETE FROM manifest WHERE game_id = ${gameId} AND seq BETWEEN ${from} AND ${to}
      AND kind NOT IN ('day', 'terms')`.execute(tx);
  return true;
}

type ArchivedRow = {
  game_id: number;
  code: string;
  from_seq: number;
  to_seq: number;
  first_serial: bigint | null;
  last_serial: bigint | null;
  hash: Buffer;
  file_hash: Buffer;
};

const toArchived = (row: ArchivedRow): Archived => ({
  gameId: row.game_id,
  code: row.code,
  from: row.from_seq,
  to: row.to_seq,
  serials:
    row.first_serial === null || row.last_serial === null
      ? undefined
      : [Number(row.first_serial), Number(row.last_serial)],
  hash: toHex(row.hash),
  fileHash: toHex(row.file_hash),
});

const COLUMNS = sql.raw(`a.game_id, g.code, a.from_seq, a.to_seq, a.first_serial, a.last_serial,
  a.hash, a.file_hash FROM manifest_archive a JOIN game g ON g.id = a.game_id`);

/** The pieces that an issue may be in; it may have begun in one and ended in the next. */
export async function findPieces(
  db: Executor,
  gameId: number,
  serial: number,
): Promise<readonly Archived[]> {
  const { rows } = await sql<ArchivedRow>`
    SELECT ${COLUMNS} WHERE a.game_id = ${gameId} AND a.first_serial <= ${serial}
      AND a.last_serial >= ${serial} ORDER BY a.from_seq`.execute(db);
  return rows.map(toArchived);
}

/** The pieces that were made just now, and some of the others. */
export async function samplePieces(db: Executor, some: number): Promise<readonly Archived[]> {
  const { rows } = await sql<ArchivedRow>`
    (SELECT ${COLUMNS} WHERE a.made_at > (SELECT app_now()) - interval '25 hours')
    UNION (SELECT ${COLUMNS} WHERE a.made_at <= (SELECT app_now()) - interval '25 hours'
      ORDER BY random() LIMIT ${some})`.execute(db);
  return rows.map(toArchived);
}

/** The hash of the last manifest before a piece, zeros before the first; undefined where there is a gap. */
export async function hashBefore(db: Executor, piece: Archived): Promise<string | undefined> {
  if (piece.from === 1) return '0'.repeat(64);
  const { rows } = await sql<{ hash: Buffer }>`
    SELECT hash FROM manifest_archive
    WHERE game_id = ${piece.gameId} AND to_seq = ${piece.from - 1}`.execute(db);
  return rows[0] && toHex(rows[0].hash);
}

/** The results of issues as history has them. */
export async function readResults(
  db: Executor,
  gameId: number,
  serials: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ serial: bigint; winning: string | null }>`
    SELECT serial_number AS serial, winning_number AS winning FROM issue
    WHERE game_id = ${gameId} AND serial_number = ANY(${serials}::bigint[])`.execute(db);
  return new Map(rows.map(({ serial, winning }) => [String(serial), winning]));
}
