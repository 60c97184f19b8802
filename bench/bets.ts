import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { placeCarts, type Cart } from '@fairlot/server/features/bet/store-place';
import { openDatabase, newId } from '@fairlot/server/platform/db';
import { fixedCart, openIssue, startBetDatabase, GAME, type BetDatabase } from './bet-database.ts';
import { signedInPlayers, type SignedIn } from './bet-players.ts';
import { placeInSteps } from './bet-steps.ts';
import type { LoadOrder, LoadResult } from './bet-load.ts';
import { moreIsBetter, type Bench } from './line.ts';
import { startServer } from './server.ts';

/**
 * Accepted bets a second over HTTP, one bet a request, 64 players, fsync on. Against 64 connections
 * without any web server before them: one that works in a transaction of single statements, and one
 * that calls the same SQL function once a bet.
 */
const PLAYERS = 64;
const WARM_MS = 1_500;
const MEASURE_MS = 5_000;
const ROUNDS = 3;

type IssueRef = { readonly id: number; readonly serial: number };
type World = {
  readonly database: BetDatabase;
  readonly issue: IssueRef;
  readonly players: readonly SignedIn[];
  readonly url: string;
};

async function overHttp(world: World): Promise<LoadResult> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'bet-load.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  const order: LoadOrder = {
    url: world.url,
    tokens: world.players.map(({ token }) => token),
    gameId: GAME,
    serial: world.issue.serial,
    warmMs: WARM_MS,
    measureMs: MEASURE_MS,
  };
  child.send(order);
  const [result] = (await once(child, 'message')) as [LoadResult];
  child.kill();
  invariant(result.refused === 0, `every bet is taken: ${result.refusal}`);
  return result;
}

/** Bets a second of one worker a player, each placing his next bet when the last one is in. */
async function perSecond(
  players: World['players'],
  place: (playerId: bigint, worker: number, n: number) => Promise<void>,
): Promise<number> {
  let placed = 0;
  let isMeasuring = false;
  let isStopping = false;
  const workers = players.map(async ({ id }, worker) => {
    for (let n = 0; !isStopping; n += 1) {
      await place(id, worker, n);
      if (isMeasuring) placed += 1;
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
  return placed / seconds;
}

/** The cheapest bet there is, so that nobody runs out of money. */
function smallCart(playerId: bigint, issue: IssueRef, n: number): Cart {
  const cart = fixedCart(playerId, issue, [{ place: 1, digit: n % 10 }]);
  const stake = mills(2);
  const bets = cart.bets.map((bet) => ({ ...bet, id: newId(), mode: 3, unitStake: stake, stake }));
  return { ...cart, bets };
}

async function byFunction({ database, players, issue }: World): Promise<number> {
  const db = openDatabase(database.ownerUrl, { maxConnections: PLAYERS });
  const bets = await perSecond(players, async (playerId, _, n) => {
    const [answer] = await placeCarts(db, [smallCart(playerId, issue, n)]);
    invariant(answer?.verdict === 'OK', `the bet is taken: ${answer?.verdict}`);
  });
  await db.destroy();
  return bets;
}

async function bySteps({ database, players, issue }: World): Promise<number> {
  const clients = players.map(() => new pg.Client({ connectionString: database.ownerUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  const bets = await perSecond(players, async (playerId, worker, n) => {
    const client = clients[worker];
    invariant(client, 'a connection a player');
    await placeInSteps(client, smallCart(playerId, issue, n));
  });
  await Promise.all(clients.map((client) => client.end()));
  return bets;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const run: Bench = async (emit) => {
  const database = await startBetDatabase();
  const server = await startServer({ DATABASE_URL: database.ownerUrl });
  try {
    const players = await signedInPlayers(database, PLAYERS);
    const world = { database, issue: await openIssue(database), players, url: server.url };
    const http: LoadResult[] = [];
    const steps: number[] = [];
    const calls: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      http.push(await overHttp(world));
      steps.push(await bySteps(world));
      calls.push(await byFunction(world));
    }
    const ours = median(http.map(({ accepted, ms }) => (accepted / ms) * 1000));
    const [p50, p99] = [median(http.map((r) => r.p50)), median(http.map((r) => r.p99))];
    const base = { bench: 'bets', ours, unit: 'bets/s' } as const;
    const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
    emit(
      moreIsBetter({
        ...base,
        case: 'bets-vs-single-transaction',
        against: '64 connections, one statement a step',
        theirs: median(steps),
        note: `${times}; goal 1.5, in the end 3.0`,
      }),
    );
    emit(
      moreIsBetter({
        ...base,
        case: 'bets-vs-function-call',
        against: '64 connections, one call of the same function a bet',
        theirs: median(calls),
        note: `${times}; goal 0.8, in the end 1.2`,
      }),
    );
  } finally {
    await server.stop();
    await database.stop();
  }
};
