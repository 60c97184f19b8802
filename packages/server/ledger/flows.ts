import { sql } from 'kysely';
import { FIRST_WITHDRAWAL_KINDS } from '@fairlot/rules/core/first-withdrawal';
import { mills, type Money, ZERO } from '@fairlot/rules/core/money';
import { KEPT, type Executor } from '#platform/db';
import { CHART, type Currency } from './accounts.ts';

/** What a player's money did, all of it as it counts for who looks at him: nothing here is below zero unless taken back. */
export type Flows = {
  /** Cash-flow types 101 to 113. */
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
    SELECT coalesce(sum(e.amount) FILTER (WHERE j.kind BETWEEN 101 AND 113 AND e.account = 1), 0)::bigint AS deposited,
      coalesce(-sum(e.amount) FILTER (WHERE j.kind IN (202, 206, 208) AND e.account = 3), 0)::bigint AS withdrawn,
      coalesce(-sum(e.amount) FILTER (WHERE j.kind BETWEEN 301 AND 311 AND e.account = 1), 0)::bigint AS staked,
      coalesce(sum(e.amount) FILTER (WHERE j.kind BETWEEN 401 AND 408 AND e.account = 1), 0)::bigint AS won
    FROM ledger_journal j JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id
    WHERE j.player_id = ${playerId} AND e.player_id = ${playerId} AND j.currency = ${currency}
      AND (j.kind BETWEEN 101 AND 113 OR j.kind IN (202, 206, 208) OR j.kind BETWEEN 301 AND 311
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

/** What a player's money is now, and what it did lately. */
export type Standing = {
  readonly balance: Money;
  /** By `FIRST_WITHDRAWAL_KINDS`, of all time; zero where it was not asked for. */
  readonly received: Money;
  readonly lately: { readonly deposited: Money; readonly staked: Money };
};

type StandingRow = { balance: bigint; received: bigint; new_deposits: bigint; new_stakes: bigint };

/**
 * The balance of a player, and what he deposited and staked in the last so many hours, read at once. All that he ever
 * received is added up only where `isWhole` asks for it: who moves much has much of it.
 */
export async function standingOf(
  db: Executor,
  { playerId, currency }: { readonly playerId: bigint; readonly currency: Currency },
  { hours, isWhole }: { readonly hours: number; readonly isWhole: boolean },
): Promise<Standing> {
  const kinds = isWhole ? FIRST_WITHDRAWAL_KINDS : [];
  const { rows } = await sql<StandingRow>`${KEPT}
    SELECT coalesce((SELECT balance FROM ledger_account
        WHERE player_id = ${playerId} AND kind = ${CHART.cash} AND currency = ${currency}), 0)::bigint AS balance,
      coalesce(sum(f.amount) FILTER (WHERE f.kind = ANY (${kinds}::int[])), 0)::bigint AS received,
      coalesce(sum(f.amount) FILTER (WHERE f.kind BETWEEN 101 AND 113 AND f.is_new), 0)::bigint AS new_deposits,
      coalesce(-sum(f.amount) FILTER (WHERE f.kind BETWEEN 301 AND 311 AND f.is_new), 0)::bigint AS new_stakes
    FROM (SELECT (SELECT app_now()) - ${hours}::int * interval '1 hour' AS since) n
    LEFT JOIN LATERAL (
      SELECT j.kind, e.amount, j.created_at > n.since AS is_new
      FROM ledger_journal j JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id
      WHERE j.player_id = ${playerId} AND e.player_id = ${playerId} AND j.currency = ${currency}
        AND e.account = ${CHART.cash}
        AND (j.kind BETWEEN 101 AND 113 OR j.kind BETWEEN 301 AND 311 OR j.kind = ANY (${kinds}::int[]))
        AND j.created_at > CASE WHEN ${isWhole}::boolean THEN '-infinity' ELSE n.since END) f ON true`.execute(
    db,
  );
  const [row] = rows;
  return {
    balance: mills(row?.balance ?? 0n),
    received: isWhole ? mills(row?.received ?? 0n) : ZERO,
    lately: {
      deposited: mills(row?.new_deposits ?? 0n),
      staked: mills(row?.new_stakes ?? 0n),
    },
  };
}
