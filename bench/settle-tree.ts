import { sql } from 'kysely';
import { makePlayers, type BetDatabase } from './bet-database.ts';

/**
 * Players of the benches of settlement: half of them below agents, of whom a fifth bets below the own prize group;
 * a tenth of all has money to turn over.
 */
export async function makeTree(database: BetDatabase, count: number): Promise<bigint[]> {
  const top = await makePlayers(database, 1, { group: 1980 });
  const parents = await makePlayers(database, count / 100, { group: 1970, parents: top });
  const free = await makePlayers(database, count / 2);
  const below = await makePlayers(database, (count * 2) / 5, { parents });
  const rebated = await makePlayers(database, count / 10, { parents, group: 1960 });
  const players = [...free, ...below, ...rebated];
  const bound = players.filter((_, n) => n % 10 === 0);
  await sql`
    SELECT requirement_open(id, 1001::smallint, 'bench', 1000000000000, 100)
    FROM unnest(${bound}::bigint[]) id`.execute(database.owner);
  return players;
}
