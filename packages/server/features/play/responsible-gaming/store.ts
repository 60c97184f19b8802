import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { Executor } from '#platform/db';
import type { OwnLimits } from '../../money/deposit/orders/index.ts';

/** The statements of limits and breaks; what changes them are functions of the database. */

export type Slot = { readonly kind: number; readonly period: number };

type LimitRow = Slot & {
  amount: bigint;
  used: bigint;
  until_ms: bigint;
  is_asked: boolean;
  asked_amount: bigint | null;
  from_ms: bigint | null;
  lapses_ms: bigint | null;
};

export type StoredLimit = Slot & {
  readonly amount: Money;
  readonly used: Money;
  readonly untilMs: number;
  readonly asked:
    | { readonly amount: Money | null; readonly fromMs: number; readonly lapsesMs: number }
    | undefined;
};

/** The limits of a player with what counts against each; what he asked for only while it stands. */
export async function readLimits(db: Executor, playerId: bigint): Promise<readonly StoredLimit[]> {
  const { rows } = await sql<LimitRow>`
    SELECT r.kind, r.period, r.amount, r.used, to_ms(own_until(r.period, n.now)) AS until_ms,
      coalesce(n.now < l.asked_at + limit_waits() + limit_stands(), false) AS is_asked, l.asked_amount,
      to_ms(l.asked_at + limit_waits()) AS from_ms,
      to_ms(l.asked_at + limit_waits() + limit_stands()) AS lapses_ms
    FROM (SELECT app_now() AS now) n
    CROSS JOIN LATERAL limit_room(${playerId}, n.now) r
    JOIN own_limit l ON l.player_id = ${playerId} AND l.kind = r.kind AND l.period = r.period
    ORDER BY r.kind, r.period`.execute(db);
  return rows.map((row) => ({
    kind: row.kind,
    period: row.period,
    amount: mills(row.amount),
    used: mills(row.used),
    untilMs: Number(row.until_ms),
    asked: row.is_asked
      ? {
          amount: row.asked_amount === null ? null : mills(row.asked_amount),
          fromMs: Number(row.from_ms),
          lapsesMs: Number(row.lapses_ms),
        }
      : undefined,
  }));
}

async function verdictOf<V extends string>(work: Promise<{ rows: { verdict: V }[] }>): Promise<V> {
  const verdict = (await work).rows[0]?.verdict;
  invariant(verdict, 'a change of a limit has a verdict');
  return verdict;
}

export const setLimit = (
  db: Executor,
  playerId: bigint,
  { kind, period }: Slot,
  amount: Money | null,
): Promise<'SET' | 'ASKED' | 'NONE'> =>
  verdictOf(
    sql<{ verdict: 'SET' | 'ASKED' | 'NONE' }>`
      SELECT limit_set(${playerId}, ${kind}::smallint, ${period}::smallint, ${amount}) AS verdict`.execute(
      db,
    ),
  );

type Confirmed = 'CONFIRMED' | 'NOT_ASKED' | 'TOO_EARLY' | 'LAPSED';

export const confirmLimit = (
  db: Executor,
  playerId: bigint,
  { kind, period }: Slot,
  amount: Money | null,
): Promise<Confirmed> =>
  verdictOf(
    sql<{ verdict: Confirmed }>`
      SELECT limit_confirm(${playerId}, ${kind}::smallint, ${period}::smallint, ${amount}) AS verdict`.execute(
      db,
    ),
  );

export async function dropAsked(
  db: Executor,
  playerId: bigint,
  { kind, period }: Slot,
): Promise<void> {
  await sql`SELECT limit_drop(${playerId}, ${kind}::smallint, ${period}::smallint)`.execute(db);
}

export type StoredBreak = {
  readonly kind: number;
  readonly untilMs: number;
  readonly isByOperator: boolean;
};

type BreakRow = { kind: number; until_ms: bigint; is_by_operator: boolean };

/** The break that holds now: of several the one that ends last. */
export async function readBreak(db: Executor, playerId: bigint): Promise<StoredBreak | undefined> {
  const { rows } = await sql<BreakRow>`
    SELECT kind, to_ms(until_at) AS until_ms, is_by_operator FROM own_break
    WHERE player_id = ${playerId} AND until_at > (SELECT app_now())
    ORDER BY until_at DESC, kind DESC LIMIT 1`.execute(db);
  const [row] = rows;
  return row && { kind: row.kind, untilMs: Number(row.until_ms), isByOperator: row.is_by_operator };
}

export type BreakInput = {
  readonly kind: number;
  readonly length: string;
  readonly isByOperator: boolean;
};

/** When it ends, and whether it was taken: a break that holds longer stays as it is. */
export async function addBreak(
  db: Executor,
  playerId: bigint,
  { kind, length, isByOperator }: BreakInput,
): Promise<{ readonly isTaken: boolean; readonly untilMs: number }> {
  const { rows } = await sql<{ verdict: string; until_ms: bigint }>`
    SELECT verdict, to_ms(until_at) AS until_ms
    FROM limit_break(${playerId}, ${kind}::smallint, ${length}::interval, ${isByOperator})`.execute(
    db,
  );
  const [row] = rows;
  invariant(row, 'a break has a verdict');
  return { isTaken: row.verdict === 'TAKEN', untilMs: Number(row.until_ms) };
}

/** Writes down what is over by the clock; how many players that was. */
export async function endBreaks(db: Executor): Promise<number> {
  const { rows } = await sql<{ ended: number }>`SELECT limit_break_ends() AS ended`.execute(db);
  return rows[0]?.ended ?? 0;
}

export async function findPlayerId(db: Executor, userName: string): Promise<bigint | undefined> {
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT player_id FROM player WHERE lower(user_name) = lower(${userName})`.execute(db);
  return rows[0]?.player_id;
}

/** Lets go of changes of a year ago; how many went. */
export async function forgetChanges(db: Executor, most: number): Promise<number> {
  const { rows } = await sql<{ went: number }>`SELECT own_change_forget(${most}) AS went`.execute(
    db,
  );
  return rows[0]?.went ?? 0;
}

/** Whether the player is on a break, and what their own deposit limits leave; null without one. */
export async function readOwnLimits(db: Executor, playerId: bigint): Promise<OwnLimits> {
  const { rows } = await sql<{ is_away: boolean; own_left: bigint | null }>`
    SELECT EXISTS (SELECT FROM own_break b WHERE b.player_id = ${playerId} AND b.until_at > n.now) AS is_away,
      (SELECT min(greatest(r.amount - r.used, 0)) FROM limit_room(${playerId}, n.now) r WHERE r.kind = 3) AS own_left
    FROM (SELECT app_now() AS now) n`.execute(db);
  const [row] = rows;
  invariant(row, 'the clock has one row');
  return { isAway: row.is_away, left: row.own_left === null ? null : mills(row.own_left) };
}
