import { sql } from 'kysely';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import type { Executor } from '#platform/db';
import type { Invariant } from '#platform/feature';
import { drawRound } from './draw.ts';

type Row = { readonly rule: string; readonly line: string };

const finder = (since: string) => async (db: Executor) => {
  const { rows } = await sql<Row>`
    SELECT rule, line FROM instant_audit(${sql.raw(since)})`.execute(db);
  return rows.map(({ rule, line }) => `${rule}: ${line}`);
};

type Drawn = {
  readonly player_id: bigint;
  readonly serial: bigint;
  readonly code: string;
  readonly category_id: number;
  readonly number: string;
  readonly nonce: number;
  readonly client_seed: Buffer;
  readonly server_seed: Buffer;
};
const AT_ONCE = 5_000;

/** Rounds of revealed seeds that did not draw what their seeds say. */
async function findOtherNumbers(db: Executor): Promise<readonly string[]> {
  const found: string[] = [];
  let after = { player: 0n, serial: 0n };
  for (;;) {
    const { rows } = await sql<Drawn>`
      SELECT r.player_id, r.serial, g.code, g.category_id, r.number, r.nonce, s.client_seed, s.server_seed
      FROM instant_round r JOIN instant_seed s ON s.player_id = r.player_id AND s.id = r.seed_id
      JOIN game g ON g.id = r.game_id
      WHERE s.server_seed IS NOT NULL AND (r.player_id, r.serial) > (${after.player}, ${after.serial})
      ORDER BY r.player_id, r.serial LIMIT ${AT_ONCE}`.execute(db);
    for (const row of rows) {
      const category = categoryOf(row.category_id);
      const { server_seed: serverSeed, client_seed: clientSeed, nonce, code } = row;
      const seeds = { serverSeed, clientSeed, nonce };
      if (category && drawRound({ code, category }, seeds).number === row.number) continue;
      found.push(`player ${row.player_id} round ${row.serial}: not ${row.number}`);
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return found;
    after = { player: last.player_id, serial: last.serial };
  }
}

/** Rounds against their bets and seeds. */
export const instantInvariants: readonly Invariant[] = [
  {
    name: 'rounds of instant games',
    find: finder(`'-infinity'`),
    findRecent: finder(`app_now() - interval '3 minutes'`),
  },
  { name: 'a round drew what its seeds say', find: findOtherNumbers },
];
