import { sql } from 'kysely';
import pg from 'pg';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import type { Cart } from '@fairlot/server/features/play/bet/place/store-place';
import { setBetLimits } from '@fairlot/server/features/site/settings/values/index';
import { newId } from '@fairlot/server/platform/db';
import {
  fixedCart,
  GAME,
  makePlayers,
  NO_LIMITS,
  openIssue,
  startBetDatabase,
  type BetDatabase,
  type BetDatabaseOptions,
} from './bet-database.ts';
import { BATCHES, placeBatch } from './bet-batches.ts';
import { crowd, median, type World } from './bet-crowd.ts';
import type { IssueRef } from './bet-issues.ts';
import type { LoadResult } from './bet-load.ts';
import { createPlain, placePlainly } from './bet-plain.ts';
import { signedInPlayers } from './bet-players.ts';
import { placeInSteps } from './bet-steps.ts';
import { besideFlood, besideSettle } from './bets-beside.ts';
import { isWanted, lessIsBetter, moreIsBetter, type Bench, type BenchOptions } from './line.ts';
import { startServer } from './server.ts';

/**
 * Accepted bets a second over HTTP, one bet a request, 64 players, fsync on. Against 64 connections
 * without any web server before them: one that works in a transaction of single statements, and one
 * that calls a plain function of one bet. Beside it what one player alone waits for an answer, where
 * there is nothing to gather, and what other players wait while something large goes on.
 */
const PLAYERS = 64;
const WARM_MS = 1_500;
const MEASURE_MS = 5_000;
const ROUNDS = 5;
/** No issue was made for so long: no more of them come. */
const STILL_MS = 5_000;

async function overHttp(world: World, players = world.players): Promise<LoadResult> {
  const result = await crowd({
    url: world.url,
    tokens: players.map(({ token }) => token),
    gameId: GAME,
    serial: world.issue.serial,
    warmMs: WARM_MS,
    measureMs: MEASURE_MS,
  });
  invariant(result.refused === 0, `every bet is taken: ${result.refusal}`);
  return result;
}

type Measured = { readonly perSecond: number; readonly p50: number };

/** Bets of one worker a player, each placing his next bet when the last one is in. */
async function byWorkers(
  players: World['players'],
  place: (playerId: bigint, worker: number, n: number) => Promise<void>,
): Promise<Measured> {
  const times: number[] = [];
  let isMeasuring = false;
  let isStopping = false;
  const workers = players.map(async ({ id }, worker) => {
    for (let n = 0; !isStopping; n += 1) {
      const sentAt = performance.now();
      await place(id, worker, n);
      if (isMeasuring) times.push(performance.now() - sentAt);
    }
  });
  await new Promise((done) => setTimeout(done, WARM_MS));
  isMeasuring = true;
  const began = performance.now();
  await new Promise((done) => setTimeout(done, MEASURE_MS));
  isMeasuring = false;
  const seconds = (performance.now() - began) / 1000;
  isStopping = true;
  await Promise.all(workers);
  return { perSecond: times.length / seconds, p50: median(times) };
}

/** The cheapest bet there is, so that nobody runs out of money. */
function smallCart(playerId: bigint, issue: IssueRef, n: number): Cart {
  const cart = fixedCart(playerId, issue, [{ place: 1, digit: n % 10 }]);
  const stake = mills(2);
  const bets = cart.bets.map((bet) => ({ ...bet, id: newId(), mode: 3, unitStake: stake, stake }));
  return { ...cart, bets };
}

/** One connection a player, each bet handed to a contender. */
async function byClients(
  { database, issue }: World,
  players: World['players'],
  place: (client: pg.Client, cart: Cart) => Promise<void>,
): Promise<Measured> {
  const clients = players.map(() => new pg.Client({ connectionString: database.ownerUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  const bets = await byWorkers(players, async (playerId, worker, n) => {
    const client = clients[worker];
    invariant(client, 'a connection a player');
    await place(client, smallCart(playerId, issue, n));
  });
  await Promise.all(clients.map((client) => client.end()));
  return bets;
}

/** `bet_place` itself, called with batches from a few connections. */
async function byBatches({ database, issue }: World, ids: readonly bigint[]): Promise<Measured> {
  const { carts, calls } = BATCHES;
  const lanes = Array.from({ length: calls }, (_, lane) =>
    ids.slice(lane * carts, (lane + 1) * carts),
  );
  const each = await byWorkers(
    lanes.map(() => ({ id: 0n, token: '' })),
    async (_, lane, n) => {
      const players = lanes[lane] ?? [];
      await placeBatch(
        database,
        players.map((id) => smallCart(id, issue, n)),
      );
    },
  );
  return { ...each, perSecond: each.perSecond * carts };
}

const CASES = [
  'bets-vs-single-transaction',
  'bets-vs-function-call',
  'lone-player',
  'bets-vs-batched-call',
] as const;

async function throughput(world: World, emit: Parameters<Bench>[0]): Promise<void> {
  const http: LoadResult[] = [];
  const steps: Measured[] = [];
  const calls: Measured[] = [];
  const batches: Measured[] = [];
  const ids = await makePlayers(world.database, BATCHES.carts * BATCHES.calls);
  for (let round = 0; round < ROUNDS; round += 1) {
    http.push(await overHttp(world));
    steps.push(await byClients(world, world.players, placeInSteps));
    calls.push(await byClients(world, world.players, placePlainly));
    batches.push(await byBatches(world, ids));
  }
  const ours = median(http.map(({ accepted, ms }) => (accepted / ms) * 1000));
  const [p50, p99] = [median(http.map((r) => r.p50)), median(http.map((r) => r.p99))];
  const base = { bench: 'bets', ours, unit: 'bets/s' } as const;
  const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  const [bySteps, byCalls, inBatches] = [steps, calls, batches].map((all) =>
    median(all.map((m) => m.perSecond)),
  );
  emit(
    moreIsBetter({
      ...base,
      case: CASES[0],
      against: '64 connections, one statement a step',
      theirs: bySteps ?? Number.NaN,
      note: `${times}; goal 3.0, p99 below 100 ms`,
    }),
  );
  emit(
    moreIsBetter({
      ...base,
      case: CASES[1],
      against: '64 connections, a plain function of one bet',
      theirs: byCalls ?? Number.NaN,
      note: `${times}, theirs p50 ${median(calls.map((m) => m.p50)).toFixed(1)} ms; goal 1.5`,
    }),
  );
  emit(
    moreIsBetter({
      ...base,
      case: CASES[3],
      against: '4 connections, the same function with 20 carts a call',
      theirs: inBatches ?? Number.NaN,
      note: `${times}; nothing is parsed or priced there; no goal`,
    }),
  );
}

async function lonePlayer(world: World, emit: Parameters<Bench>[0]): Promise<void> {
  const one = world.players.slice(0, 1);
  const http: LoadResult[] = [];
  const calls: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    http.push(await overHttp(world, one));
    calls.push(await byClients(world, one, placePlainly));
  }
  emit(
    lessIsBetter({
      bench: 'bets',
      case: CASES[2],
      ours: median(http.map((r) => r.p50)),
      against: 'one connection, a plain function of one bet',
      theirs: median(calls.map((m) => m.p50)),
      unit: 'ms',
      note: `p99 ${median(http.map((r) => r.p99)).toFixed(1)} ms; nothing to gather, a web server before it`,
    }),
  );
}

/**
 * Until the server has made the issues of the days ahead, which takes it and its database a core for half a minute after
 * the first start of all: what is measured beside it would flatter whatever is compared with it.
 */
async function daysMade({ owner }: BetDatabase): Promise<void> {
  const count = async (): Promise<bigint> => {
    const { rows } = await sql<{ n: bigint }>`SELECT count(*) AS n FROM issue`.execute(owner);
    return rows[0]?.n ?? 0n;
  };
  for (let [before, n] = [-1n, await count()]; n !== before; [before, n] = [n, await count()]) {
    await new Promise((done) => setTimeout(done, STILL_MS));
  }
}

/** A server on a database, ended when the work is done. */
export async function withServer(
  database: BetDatabase,
  env: NodeJS.ProcessEnv,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const server = await startServer({ DATABASE_URL: database.ownerUrl, ...env });
  try {
    const { db } = database.app.platform;
    await setBetLimits(db, NO_LIMITS.betsPerIssue, NO_LIMITS.charsPerIssue);
    await daysMade(database);
    await work(server.url);
  } finally {
    await server.stop();
  }
}

/** A server with its players, ended when the work is done. */
export async function inWorld(
  env: NodeJS.ProcessEnv,
  work: (world: World) => Promise<void>,
  options: BetDatabaseOptions = {},
): Promise<void> {
  const database = await startBetDatabase(options);
  try {
    await withServer(database, env, async (url) => {
      const players = await signedInPlayers(database, PLAYERS);
      await work({ database, issue: await openIssue(database), players, url });
    });
  } finally {
    await database.stop();
  }
}

export const run: Bench = async (emit, options: BenchOptions = {}) => {
  if (CASES.some((name) => isWanted(name, options))) {
    await inWorld({}, async (world) => {
      await createPlain(world.database);
      await throughput(world, emit);
      await lonePlayer(world, emit);
    });
  }
  if (isWanted('bets-beside-settle', options)) {
    await inWorld({}, async (world) => emit(await besideSettle(world, options)));
  }
  if (isWanted('bets-beside-flood', options)) {
    const env = { RATE_LIMIT: '600', TRUSTED_PROXIES: '1' };
    await inWorld(env, async (world) => emit(await besideFlood(world)));
  }
};
