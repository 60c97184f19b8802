import { invariant } from '@fairlot/rules/core/invariant';
import { mills, type Money } from '@fairlot/rules/core/money';
import { sql } from 'kysely';
import type { Executor } from '#platform/db';

/** How many stand below a player, and what they have, as far as it is counted. Test accounts are left out. */
export type LineCount = {
  readonly playerId: bigint;
  readonly directs: number;
  readonly members: number;
  readonly agents: number;
  /** What the player has, held money and bonus included. */
  readonly balance: Money;
  readonly lineBalance: Money;
};

type Row = {
  player_id: bigint;
  directs: number;
  members: number;
  agents: number;
  balance: bigint;
  line_balance: bigint;
};

/** Reads the counts of players by id; a player without a row has nobody below. */
export async function readLineCounts(
  db: Executor,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, LineCount>> {
  const { rows } = await sql<Row>`
    SELECT player_id, directs, members, agents, balance, line_balance FROM line_count
    WHERE player_id = ANY (${ids}::bigint[])`.execute(db);
  return new Map(
    rows.map((row) => [
      row.player_id,
      {
        playerId: row.player_id,
        directs: row.directs,
        members: row.members,
        agents: row.agents,
        balance: mills(row.balance),
        lineBalance: mills(row.line_balance),
      },
    ]),
  );
}

/** When the counter came to its end last: figures of lines are as old as that. */
export async function readCountedMs(db: Executor): Promise<number> {
  const { rows } = await sql<{ ms: bigint }>`
    SELECT to_ms(counted_at) AS ms FROM money_counted`.execute(db);
  const [row] = rows;
  invariant(row, 'the place of the counter is a row');
  return Number(row.ms);
}
