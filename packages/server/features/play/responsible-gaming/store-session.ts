import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { Reminder } from '@fairlot/rules/check/own-limit';
import type { Executor } from '#platform/db';

/** A login as its player is told of it. */
type Login = { readonly playerId: bigint; readonly sessionId: string };

export type StoredSession = {
  readonly startMs: number;
  readonly nowMs: number;
  readonly staked: Money;
  readonly won: Money;
  readonly open: Money;
  readonly minutes: Reminder;
  readonly remindMs: number | null;
};

type Row = {
  start_ms: bigint;
  now_ms: bigint;
  staked: bigint;
  won: bigint;
  open: bigint;
  minutes: Reminder;
  remind_ms: bigint | null;
};

/** Counted from the bets that were accepted since the login began. */
export async function readSession(
  db: Executor,
  { playerId, sessionId }: Login,
): Promise<StoredSession> {
  const { rows } = await sql<Row>`
    SELECT to_ms(s.created_at) AS start_ms, to_ms(app_now()) AS now_ms, b.staked, b.won, b.open,
      coalesce(r.minutes, 0) AS minutes,
      CASE WHEN r.minutes > 0 THEN to_ms(greatest(s.created_at, s.reminded_at, r.set_at)
        + r.minutes * interval '1 minute') END AS remind_ms
    FROM session s
    LEFT JOIN own_reminder r ON r.player_id = s.player_id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(b.stake - b.refund) FILTER (WHERE b.state <> 1), 0)::bigint AS staked,
        coalesce(sum(b.prize), 0)::bigint AS won,
        coalesce(sum(b.stake) FILTER (WHERE b.state = 0), 0)::bigint AS open
      FROM bet b WHERE b.player_id = s.player_id AND b.accepted_at >= s.created_at) b
    WHERE s.player_id = ${playerId} AND s.id = ${sessionId}`.execute(db);
  const [row] = rows;
  invariant(row, 'who has a token has a login');
  return {
    startMs: Number(row.start_ms),
    nowMs: Number(row.now_ms),
    staked: mills(row.staked),
    won: mills(row.won),
    open: mills(row.open),
    minutes: row.minutes,
    remindMs: row.remind_ms === null ? null : Number(row.remind_ms),
  };
}

/** He has read it: the next one is due a whole interval from now. */
export async function noteReminded(db: Executor, { playerId, sessionId }: Login): Promise<void> {
  await sql`
    UPDATE session SET reminded_at = app_now()
    WHERE player_id = ${playerId} AND id = ${sessionId}`.execute(db);
}

export async function readMinutes(db: Executor, playerId: bigint): Promise<Reminder> {
  const { rows } = await sql<{ minutes: Reminder }>`
    SELECT minutes FROM own_reminder WHERE player_id = ${playerId}`.execute(db);
  return rows[0]?.minutes ?? 0;
}

export async function writeMinutes(
  db: Executor,
  playerId: bigint,
  minutes: Reminder,
): Promise<void> {
  await sql`
    INSERT INTO own_reminder AS r (player_id, minutes, set_at) VALUES (${playerId}, ${minutes}, app_now())
    ON CONFLICT (player_id) DO UPDATE SET minutes = excluded.minutes, set_at = excluded.set_at
    WHERE r.minutes <> excluded.minutes`.execute(db);
}
