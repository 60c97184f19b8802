import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { invariant } from '@fairlot/rules/core/invariant';
import { resolveDatabase } from '@fairlot/server/database/index';
import { migrate } from '@fairlot/server/migrations/run';
import { openDatabase, type Db } from '@fairlot/server/platform/db';
import { openPage } from '../e2e/browser.ts';
import { lessIsBetter, type BenchOptions, type Line } from './line.ts';
import { startServer } from './server.ts';

const GAME = 4;
/** Issues of the game in an hour. */
const AN_HOUR = 60;
const HOURS = 8;
/** Percent that the heap may have grown from the end of the first hour to the end of the last. */
const BOUND = 5;
/** A click each issue; nobody who plays is asked whether he is still there. */
const CLICK = [720, 420] as const;
const PATIENCE_MS = 20_000;

type Span = { readonly owner: Db; readonly url: string; stop(): Promise<void> };

/** The product with one game, on a database whose clock can be put forward. */
async function startSpan(): Promise<Span> {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-bench-'));
  const database = await resolveDatabase({ folder: join(folder, 'pg'), fsync: false });
  const { ownerUrl } = database;
  await migrate(ownerUrl, join(import.meta.dirname, '../packages/server/migrations'));
  const owner = openDatabase(ownerUrl, { role: 'owner', maxConnections: 2 });
  await sql`CREATE TABLE bench_clock (shift interval NOT NULL)`.execute(owner);
  await sql`INSERT INTO bench_clock VALUES ('0')`.execute(owner);
  await sql`
    CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql VOLATILE SECURITY DEFINER
    AS $$ SELECT clock_timestamp() + shift FROM public.bench_clock $$`.execute(owner);
  const server = await startServer({ DATABASE_URL: ownerUrl, GAMES: String(GAME) });
  const stop = async (): Promise<void> => {
    await server.stop();
    await owner.destroy();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { owner, url: server.url, stop };
}

/** Whether nothing is due: a worker in the middle of his step would be taken for dead after a leap. */
async function isQuiet({ owner }: Span): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM issue_job WHERE step <> 'done' AND due_at <= app_now() LIMIT 1`.execute(owner);
  return rows.length === 0;
}

/** Goes on to the next draw that nobody has seen yet, and tells its number. */
async function leap({ owner }: Span): Promise<number> {
  const { rows } = await sql<{ serial: number }>`
    WITH next AS (
      SELECT serial_number, draw_at FROM issue WHERE game_id = ${GAME} AND drawn_at IS NULL AND draw_at > app_now()
      ORDER BY draw_at LIMIT 1),
    moved AS (
      UPDATE bench_clock SET shift = shift + (SELECT draw_at FROM next) - app_now() RETURNING 1)
    SELECT serial_number::float8 AS serial FROM next, moved`.execute(owner);
  const serial = rows[0]?.serial;
  invariant(serial !== undefined, 'issues are made ahead');
  return serial;
}

async function usedBytes(cdp: CDPSession): Promise<number> {
  for (let time = 0; time < 3; time += 1) {
    await cdp.send('HeapProfiler.collectGarbage');
    await delay(300);
  }
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

type Snapshot = {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] };
  };
  readonly nodes: number[];
};

/**
 * The same without what the browser translated: it makes more code of functions that are called often, for
 * hours, and that is nothing that the page keeps.
 */
async function keptBytes(cdp: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const hear = ({ chunk }: { chunk: string }): void => void chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await cdp.send('HeapProfiler.takeHeapSnapshot');
  cdp.off('HeapProfiler.addHeapSnapshotChunk', hear);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[0].indexOf('code');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (nodes[at + type] !== code) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
}

/** Notes which draws the page was told of. */
function hearDraws(page: Page): Set<number> {
  const heard = new Set<number>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const told = payload.toString().matchAll(/"ReceiveWinningNumber".*?"SerialNumber":(\d+)/g);
      for (const [, serial] of told) heard.add(Number(serial));
    }),
  );
  return heard;
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  for (let waited = 0; !isSo(); waited += 20) {
    invariant(waited < PATIENCE_MS, what);
    await delay(20);
  }
}

/** The bet page of a player who stays for eight hours; the measure is what is left of them in its memory. */
export async function measureHours(
  browser: Browser,
  emit: (line: Line) => void,
  { isQuick = false }: BenchOptions = {},
): Promise<void> {
  const span = await startSpan();
  try {
    const page = await openPage(browser, span.url);
    const heard = hearDraws(page);
    await page.goto('/Login');
    await page.locator('input[autocomplete^="username"]').fill('player1');
    await page.locator('input[type="password"]').fill('play-money-88');
    await page.locator('button[type="submit"]').click();
    await page.waitForURL((at) => at.pathname === '/');
    // The device does not leap with the clock of the server, so it would renew its token too late.
    await sql`UPDATE session_token SET expires_at = expires_at + interval '2 days'`.execute(
      span.owner,
    );
    const connected = page.waitForEvent('websocket');
    await page.goto(`/Bet/${GAME}`);
    await page.locator('button[data-pick]').first().waitFor();
    await connected;
    // What is fetched while the page is quiet is there, and it follows its game.
    await delay(3_000);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('HeapProfiler.enable');
    const hour = isQuick ? 10 : AN_HOUR;
    const weights: number[] = [];
    const withCode: number[] = [];
    for (let draw = 1; draw <= hour * HOURS; draw += 1) {
      while (!(await isQuiet(span))) await delay(20);
      const serial = await leap(span);
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await page.mouse.click(...CLICK);
      await until(() => heard.has(serial), `the page hears of draw ${serial}`);
      if (draw % hour === 0) {
        withCode.push(await usedBytes(cdp));
        weights.push(await keptBytes(cdp));
      }
    }
    await page.context().close();
    const grownBy = (all: readonly number[]): number =>
      ((all.at(-1) ?? Number.NaN) / (all[0] ?? Number.NaN) - 1) * 100;
    const list = (all: readonly number[]): string =>
      all.map((bytes) => (bytes / 2 ** 20).toFixed(2)).join(', ');
    const grown = grownBy(weights);
    const line = {
      bench: 'client',
      case: 'hours-8',
      against: 'the bound',
      theirs: BOUND,
      unit: '% of growth',
      note:
        `${hour * HOURS} draws of a game on the bet page, at the end of each hour ${list(weights)} MB without ` +
        `translated code; with it ${list(withCode)} MB, ${grownBy(withCode).toFixed(1)} % more`,
    };
    // Nothing, or less than before, counts as a tenth of a percent, so that there is a ratio.
    const { ratio } = lessIsBetter({ ...line, ours: Math.max(grown, 0.1) });
    emit({ ...line, ours: Number(grown.toFixed(2)), ratio });
  } finally {
    await span.stop();
  }
}
