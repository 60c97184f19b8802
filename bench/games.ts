import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { CATEGORIES } from '@fairlot/rules/lottery/categories';
import { startApp, type App } from '@fairlot/server/app';
import { appLogin, resolveDatabase } from '@fairlot/server/database/index';
import { bet } from '@fairlot/server/features/play/bet/index';
import { fair } from '@fairlot/server/features/play/fair/index';
import { lotteryRoutes } from '@fairlot/server/features/play/lottery/http';
import { lottery } from '@fairlot/server/features/play/lottery/index';
import { migrate } from '@fairlot/server/migrations/run';
import { openDatabase, type Db } from '@fairlot/server/platform/db';
import type { Job } from '@fairlot/server/platform/jobs';
import { createLog } from '@fairlot/server/platform/log';
import { Prepared } from '@fairlot/server/platform/cached-response';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { isWanted, lessIsBetter, type Bench } from './line.ts';
import { measureTrend } from './trend-table.ts';

/** The whole catalogue in one process: what all its issues take, and all its games in one answer. */
const BENCH = 'games';
/** Half an hour before noon of the site. */
const START = Date.UTC(2026, 10, 21, 3, 30);
const HOUR_MS = 3_600_000;
/** So often an idle job looks whether there is something to do. */
const STEP_MS = 250;

type World = {
  readonly app: App;
  readonly owner: Db;
  /** Virtual time. */
  nowMs: number;
  stop(): Promise<void>;
};

/** All features on a durable database whose clock the bench moves. */
async function startWorld(): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-bench-'));
  const database = await resolveDatabase({ folder: join(folder, 'pg'), fsync: true });
  const { ownerUrl } = database;
  await migrate(ownerUrl, join(import.meta.dirname, '../packages/server/migrations'));
  const owner = openDatabase(ownerUrl, { role: 'owner', maxConnections: 4 });
  await sql`CREATE TABLE bench_clock (now timestamptz NOT NULL)`.execute(owner);
  await sql`INSERT INTO bench_clock VALUES (from_ms(${START}))`.execute(owner);
  await sql`
    CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql VOLATILE SECURITY DEFINER
    AS $$ SELECT now FROM public.bench_clock $$`.execute(owner);
  const app = await startApp({
    appUrl: await appLogin(ownerUrl, folder),
    settings: {
      isDemo: true,
      rateLimit: 0,
      trustedProxies: 0,
      webRoot: undefined,
      dataFolder: folder,
    },
    log: createLog('silent'),
    host: '127.0.0.1',
    port: 0,
    withJobs: false,
  });
  const stop = async (): Promise<void> => {
    await app.stop();
    await owner.destroy();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { app, owner, nowMs: START, stop };
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** A job and the virtual time at which its loop would look next. */
type Loop = { readonly job: Job; nextMs: number };

/** One look of a loop: everything that is due by now. Tells when each piece was done. */
async function look(
  loop: Loop,
  nowMs: number,
  done: (name: string) => Promise<void>,
): Promise<void> {
  if (nowMs < loop.nextMs) return;
  while ((await loop.job.run()) === 'worked') await done(loop.job.name);
  loop.nextMs = nowMs + (loop.job.everyMs ?? STEP_MS);
}

/** Results that are published so far. */
async function countDrawn({ owner }: World): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM issue WHERE drawn_at >= from_ms(${START})`.execute(owner);
  return rows[0]?.n ?? 0;
}

/** When the next step of an issue is due, in milliseconds of virtual time. */
async function nextDue({ owner }: World): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    SELECT coalesce(to_ms(min(due_at)), 0)::float8 AS at FROM issue_job
    WHERE step <> 'done' AND due_at < 'infinity'`.execute(owner);
  return rows[0]?.at ?? 0;
}

/** CPU of this process since a moment, in milliseconds. */
function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

/** Of the steps in which nothing is due one in so many is taken, and counts for all of them. */
const IDLE_TAKEN = 8;

type Ran = {
  /** How long after its time each issue was drawn, ascending. */
  readonly late: readonly number[];
  /** CPU, with what the steps that were left out would have taken. */
  readonly cpuMs: number;
};

/** The loops of a running program, step by step. */
async function runFor(world: World, lengthMs: number): Promise<Ran> {
  const { platform } = world.app;
  const loops = [lottery, fair, bet]
    .flatMap((feature) => feature.jobs?.(platform) ?? [])
    .map((job): Loop => ({ job, nextMs: 0 }));
  const late: number[] = [];
  const began = process.cpuUsage();
  const idle = { cpuMs: 0, taken: 0, left: 0 };
  let drawn = await countDrawn(world);
  let dueMs = 0;
  for (let step = 1; step <= lengthMs / STEP_MS; step += 1) {
    world.nowMs += STEP_MS;
    if (world.nowMs < dueMs && step % IDLE_TAKEN > 0) {
      idle.left += 1;
      continue;
    }
    const at = new Date(world.nowMs);
    await sql`UPDATE bench_clock SET now = ${at}`.execute(world.owner);
    const [stepBegan, cpuBegan] = [performance.now(), process.cpuUsage()];
    let worked = 0;
    const done = async (name: string): Promise<void> => {
      worked += 1;
      if (name !== 'fair.draw') return;
      const tookMs = performance.now() - stepBegan;
      const before = drawn;
      drawn = await countDrawn(world);
      late.push(...Array.from({ length: drawn - before }, () => tookMs));
    };
    await Promise.all(loops.map((loop) => look(loop, world.nowMs, done)));
    if (worked === 0) {
      idle.cpuMs += cpuMs(cpuBegan);
      idle.taken += 1;
    }
    dueMs = await nextDue(world);
  }
  const leftOut = (idle.cpuMs / Math.max(1, idle.taken)) * idle.left;
  return { late: late.toSorted((a, b) => a - b), cpuMs: cpuMs(began) + leftOut };
}

async function scheduler(emit: Parameters<Bench>[0], world: World, isQuick: boolean) {
  // What is ahead is made before the hour begins.
  await runFor(world, 30_000);
  const lengthMs = isQuick ? 120_000 : HOUR_MS;
  const { late, cpuMs: ms } = await runFor(world, lengthMs);
  const share = (ms / lengthMs) * 100;
  // A loop that sleeps looks again within a step.
  const p99 = at(late, 0.99) + STEP_MS;
  emit(
    lessIsBetter({
      bench: BENCH,
      case: 'scheduler: issue to result, p99',
      ours: p99,
      against: 'the bound',
      theirs: 1_000,
      unit: 'ms',
      note: `${late.length} draws of ${CATEGORIES.length} categories, median ${(at(late, 0.5) + STEP_MS).toFixed(0)} ms, worst ${(at(late, 1) + STEP_MS).toFixed(0)} ms, ${STEP_MS} ms of it the sleep of a loop; virtual time, no bets, mode 0`,
    }),
  );
  emit(
    lessIsBetter({
      bench: BENCH,
      case: 'scheduler: share of a core in Node',
      ours: share,
      against: 'the bound',
      theirs: 5,
      unit: '%',
      note: `CPU of the process over ${lengthMs / 1_000} s of virtual time, ${late.length} draws; of the looks that found nothing to do one in ${IDLE_TAKEN} was taken and counts for the others; PostgreSQL beside it not counted`,
    }),
  );
}

/** Twenty issues that are over, for every game, as a feed brings them. */
async function fillPast(owner: Db): Promise<void> {
  await sql`
    INSERT INTO issue (game_id, serial_number, day, day_index, start_at, close_at, draw_at, closed_at, sealed_at)
    SELECT g.id, 1000 + n, (app_now() - interval '9 days')::date, n, t.at - interval '60 s',
      t.at - interval '10 s', t.at, t.at - interval '10 s', t.at - interval '10 s'
    FROM game g CROSS JOIN generate_series(1, 20) n
    CROSS JOIN LATERAL (SELECT app_now() - interval '9 days' + n * interval '1 minute' AS at) t`.execute(
    owner,
  );
  await sql`
    UPDATE issue SET state = 1, drawn_at = draw_at, original_number = '1,2,3,4,5',
      winning_number = '1,2,3,4,5'
    WHERE serial_number BETWEEN 1001 AND 1020`.execute(owner);
}

async function infoAll(emit: Parameters<Bench>[0], world: World, isQuick: boolean) {
  await fillPast(world.owner);
  const route = lotteryRoutes(world.app.platform).find(
    ({ endpoint }) => endpoint.path === lotteryHttp.getLotteryInfo.path,
  );
  const { rows } = await sql<{ id: number }>`SELECT id FROM game ORDER BY id`.execute(world.owner);
  const wish = {
    GameIdList: rows.map(({ id }) => id),
    State: true,
    LastIssue: true,
    LastDrawIssue: true,
    Countdown: true,
    OldIssues: true,
    SelectCount: 20,
  };
  let bytes = 0;
  const took: number[] = [];
  const times = isQuick ? 300 : 3_000;
  for (let n = 0; n <= times; n++) {
    const began = performance.now();
    const answer = await route?.handle(wish, {} as never);
    if (answer instanceof Prepared) bytes = answer.for('br').bytes.length;
    if (n > 0) took.push(performance.now() - began);
    await delay(2);
  }
  const sorted = took.toSorted((a, b) => a - b);
  emit(
    lessIsBetter({
      bench: BENCH,
      case: 'info-all: handler start to bytes ready, p99',
      ours: at(sorted, 0.99),
      against: 'the bound',
      theirs: 5,
      unit: 'ms',
      note: `${rows.length} games, 20 old issues each, ${bytes} bytes packed; median ${at(sorted, 0.5).toFixed(3)} ms, worst ${at(sorted, 1).toFixed(1)} ms. Made ready each second while asked for; after a draw or a close the first waits for that`,
    }),
  );
}

export const run: Bench = async (emit, options = {}) => {
  const { isQuick = false } = options;
  if (isWanted('trend-200', options)) await measureTrend(emit, isQuick);
  if (!isWanted('info-all', options) && !isWanted('scheduler', options)) return;
  const world = await startWorld();
  try {
    if (isWanted('info-all', options)) await infoAll(emit, world, isQuick);
    if (isWanted('scheduler', options)) await scheduler(emit, world, isQuick);
  } finally {
    await world.stop();
  }
};
