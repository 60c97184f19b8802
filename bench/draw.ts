import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { CATEGORIES } from '@fairlot/rules/lottery/categories';
import { invariant } from '@fairlot/rules/core/invariant';
import { crowd, type World } from './bet-crowd.ts';
import { GAME } from './bet-database.ts';
import { inWorld } from './bets.ts';
import type { Screened } from './draw-clients.ts';
import { lessIsBetter, type Bench } from './line.ts';

/**
 * From the commit of a result to the last screen that shows it: the whole catalogue draws by its own clock,
 * 2,000 connections follow every game, as a lobby does, and 64 players bet once a second on what is on sale.
 * The database tells when the transaction of each result was committed.
 */
const SCREENS = 2_000;
const DRAWS = 200;
const BOUND_MS = 150;
const EACH_MS = 1_000;
/** Draws end in a row of their own; the last ones may be under way. */
const LATE_MS = 2_000;

type Issue = { readonly serial: number; readonly closeMs: number };

/** What is on sale, one issue after the other. */
async function issuesOf({ database }: World): Promise<readonly Issue[]> {
  const { rows } = await sql<{ serial: number; close: number }>`
    SELECT serial_number::float8 AS serial, extract(epoch FROM close_at)::float8 * 1000 AS close FROM issue
    WHERE game_id = ${GAME} AND close_at BETWEEN app_now() AND app_now() + interval '30 minutes'
    ORDER BY close_at`.execute(database.owner);
  return rows.map(({ serial, close }) => ({ serial, closeMs: close }));
}

/** When the result of each draw of a span was committed, by `game:serial`; ms since 1970. */
async function drawnBetween({ database }: World, fromMs: number, toMs: number) {
  const { rows } = await sql<{ draw: string; ms: number }>`
    SELECT draw, extract(epoch FROM committed)::float8 * 1000 AS ms FROM (
      SELECT payload->>'GameId' || ':' || (payload->>'SerialNumber') AS draw,
        pg_xact_commit_timestamp(xid::xid) AS committed
      FROM event WHERE name = 'ReceiveWinningNumber') draws
    WHERE committed BETWEEN to_timestamp(${fromMs / 1000}) AND to_timestamp(${toMs / 1000})
    ORDER BY committed`.execute(database.owner);
  return rows;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export const run: Bench = async (emit, { isQuick = false } = {}) => {
  const screens = isQuick ? 200 : SCREENS;
  const wanted = isQuick ? 40 : DRAWS;
  await inWorld(
    {},
    async (world) => {
      const child = fork(join(import.meta.dirname, 'draw-clients.ts'), {
        execArgv: ['--import', 'tsx'],
      });
      const tokens = world.players.map(({ token }) => token);
      const games = CATEGORIES.map(({ id }) => id);
      child.send({ url: world.url, tokens, count: screens, games });
      await once(child, 'message');
      const fromMs = Date.now();
      const isDone = async () => (await drawnBetween(world, fromMs, Date.now())).length >= wanted;
      const bets: { accepted: number; p99: number[]; refusal: string } = {
        accepted: 0,
        p99: [],
        refusal: '',
      };
      const issues = await issuesOf(world);
      const load = { url: world.url, tokens, gameId: GAME, serial: 0, issues, paceMs: EACH_MS };
      while (!(await isDone())) {
        const result = await crowd({ ...load, warmMs: 0, measureMs: 10_000 });
        bets.accepted += result.accepted;
        bets.p99.push(result.p99);
        bets.refusal ||= result.refusal;
      }
      const toMs = Date.now();
      await new Promise((done) => setTimeout(done, LATE_MS));
      child.send('tell');
      const [heard] = (await once(child, 'message')) as [Screened[]];
      child.disconnect();
      const onScreens = new Map(heard.map(([draw, ...rest]) => [draw, rest] as const));
      const drawn = await drawnBetween(world, fromMs, toMs);
      const times = drawn.map(({ draw, ms }) => {
        const [count, lastMs] = onScreens.get(draw) ?? [0, 0];
        invariant(count === screens, `draw ${draw} is on every screen, not on ${count}`);
        return lastMs - ms;
      });
      const sorted = times.toSorted((a, b) => a - b);
      invariant(bets.accepted > 0, `players bet: ${bets.refusal}`);
      emit(
        lessIsBetter({
          bench: 'draw',
          case: 'draw-to-screen',
          ours: at(sorted, 0.99),
          against: 'the bound',
          theirs: BOUND_MS,
          unit: 'ms p99',
          note:
            `${times.length} draws of ${games.length} games on ${screens} screens; p50 ${at(sorted, 0.5).toFixed(1)} ms, ` +
            `worst ${at(sorted, 1).toFixed(1)} ms; beside ${bets.accepted} bets, ` +
            `p99 ${Math.max(...bets.p99).toFixed(1)} ms in the worst ten seconds`,
        }),
      );
    },
    { hasCommitTimes: true },
  );
};
