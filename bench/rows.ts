import type { Browser, Page } from 'playwright-core';
import { invariant } from '@fairlot/rules/core/invariant';
import { openPage, PC, PHONE } from '../e2e/browser.ts';
import { crowd } from './bet-crowd.ts';
import { GAME } from './bet-database.ts';
import { inWorld } from './bets.ts';
import { lessIsBetter, type Line } from './line.ts';

const ROWS = 10_000;
/** Tasks of over 50 ms that going through all of them may bring: the contender. */
const BOUND = 1;
const LONG_MS = 50;
/** What a quick wheel or thumb moves in a frame, and how often: from the top, the middle and the end on. */
const STEP = 400;
const STEPS = 150;
/** The phone is one of the middle class. */
const SLOWER = { phone: 4, pc: 1 } as const;

/** A bet, on the PC and on the phone. */
const ROW = 'tbody tr, ul[aria-label="Bet records"] > li';

type Device = keyof typeof SLOWER;
type Records = { Data: { Rows: { Id: string; Content: string }[]; Next: string | null } };

/** Answers the question for records with many of them, made of those that the server gives. */
async function giveMany(page: Page): Promise<void> {
  await page.route('**/api/Bet/Records', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as Records;
    const { Rows } = body.Data;
    invariant(Rows.length > 0, 'there are bets');
    const many = Array.from({ length: ROWS }, (_, i) => ({
      ...Rows[i % Rows.length]!,
      Id: `00000000-0000-7000-8000-${String(i).padStart(12, '0')}`,
    }));
    body.Data = { ...body.Data, Rows: many, Next: null };
    await route.fulfill({ response: answer, json: body });
  });
}

type Seen = {
  readonly long: number[];
  readonly frames: number[];
  readonly height: number;
  readonly rows: number;
};

/** Goes through the list and back, a frame a step, and notes long tasks and the time between frames. */
const scrollAll = (page: Page): Promise<Seen> =>
  page.evaluate(
    async ([step, steps, row]) => {
      let list = document.querySelector(row)!.parentElement!;
      while (
        list.scrollHeight <= list.clientHeight ||
        getComputedStyle(list).overflowY === 'visible'
      )
        list = list.parentElement!;
      const long: number[] = [];
      const frames: number[] = [];
      let rows = 0;
      new PerformanceObserver((entries) => {
        for (const { duration } of entries.getEntries()) long.push(duration);
      }).observe({ type: 'longtask' });
      let before = await new Promise(requestAnimationFrame);
      for (const direction of [1, -1]) {
        for (let i = 0; i < steps; i++) {
          list.scrollBy(0, direction * step);
          const now = await new Promise(requestAnimationFrame);
          frames.push(now - before);
          before = now;
        }
        rows = Math.max(rows, document.querySelectorAll(row).length);
      }
      return { long, frames, height: list.scrollHeight, rows };
    },
    [STEP, STEPS, ROW] as const,
  );

async function scrollOn(
  browser: Browser,
  url: string,
  token: string,
  device: Device,
): Promise<Seen> {
  const size = device === 'phone' ? PHONE : PC;
  const session = { token, expiresAt: Date.now() + 30 * 60_000, isAgent: false };
  const look = { size, mode: 'light', language: 'en' } as const;
  const page = await openPage(browser, url, { look, kept: { session } });
  await giveMany(page);
  await page.goto('/?w=BetRecord');
  await page.locator(ROW).first().waitFor();
  // What is fetched while the page is quiet is there.
  await page.waitForTimeout(3000);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER[device] });
  const seen = await scrollAll(page);
  await page.context().close();
  return seen;
}

const at = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

/** The record of bets with ten thousand rows, scrolled from its top, its middle and back from its end: tasks over 50 ms. */
export async function measureRows(browser: Browser, emit: (line: Line) => void): Promise<void> {
  await inWorld({}, async ({ url, players, issue }) => {
    const [player] = players;
    invariant(player, 'somebody has bet');
    const { token } = player;
    const load = { url, tokens: [token], gameId: GAME, serial: issue.serial };
    await crowd({ ...load, warmMs: 0, measureMs: 1_000 });
    for (const device of ['phone', 'pc'] as const) {
      const { long, frames, height, rows } = await scrollOn(browser, url, token, device);
      invariant(height > ROWS * 20, `all ${ROWS} rows are there, not ${height} px`);
      const sorted = frames.toSorted((a, b) => a - b);
      const found = long.filter((ms) => ms > LONG_MS).length;
      const line = {
        bench: 'client',
        case: `rows-10k-${device}`,
        against: 'the bound',
        theirs: BOUND,
        unit: 'tasks over 50 ms',
        note:
          `${ROWS} bets, ${2 * STEPS} steps of ${STEP} px at ${SLOWER[device]}x, at most ${rows} rows drawn; ` +
          `between frames p50 ${at(sorted, 0.5)} ms, p95 ${at(sorted, 0.95)} ms, longest task ${Math.round(Math.max(0, ...long))} ms`,
      };
      // No such task counts as half a one, so that there is a ratio.
      const { ratio } = lessIsBetter({ ...line, ours: Math.max(found, 0.5) });
      emit({ ...line, ours: found, ratio });
    }
  });
}
