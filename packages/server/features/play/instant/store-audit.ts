import { sql } from 'kysely';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import type { Executor } from '#platform/db';
import type { Invariant } from '#platform/feature';
import { loadKeys, type Keys } from '../fair/commitment/index.ts';
import { drawRound } from './draw.ts';
import { openSeed } from './seed.ts';
import { pricedFrom } from './store-audit-odds.ts';
import { roundPages, type Drawn } from './store-drawn.ts';

type Row = { readonly rule: string; readonly line: string };

const finder = (since: string) => async (db: Executor) => {
  const { rows } = await sql<Row>`
    SELECT rule, line FROM instant_audit(${sql.raw(since)})`.execute(db);
  return rows.map(({ rule, line }) => `${rule}: ${line}`);
};

/** A seed that is not revealed yet is opened; without the keys of the installation it says nothing. */
function seedsOpenedBy(keys: Keys | undefined): (round: Drawn) => Uint8Array | undefined {
  const opened = new Map<string, Uint8Array>();
  return ({ server_seed: revealed, sealed, hash }) => {
    if (revealed) return revealed;
    if (!keys) return undefined;
    const name = hash.toString('hex');
    const known = opened.get(name) ?? openSeed(keys, { sealed, hash });
    opened.set(name, known);
    return known;
  };
}

/** Rounds whose number differs from their seeds, or whose seed does not open. */
function otherNumbers(rounds: readonly Drawn[], open: ReturnType<typeof seedsOpenedBy>): string[] {
  return rounds.flatMap((row) => {
    const name = `player ${row.player_id} round ${row.serial}`;
    const category = categoryOf(row.category_id);
    try {
      const serverSeed = open(row);
      if (!serverSeed) return [];
      const seeds = { serverSeed, clientSeed: row.client_seed, nonce: row.nonce };
      const isIt = category && drawRound({ code: row.code, category }, seeds).number === row.number;
      return isIt ? [] : [`${name}: not ${row.number}`];
    } catch {
      return [`${name}: its seed cannot be decrypted`];
    }
  });
}

const drawnFrom =
  (since: string) =>
  async (db: Executor, dataFolder?: string): Promise<readonly string[]> => {
    const keys = dataFolder === undefined ? undefined : await loadKeys(dataFolder);
    const open = seedsOpenedBy(keys);
    const found: string[] = [];
    for await (const rounds of roundPages(db, since)) found.push(...otherNumbers(rounds, open));
    return found;
  };

const EVER = `'-infinity'`;
const JUST_NOW = `app_now() - interval '3 minutes'`;

/** Rounds against their bets and seeds. */
export const instantInvariants: readonly Invariant[] = [
  { name: 'rounds of instant games', find: finder(EVER), findRecent: finder(JUST_NOW) },
  { name: 'a round matches its seeds', find: drawnFrom(EVER) },
  {
    name: 'a bet of a round has the odds of its terms',
    find: pricedFrom(EVER),
    findRecent: pricedFrom(JUST_NOW),
  },
];
