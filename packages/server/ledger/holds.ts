import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills, type Money } from '@fairlot/rules/core/money';
import { retrying, transaction, type Db, type Executor } from '#platform/db';
import type { Currency } from './accounts.ts';
import { HOLD, release, type HoldPurpose, type HoldRef } from './movements/index.ts';
import { postAll } from './post.ts';

/** A hold as it stands. */
export type Hold = HoldRef & {
  readonly amount: Money;
  /** What was neither captured nor released yet. */
  readonly remaining: Money;
  readonly version: number;
  readonly expiresMs: number | null;
};

type Row = {
  player_id: bigint;
  id: bigint;
  kind: number;
  currency: Currency;
  amount: bigint;
  remaining: bigint;
  version: number;
  expires_at: number | null;
};

const PURPOSES = new Map<number, HoldPurpose>(
  (Object.keys(HOLD) as HoldPurpose[]).map((purpose) => [HOLD[purpose].reserve, purpose]),
);

function toHold(row: Row): Hold {
  const purpose = PURPOSES.get(row.kind);
  invariant(purpose, `kind ${row.kind} holds`);
  return {
    playerId: row.player_id,
    holdId: row.id,
    currency: row.currency,
    purpose,
    amount: mills(row.amount),
    remaining: mills(row.remaining),
    version: row.version,
    expiresMs: row.expires_at,
  };
}

/** A hold of a player; undefined when he has none of this number. */
export async function readHold(
  db: Executor,
  playerId: bigint,
  holdId: bigint,
): Promise<Hold | undefined> {
  const { rows } = await sql<Row>`
    SELECT player_id, id, kind, currency, amount, remaining, version, expires_at FROM ledger_hold
    WHERE player_id = ${playerId} AND id = ${holdId}`.execute(db);
  return rows[0] && toHold(rows[0]);
}

/** So many at a time. */
const CHUNK = 500;

/**
 * Gives back what is left of holds whose time is over, and tells of how many. Whoever takes from one at
 * this moment comes before or after; several processes may do this at once.
 */
export async function expireHolds(db: Db, chunk = CHUNK): Promise<number> {
  const { rows } = await sql<Row>`
    SELECT player_id, id, kind, currency, amount, remaining, version, expires_at FROM ledger_hold
    WHERE remaining > 0 AND expires_at <= (SELECT app_now()) ORDER BY expires_at LIMIT ${chunk}`.execute(
    db,
  );
  const units = rows
    .map(toHold)
    .map((hold) => [release({ ...hold, amount: hold.remaining, part: `expired-${hold.version}` })]);
  const outcomes = await retrying(() => transaction(db, (tx) => postAll(tx, units)));
  return outcomes.filter(({ verdict }) => verdict === 'posted').length;
}
