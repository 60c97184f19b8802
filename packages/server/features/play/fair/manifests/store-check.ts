import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';
import type { StoredManifest } from './check-line.ts';

/** Behind which manifest the next page begins. */
export type CheckPlace = { readonly game: number; readonly seq: number };

const LINE = sql`
  m.game_id, m.seq, g.code, m.kind, to_char(m.day, 'YYYY-MM-DD') AS day, m.serial_number AS serial, m.body, m.hash, m.key,
  m.sig FROM manifest m JOIN game g ON g.id = m.game_id`;

/** Manifests behind one, by game and number. */
export async function readCheckPage(
  db: Executor,
  { game, seq }: CheckPlace,
  most: number,
): Promise<readonly StoredManifest[]> {
  const { rows } = await sql<StoredManifest>`
    SELECT ${LINE} WHERE (m.game_id, m.seq) > (${game}::smallint, ${seq}::int)
    ORDER BY m.game_id, m.seq LIMIT ${most}`.execute(db);
  return rows;
}

/** The ends of all lines, as far back as the last minutes. */
export async function readNewest(db: Executor): Promise<readonly StoredManifest[]> {
  const { rows } = await sql<StoredManifest>`
    SELECT ${LINE} JOIN manifest_head h ON h.game_id = m.game_id AND m.seq > h.seq - 200
    WHERE m.published_at >= (SELECT app_now()) - interval '3 minutes'`.execute(db);
  return rows;
}

/** How far the manifests were looked at. */
export type CheckState = {
  readonly game_id: number;
  readonly seq: number;
  readonly looked: bigint;
  readonly faults: bigint;
  readonly began_ms: bigint | null;
  readonly finished_ms: bigint | null;
  readonly used_ms: number;
  readonly is_resting: boolean;
  readonly fault: string | null;
  /** Manifests that are in the table and in no archive. */
  readonly total: bigint;
  /** Longer than a week since the last whole round ended, or since the first began. */
  readonly is_late: boolean;
};

const STATE = sql<CheckState>`
  SELECT game_id, seq, looked, faults, to_ms(began_at) AS began_ms, to_ms(finished_at) AS finished_ms, used_ms, is_resting,
    fault, coalesce((SELECT sum(h.seq) FROM manifest_head h), 0)::bigint - coalesce((
      SELECT sum(a.to_seq - a.from_seq + 1) FROM manifest_archive a), 0)::bigint AS total,
    coalesce(coalesce(finished_at, began_at) < (SELECT app_now()) - interval '7 days', false) AS is_late
  FROM manifest_check`;

export async function readCheckState(db: Executor): Promise<CheckState | undefined> {
  return (await STATE.execute(db)).rows[0];
}

/** A night begins: it has all of its time, and goes on where the last one came to. */
export async function beginCheckNight(tx: Tx): Promise<void> {
  await sql`UPDATE manifest_check SET used_ms = 0, is_resting = false`.execute(tx);
}

/** The state, held until the transaction ends; undefined where another process works on it or the night is over. */
export async function holdCheck(tx: Tx): Promise<CheckState | undefined> {
  const { rows } =
    await sql<CheckState>`${STATE} WHERE NOT is_resting FOR UPDATE SKIP LOCKED`.execute(tx);
  return rows[0];
}

export type CheckStep = {
  readonly place: CheckPlace;
  readonly looked: number;
  readonly faults: readonly string[];
  readonly usedMs: number;
  readonly isEnd: boolean;
};

const MOST_CHARS = 500;

/** Notes a step; at the end of a round, and where the time of the night is used up, it rests until the next night. */
export async function noteCheckStep(
  tx: Tx,
  { place, looked, faults, usedMs, isEnd }: CheckStep,
  mostMs: number,
): Promise<void> {
  const [first] = faults;
  await sql`
    UPDATE manifest_check SET
      game_id = CASE WHEN ${isEnd} THEN 0 ELSE ${place.game} END, seq = CASE WHEN ${isEnd} THEN 0 ELSE ${place.seq} END,
      began_at = CASE WHEN (game_id, seq) = (0, 0) THEN app_now() ELSE began_at END,
      looked = CASE WHEN (game_id, seq) = (0, 0) THEN 0 ELSE looked END + ${looked},
      faults = CASE WHEN (game_id, seq) = (0, 0) THEN 0 ELSE faults END + ${faults.length},
      finished_at = CASE WHEN ${isEnd} THEN app_now() ELSE finished_at END,
      used_ms = used_ms + ${usedMs}::int, is_resting = ${isEnd} OR used_ms + ${usedMs}::int >= ${mostMs},
      fault = coalesce(${first?.slice(0, MOST_CHARS) ?? null}::text,
        CASE WHEN ${isEnd} AND CASE WHEN (game_id, seq) = (0, 0) THEN 0 ELSE faults END = 0 THEN NULL ELSE fault END)`.execute(
    tx,
  );
}
