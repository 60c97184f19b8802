import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import type { followHttp } from '@fairlot/wire/community/follow';
import type { Input } from '@fairlot/wire/core';
import type { Tx } from '#platform/db';

export type StartInput = Input<typeof followHttp.start>;

export type StartVerdict =
  | 'OK'
  | 'AGREEMENT'
  | 'BET_DISABLED'
  | 'FOLLOW_DISABLED'
  | 'FUNDS_FROZEN'
  | 'ON_BREAK'
  | 'NOT_FOLLOWABLE'
  | 'OWN_SELF'
  | 'FOLLOWS_ALREADY'
  | 'TOO_MANY_PLANS'
  | 'TOO_OFTEN'
  | 'UNTIL_RANGE'
  | 'RATE_MOVED';

/** `detail`: the end of a break, milliseconds. */
export type Judged = {
  readonly verdict: StartVerdict;
  readonly leader: bigint | null;
  readonly detail: bigint;
  /** What the leader asks for, thousandths of a profit. */
  readonly rate: number;
};

/** A player begins one plan after another. */
export async function lockPlayer(tx: Tx, playerId: bigint): Promise<void> {
  await sql`SELECT FROM player WHERE player_id = ${playerId} FOR NO KEY UPDATE`.execute(tx);
}

export async function readStarted(
  tx: Tx,
  playerId: bigint,
  intent: string,
): Promise<{ readonly id: string; readonly hash: Buffer } | undefined> {
  const { rows } = await sql<{ id: string; hash: Buffer }>`
    SELECT id, request_hash AS hash FROM follow_plan
    WHERE player_id = ${playerId} AND intent = ${intent}`.execute(tx);
  return rows[0];
}

/** Whether a player may begin to follow whom he names, and who that is. */
export async function judgeStart(
  tx: Tx,
  playerId: bigint,
  { Handle, UntilTimeStamp, CommissionRate = 0 }: StartInput,
  allowed: { agreement: number; running: number; begun: number; days: number },
): Promise<Judged> {
  const { agreement, running, begun, days } = allowed;
  const { rows } = await sql<Judged>`
    SELECT c.player_id AS leader, coalesce(to_ms(b.until_at), 0) AS detail, coalesce(r.rate, 0)::int AS rate, CASE
      WHEN b.until_at IS NOT NULL THEN 'ON_BREAK'
      WHEN p.flags & flags_that_bar_bets() <> 0 THEN 'BET_DISABLED'
      WHEN p.flags & flags_that_freeze_funds() <> 0 THEN 'FUNDS_FROZEN'
      WHEN p.flags & flag_disable_follow() <> 0 THEN 'FOLLOW_DISABLED'
      WHEN c.player_id IS NULL THEN 'NOT_FOLLOWABLE'
      WHEN c.player_id = p.player_id THEN 'OWN_SELF'
      WHEN NOT EXISTS (SELECT FROM schedule_agreement a
        WHERE a.player_id = p.player_id AND a.version = ${agreement}) THEN 'AGREEMENT'
      WHEN from_ms(${UntilTimeStamp}::bigint) <= (SELECT app_now())
        OR from_ms(${UntilTimeStamp}::bigint) > (SELECT app_now()) + ${days} * interval '1 day' THEN 'UNTIL_RANGE'
      WHEN EXISTS (SELECT FROM follow_plan f
        WHERE f.player_id = p.player_id AND f.leader_id = c.player_id AND f.state = 0) THEN 'FOLLOWS_ALREADY'
      WHEN ${running} <= (SELECT count(*) FROM follow_plan f
        WHERE f.player_id = p.player_id AND f.state = 0) THEN 'TOO_MANY_PLANS'
      WHEN ${begun} <= (SELECT count(*) FROM follow_plan f
        WHERE f.player_id = p.player_id AND f.created_at > (SELECT app_now()) - interval '1 day') THEN 'TOO_OFTEN'
      WHEN coalesce(r.rate, 0) <> ${CommissionRate} THEN 'RATE_MOVED'
      ELSE 'OK' END AS verdict
    FROM player p
    LEFT JOIN leader_consent c ON c.handle = ${Handle} AND c.followed_at IS NOT NULL
    LEFT JOIN follow_rate r ON r.player_id = c.player_id
    CROSS JOIN (SELECT max(until_at) AS until_at FROM own_break
      WHERE player_id = ${playerId} AND until_at > (SELECT app_now())) b
    WHERE p.player_id = ${playerId}`.execute(tx);
  const [judged] = rows;
  invariant(judged, 'a signed-in player exists');
  return judged;
}

/** Counts one more who follows a leader, unless there are as many as there may be. */
export async function joinLeader(tx: Tx, leader: bigint, most: number): Promise<boolean> {
  const { rows } = await sql<{ joined: boolean }>`
    SELECT follow_join(${leader}, ${most}) AS joined`.execute(tx);
  return rows[0]?.joined ?? false;
}

export async function insertPlan(
  tx: Tx,
  made: { readonly playerId: bigint; readonly id: string; readonly leader: bigint },
  input: StartInput,
  hash: Buffer,
): Promise<void> {
  const { playerId, id, leader } = made;
  await sql`
    INSERT INTO follow_plan (player_id, id, intent, request_hash, leader_id, mode, value, games, bet_cap, day_cap,
      stop_win, stop_earn, stop_loss, until_at, rate, created_at)
    VALUES (${playerId}, ${id}, ${input.IntentId}, ${hash}, ${leader}, ${input.Mode}, ${input.Value},
      ${input.GameIds ?? null}::smallint[], ${input.BetCap}, ${input.DayCap}, ${input.StopIfWin ?? null},
      ${input.StopIfEarn ?? null}, ${input.StopIfLoss}, from_ms(${input.UntilTimeStamp}::bigint),
      ${input.CommissionRate ?? 0}, app_now())`.execute(tx);
}
