import { sql } from 'kysely';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { Executor } from '../platform/db.ts';
import type { Currency } from './accounts.ts';

/** What a player's money did, all of it as it counts for who looks at him: nothing here is below zero unless taken back. */
export type Flows = {
  /** Cash-flow types 101 to 111. */
  readonly deposited: Money;
  /** Paid out of what was held: 202, 206 and what came back of it. */
  readonly withdrawn: Money;
  /** Staked and not given back: 301 to 311. */
  readonly staked: Money;
  /** Won: 401 to 408. */
  readonly won: Money;
};

type Row = { deposited: bigint; withdrawn: bigint; staked: bigint; won: bigint };

/** The flows of a player in one currency, of the last so many hours or of all time. */
export async function flowsOf(
  db: Executor,
  playerId: bigint,
  currency: Currency,
  hours?: number,
): Promise<Flows> {
  const { rows } = await sql<Row>`
    SELECT coalesce(sum(e.amount) FILTER (WHERE j.kind BETWEEN 101 AND 111 AND e.account = 1), 0)::bigint AS deposited,
      coalesce(-sum(e.amount) FILTER (WHERE j.kind IN (202, 206, 208) AND e.account = 3), 0)::bigint AS withdrawn,
      coalesce(-sum(e.amount) FILTER (WHERE j.kind BETWEEN 301 AND 311 AND e.account = 1), 0)::bigint AS staked,
      coalesce(sum(e.amount) FILTER (WHERE j.kind BETWEEN 401 AND 408 AND e.account = 1), 0)::bigint AS won
    FROM ledger_journal j JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id
    WHERE j.player_id = ${playerId} AND e.player_id = ${playerId} AND j.currency = ${currency}
      AND (j.kind BETWEEN 101 AND 111 OR j.kind IN (202, 206, 208) OR j.kind BETWEEN 301 AND 311
        OR j.kind BETWEEN 401 AND 408)
      AND (${hours ?? null}::int IS NULL
        OR j.created_at > (SELECT app_now()) - ${hours ?? null}::int * interval '1 hour')`.execute(
    db,
  );
  const [row] = rows;
  return {
    deposited: mills(row?.deposited ?? 0n),
    withdrawn: mills(row?.withdrawn ?? 0n),
    staked: mills(row?.staked ?? 0n),
    won: mills(row?.won ?? 0n),
  };
}
