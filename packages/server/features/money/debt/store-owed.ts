import { sql } from 'kysely';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { Executor } from '#platform/db';

/** What a player owes now, by what it is owed for. */
export type Owed = {
  readonly debt: Money;
  readonly dividends: Money;
  readonly pay: Money;
  readonly total: Money;
};

type Row = { debt: bigint; dividends: bigint; pay: bigint };

/**
 * Reads what a player owes: the SQL function `player_owed` has the sum of the same parts. A withdrawal or a transfer leaves
 * at least the total in the wallet; ask again after the posting, while the player's row is held.
 */
export async function owedOf(db: Executor, playerId: bigint): Promise<Owed> {
  const { rows } = await sql<Row>`
    SELECT debt, dividends, pay FROM player_owed_parts(${playerId})`.execute(db);
  const { debt = 0n, dividends = 0n, pay = 0n } = rows[0] ?? {};
  return {
    debt: mills(debt),
    dividends: mills(dividends),
    pay: mills(pay),
    total: mills(debt + dividends + pay),
  };
}
