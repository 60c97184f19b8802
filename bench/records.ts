import { sql } from 'kysely';
import type { betHttp } from '@fairlot/wire/play/bet';
import type { Input } from '@fairlot/wire/core';
import { invariant } from '@fairlot/rules/core/invariant';
import { getRecords, getSums } from '@fairlot/server/features/play/bet/records/records';
import { transaction } from '@fairlot/server/platform/db';
import { makePlayers, openIssue, startBetDatabase, type BetDatabase } from './bet-database.ts';
import { isWanted, lessIsBetter, type Bench } from './line.ts';
import { playOf } from './seal-data.ts';

/** A year of somebody who bets all day, and others beside whom the bets stand. */
const BETS = 100_000;
const OTHERS = 20;
const BOUND_MS = 100;
const TIMES = 30;
const ISSUES = 200;

/** Bets spread evenly over the last year: one of ten won, one of twenty was taken back. */
async function fillYear(database: BetDatabase, playerId: bigint, bets: number): Promise<void> {
  const issues: number[] = [];
  for (let i = 0; i < ISSUES; i += 1) issues.push((await openIssue(database)).id);
  const play = playOf('ssc.fixed');
  await transaction(database.owner, async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    for (let who = 0; who <= OTHERS; who += 1) {
      const count = who === 0 ? bets : Math.floor(bets / 10);
      await sql`
        INSERT INTO bet (player_id, id, intent, issue_id, play_id, mode, state, prize_group, notes, multiple,
          terms_version, unit_stake, stake, prize, accepted_at, settled_at, odds, content)
        SELECT ${playerId}::bigint + ${who}, gen_random_uuid(), gen_random_uuid(),
          (${issues}::int[])[1 + n % ${ISSUES}::int], ${play.id}, 0,
          CASE WHEN n % 10 = 3 THEN 3 WHEN n % 20 = 7 THEN 1 ELSE 2 END, 1956, 1, 1, 0, 2000, 2000,
          CASE WHEN n % 10 = 3 THEN 19560 ELSE 0 END, t, t + interval '1 minute', '{97800}', '3||||'
        FROM (SELECT n, app_now() - n * interval '365 days' / ${count}::int AS t
          FROM generate_series(1, ${count}::int) AS n) made`.execute(tx);
    }
  });
  await sql`ANALYZE bet`.execute(database.owner);
}

type Ask = Omit<Input<typeof betHttp.getBetRecords>, 'PageSize'>;

/** First pages under filters; the last finds nothing, so that every bet is looked at. */
const PAGES: readonly (readonly [name: string, ask: Ask, note: string])[] = [
  ['records-first-page', {}, 'no filter'],
  ['records-first-page-won', { States: [3] }, 'one bet of ten'],
  ['records-first-page-game', { GameId: 4 }, 'every bet'],
  ['records-first-page-none', { States: [0] }, 'none of them: the whole year is looked at'],
];

async function timed(run: () => Promise<unknown>): Promise<readonly number[]> {
  const taken: number[] = [];
  for (let i = 0; i < TIMES; i += 1) {
    const began = performance.now();
    await run();
    taken.push(performance.now() - began);
  }
  return taken.toSorted((a, b) => a - b);
}

const middle = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

export const run: Bench = async (emit, options) => {
  const bets = options?.isQuick ? BETS / 20 : BETS;
  const database = await startBetDatabase();
  try {
    const [playerId] = (await makePlayers(database, OTHERS + 1)).toSorted((a, b) => Number(a - b));
    invariant(playerId !== undefined, 'there is a player');
    await fillYear(database, playerId, bets);
    const { db } = database.app.platform;
    const tell = (name: string, taken: readonly number[], note: string): void => {
      const worst = taken.at(-1)?.toFixed(1);
      emit(
        lessIsBetter({
          bench: 'records',
          case: name,
          ours: middle(taken),
          against: 'the bound',
          theirs: BOUND_MS,
          unit: 'ms',
          note: `${bets} bets in a year, ${note}; median of ${TIMES}, slowest ${worst}`,
        }),
      );
    };
    for (const [name, ask, note] of PAGES.filter(([each]) => isWanted(each, options))) {
      tell(name, await timed(() => getRecords(db, playerId, { ...ask, PageSize: 50 })), note);
    }
    if (isWanted('records-last-page', options)) {
      // A page far behind costs what the first does: it begins where the one before ended.
      let After: string | null | undefined;
      for (let page = 1; page < (bets * 0.9) / 1000; page += 1) {
        const more = After ? { After } : {};
        After = (await getRecords(db, playerId, { ...more, PageSize: 1000 })).Next;
      }
      const ask = { PageSize: 50, ...(After && { After }) };
      tell('records-last-page', await timed(() => getRecords(db, playerId, ask)), 'behind 90 %');
    }
    if (isWanted('records-sums', options)) {
      // Asked for beside the page, which does not wait for it.
      tell('records-sums', await timed(() => getSums(db, playerId, {})), 'all added up');
    }
  } finally {
    await database.stop();
  }
};
