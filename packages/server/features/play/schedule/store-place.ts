import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Money } from '@fairlot/rules/core/money';
import type { Currency } from '#ledger';
import { newId, type Executor, type Tx } from '#platform/db';
import type { PlaceScheduleInput, StoredBet } from './row-cart.ts';

/** The statements of placing a schedule. */
export type WantedIssue = {
  readonly id: number;
  readonly serial: number;
  readonly code: string;
  readonly day: string;
  readonly closeMs: number;
  readonly drawMs: number;
  /** Closed, drawn or cancelled. */
  readonly isOver: boolean;
};

export async function readWantedIssues(
  db: Executor,
  gameId: number,
  serials: readonly number[],
): Promise<readonly WantedIssue[]> {
  const { rows } = await sql<{
    id: number;
    serial_number: bigint;
    code: string;
    day: string;
    close_at: number;
    draw_at: number;
    is_over: boolean;
  }>`
    SELECT i.id, i.serial_number, g.code, i.day, i.close_at, i.draw_at,
      i.state <> 0 OR i.closed_at IS NOT NULL OR i.close_at <= (SELECT app_now()) AS is_over
    FROM issue i JOIN game g ON g.id = i.game_id
    WHERE i.game_id = ${gameId} AND i.serial_number = ANY (${serials}::bigint[])
    ORDER BY i.serial_number`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    serial: Number(row.serial_number),
    code: row.code,
    day: row.day,
    closeMs: row.close_at,
    drawMs: row.draw_at,
    isOver: row.is_over,
  }));
}

export type Placed = { id: string; hash: Buffer; total: bigint; currency: Currency };

/** A schedule that was placed by an intent. */
export async function readPlaced(
  db: Executor,
  playerId: bigint,
  intent: string,
): Promise<Placed | undefined> {
  const { rows } = await sql<Placed>`
    SELECT id, request_hash AS hash, total, currency FROM schedule
    WHERE player_id = ${playerId} AND intent = ${intent}`.execute(db);
  return rows[0];
}

export type NewSchedule = {
  readonly playerId: bigint;
  readonly id: string;
  readonly holdId: bigint;
  readonly currency: Currency;
  readonly total: bigint;
};

export type InsertVerdict =
  | 'OK'
  | 'REPEATED'
  | 'AGREEMENT'
  | 'BET_DISABLED'
  | 'FUNDS_FROZEN'
  | 'ON_BREAK'
  | 'REBATE_RANGE'
  | 'GAME_MAINTAIN'
  | 'GAME_OFFLINE'
  | 'GAME_OFFICIAL_OFFLINE'
  | 'TOO_MANY_SCHEDULES';

/** `detail`: the end of a break, milliseconds, or the prize group of the player. */
export type Inserted = { readonly verdict: InsertVerdict; readonly detail: bigint };

/** Writes a schedule if its player may have it; he comes one request after another. */
export async function insertSchedule(
  tx: Tx,
  made: NewSchedule & {
    readonly input: PlaceScheduleInput;
    readonly hash: Buffer;
    readonly bets: readonly StoredBet[];
    /** Highest prize group of its bets; null: none has one. */
    readonly group: number | null;
  },
  { agreement, running }: { readonly agreement: number; readonly running: number },
): Promise<Inserted> {
  const { playerId, id, holdId, currency, total, input, hash, bets, group } = made;
  await sql`SELECT FROM player WHERE player_id = ${playerId} FOR NO KEY UPDATE`.execute(tx);
  const { rows } = await sql<Inserted>`
    WITH judged AS MATERIALIZED (
      SELECT app_now() AS now, coalesce(to_ms(b.until_at), p.prize_group) AS detail, CASE
        WHEN b.until_at IS NOT NULL THEN 'ON_BREAK'
        WHEN p.flags & flags_that_bar_bets() <> 0 THEN 'BET_DISABLED'
        WHEN p.flags & flags_that_freeze_funds() <> 0 THEN 'FUNDS_FROZEN'
        WHEN g.state = 1 THEN 'GAME_MAINTAIN'
        WHEN g.state = 3 THEN 'GAME_OFFICIAL_OFFLINE'
        WHEN g.state IS DISTINCT FROM 0 THEN 'GAME_OFFLINE'
        WHEN ${group}::int > p.prize_group THEN 'REBATE_RANGE'
        WHEN NOT EXISTS (SELECT FROM schedule_agreement a
          WHERE a.player_id = p.player_id AND a.version = ${agreement}) THEN 'AGREEMENT'
        WHEN ${running} <= (SELECT count(*) FROM schedule s
          WHERE s.player_id = p.player_id AND s.state IN (0, 7)) THEN 'TOO_MANY_SCHEDULES'
        ELSE 'OK' END AS verdict
      FROM player p LEFT JOIN game g ON g.id = ${input.GameId}
      CROSS JOIN (SELECT max(until_at) AS until_at FROM own_break
        WHERE player_id = ${playerId} AND until_at > (SELECT app_now())) b
      WHERE p.player_id = ${playerId}),
    made AS (
      INSERT INTO schedule (player_id, id, intent, request_hash, game_id, plan, stop_win, stop_earn, stop_loss,
        accept_any_odds, hold_id, currency, total, bets, created_at)
      SELECT ${playerId}, ${id}, ${input.IntentId}, ${hash}, ${input.GameId}, ${input.Plan}, ${input.StopIfWin},
        ${input.StopIfEarn ?? null}, ${input.StopIfLoss ?? null}, ${input.AcceptAnyOdds ?? false}, ${holdId},
        ${currency}, ${total}, ${JSON.stringify(bets)}::jsonb, now
      FROM judged WHERE verdict = 'OK'
      ON CONFLICT (player_id, intent) DO NOTHING RETURNING id)
    SELECT CASE WHEN verdict = 'OK' AND NOT EXISTS (SELECT FROM made) THEN 'REPEATED' ELSE verdict END AS verdict,
      detail::bigint AS detail
    FROM judged`.execute(tx);
  const [inserted] = rows;
  invariant(inserted, 'a signed-in player exists');
  return inserted;
}

/** Where a stop decides, only the first row is ready: the others follow as it becomes known. */
export async function insertRows(
  tx: Tx,
  { playerId, id }: NewSchedule,
  wanted: PlaceScheduleInput['Issues'],
  issues: readonly WantedIssue[],
  { once, hasStop }: { readonly once: Money; readonly hasStop: boolean },
): Promise<void> {
  const found = new Map(issues.map((issue) => [issue.serial, issue]));
  const rows = wanted.map(({ SerialNumber, Multiple }, at) => {
    const issue = found.get(SerialNumber);
    invariant(issue, `issue ${SerialNumber} was found`);
    return {
      n: at + 1,
      issue_id: issue.id,
      serial_number: issue.serial,
      close_ms: issue.closeMs,
      draw_ms: issue.drawMs,
      multiple: Multiple,
      stake: String(once * BigInt(Multiple)),
      intent: newId(),
      is_ready: at === 0 || !hasStop,
    };
  });
  await sql`
    INSERT INTO schedule_row (player_id, schedule_id, n, issue_id, serial_number, close_at, draw_at, multiple,
      stake, intent, is_ready)
    SELECT ${playerId}, ${id}, n, issue_id, serial_number, from_ms(close_ms), from_ms(draw_ms), multiple, stake,
      intent, is_ready
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (n smallint, issue_id int, serial_number bigint,
      close_ms bigint, draw_ms bigint, multiple int, stake bigint, intent uuid, is_ready boolean)`.execute(
    tx,
  );
}
