import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { drawIssue, GAME, makePlayers, openIssue } from './bet-database.ts';
import { crowd, median, type World } from './bet-crowd.ts';
import type { LoadResult } from './bet-load.ts';
import { DRAW, fillIssue, type IssueRef } from './bet-issues.ts';
import { lessIsBetter, type BenchOptions, type Line } from './line.ts';

/**
 * What other players wait for their bets while one process does something large beside it: settles
 * an issue in which every bet wins, or is flooded by one account. Theirs is the bound: three times
 * what they wait at rest, measured in the same run.
 */
const MOST_TIMES = 3;
const WARM_MS = 1_000;
const MEASURE_MS = 4_000;
const ROUNDS = 3;
/** Of the players who bet, so many have winning bets in the issue that is settled. */
const WINNERS = 16;

type Split = { readonly others: LoadResult; readonly winners: LoadResult };

async function bettingOf(world: World, winners: number): Promise<Split> {
  const load = (players: World['players']) =>
    crowd({
      url: world.url,
      tokens: players.map(({ token }) => token),
      gameId: GAME,
      serial: world.issue.serial,
      warmMs: WARM_MS,
      measureMs: MEASURE_MS,
    });
  const [some, others] = await Promise.all([
    load(world.players.slice(0, winners)),
    load(world.players.slice(winners)),
  ]);
  invariant(others.refused === 0, `every bet is taken: ${others.refusal}`);
  return { others, winners: some };
}

async function settledMs({ database }: World, issue: IssueRef): Promise<number | undefined> {
  const { rows } = await sql<{ ms: number | null }>`
    SELECT extract(epoch FROM finished_at - drawn_at)::float8 * 1000 AS ms FROM issue
    WHERE id = ${issue.id}`.execute(database.owner);
  return rows[0]?.ms ?? undefined;
}

async function untilSettled(world: World, issue: IssueRef): Promise<number> {
  for (;;) {
    const ms = await settledMs(world, issue);
    if (ms !== undefined) return ms;
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** The bell that the draw rings in the product. */
const ring = ({ database }: World) =>
  sql`SELECT pg_notify('fairlot_job', 'bet.settle')`.execute(database.owner);

export async function besideSettle(world: World, { isQuick }: BenchOptions): Promise<Line> {
  const crowdIds = world.players.slice(0, WINNERS).map(({ id }) => id);
  const bystanders = await makePlayers(world.database, (isQuick ? 2_000 : 20_000) - WINNERS);
  const rest: Split[] = [];
  const beside: Split[] = [];
  const took: number[] = [];
  for (let round = 0; round < (isQuick ? 1 : ROUNDS); round += 1) {
    rest.push(await bettingOf(world, WINNERS));
    const big = await openIssue(world.database);
    await fillIssue(world.database, big, [...crowdIds, ...bystanders], { each: 5, wins: 'all' });
    const measuring = bettingOf(world, WINNERS);
    await new Promise((done) => setTimeout(done, WARM_MS));
    await drawIssue(world.database, big.id, DRAW.join(','));
    await ring(world);
    beside.push(await measuring);
    const isUnderWay = (await settledMs(world, big)) === undefined;
    took.push(await untilSettled(world, big));
    invariant(isUnderWay || isQuick, 'the settlement outlasted the measurement');
  }
  const p99 = (all: readonly Split[], who: keyof Split) => median(all.map((r) => r[who].p99));
  const perSecond = (all: readonly Split[]) =>
    Math.round(
      median(all.map((r) => ((r.others.accepted + r.winners.accepted) / r.others.ms) * 1000)),
    );
  const atRest = p99(rest, 'others');
  return lessIsBetter({
    bench: 'bets',
    case: 'bets-beside-settle',
    ours: p99(beside, 'others'),
    against: `the bound: ${MOST_TIMES} times the p99 at rest (${atRest.toFixed(1)} ms)`,
    theirs: MOST_TIMES * atRest,
    unit: 'ms p99',
    note:
      `p50 ${median(beside.map((r) => r.others.p50)).toFixed(1)} ms, at rest ` +
      `${median(rest.map((r) => r.others.p50)).toFixed(1)}; p99 of ${WINNERS} winners who bet ` +
      `${p99(beside, 'winners').toFixed(1)} ms; ${perSecond(beside)} bets/s, at rest ${perSecond(rest)}; ` +
      `settled in ${took.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s`,
  });
}

const FLOOD_CONNECTIONS = 32;
const PACE_MS = 150;

/** One account sends carts of a hundred rows as fast as it can; the limits of the product are on. */
export async function besideFlood(world: World): Promise<Line> {
  const [flooder, ...others] = world.players;
  invariant(flooder, 'somebody floods');
  const base = { url: world.url, gameId: GAME, serial: world.issue.serial, hasProxy: true };
  const load = () =>
    crowd({
      ...base,
      tokens: others.slice(0, 48).map(({ token }) => token),
      paceMs: PACE_MS,
      warmMs: WARM_MS,
      measureMs: MEASURE_MS,
    });
  const rest: LoadResult[] = [];
  const flooded: LoadResult[] = [];
  const floods: LoadResult[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rest.push(await load());
    const flood = crowd({
      ...base,
      hasProxy: false,
      tokens: Array.from({ length: FLOOD_CONNECTIONS }, () => flooder.token),
      rows: 100,
      warmMs: 0,
      measureMs: WARM_MS + MEASURE_MS,
    });
    flooded.push(await load());
    floods.push(await flood);
  }
  const refused = [...rest, ...flooded].find((r) => r.refused > 0);
  invariant(!refused, `the others are all taken: ${refused?.refusal}`);
  const atRest = median(rest.map((r) => r.p99));
  const tried = median(floods.map((r) => ((r.accepted + r.refused) / r.ms) * 1000));
  return lessIsBetter({
    bench: 'bets',
    case: 'bets-beside-flood',
    ours: median(flooded.map((r) => r.p99)),
    against: `the bound: ${MOST_TIMES} times the p99 at rest (${atRest.toFixed(1)} ms)`,
    theirs: MOST_TIMES * atRest,
    unit: 'ms p99',
    note:
      `48 players, a bet each ${PACE_MS} ms; one account on ${FLOOD_CONNECTIONS} connections sent ` +
      `${Math.round(tried)} carts of 100 rows/s, ${floods[0]?.accepted ?? 0} taken`,
  });
}
