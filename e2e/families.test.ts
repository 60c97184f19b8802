// Every shape of draw from pad to popup: bets until one wins, the prize, the history, the proof.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categoryByCode } from '@fairlot/rules/lottery/categories';
import { FAMILIES } from '@fairlot/rules/play/registry';
import { byRing } from '@fairlot/server/testing/ring';
import { closePages, joinBrowser, PC, PHONE } from './browser.ts';
import { expectWallet } from './desk.ts';
import { cells, GAMES, notes, placeLikely, type Likely } from './family-bets.ts';
import { moveBeforeClose, moveToDraw } from './issues.ts';
import {
  listenForErrors,
  lookAtClock,
  openSignedIn,
  registerPlayer,
  shootOnFailure,
  type Player,
} from './visit.ts';
import { sumMoney } from '@fairlot/rules/core/money';
import { betHttp } from '@fairlot/wire/play/bet';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { proveDraw } from './proof.ts';
import { STATE_GAMES } from './state-bets.ts';
import { until } from './until.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let folder: string;

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  folder = await mkdtemp(join(tmpdir(), 'fairlot-families-'));
});
afterAll(async () => {
  await world?.clock.run();
  await closePages(browser);
  await world?.stop();
  await rm(folder, { recursive: true, force: true });
});

const MOST_ROUNDS = 12;

const IN_A_YEAR_MS = 365 * 86_400_000;

/** Ten cars in a row, and the special ball after six, on a phone too. */
async function expectWholeRow(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  const isCut = await page
    .locator('li [data-balls]')
    .first()
    .evaluate((balls) => {
      const edge = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
      let clip = balls.parentElement;
      while (clip && getComputedStyle(clip).overflowX === 'visible') clip = clip.parentElement;
      return edge(balls.lastElementChild) > edge(clip);
    });
  expect(isCut).toBe(false);
  await page.setViewportSize(PC);
}

/** Twenty numbers leave room for what became of the bet, in the longer words of English too. */
async function expectWholeRecords(page: Page): Promise<void> {
  const edge = async (role: 'dialog' | 'table'): Promise<number> => {
    const box = await page.getByRole(role).first().boundingBox();
    return (box?.x ?? Infinity) + (box?.width ?? 0);
  };
  for (const [language, play] of [
    ['en', 'Pick 10'],
    ['zh', '任选十'],
  ] as const) {
    await page.evaluate(
      (spoken) => localStorage.setItem('fairlot.language', JSON.stringify(spoken)),
      language,
    );
    await page.goto('/?w=BetRecord');
    await page.getByRole('table').getByText(play).first().waitFor();
    expect(await edge('table')).toBeLessThanOrEqual(await edge('dialog'));
  }
}

/** The issues of a page come to be drawn a year later: another animal has the fifth number. */
const turnYear = (page: Page): Promise<unknown> =>
  page.route('**/api/LotteryGame/Info', async (route) => {
    const response = await route.fetch();
    const later = (key: string, value: unknown): unknown =>
      key === 'DrawTimeStamp' ? Number(value) + IN_A_YEAR_MS : value;
    await route.fulfill({ response, json: JSON.parse(await response.text(), later) });
  });

/** Two days before the year turns the odds of the next one are told as well. */
const tellNextYear = (page: Page): Promise<unknown> =>
  page.route('**/api/Bet/Odds', async (route) => {
    const response = await route.fetch();
    const told = (await response.text()).replaceAll(
      /"(lhc\.[\w.]+)@2026":(\[[^\]]*\])/g,
      '"$1@2026":$2,"$1@2027":$2',
    );
    await route.fulfill({ response, body: told });
  });

/** A pair of animals lies in the slip as the year turns, and is kept over another turn. */
async function keepOverNewYear(page: Page, game: number): Promise<void> {
  await moveBeforeClose(world, 40_000, undefined, game);
  await tellNextYear(page);
  await page.goto(`/Bet/${game}`);
  await page.getByRole('tab', { name: '连码', exact: true }).click();
  await notes(page, '生肖对碰', '1', 0);
  await cells(page, '生肖一', ['马']);
  await cells(page, '生肖二', ['龙']);
  await page.getByRole('button', { name: '加入号码篮' }).click();
  const slip = page.getByRole('region', { name: '号码篮' });
  await slip.getByText('1 单 20 注').waitFor();
  await slip.getByRole('button', { name: '确认投注' }).click();
  const dialog = page.getByRole('dialog', { name: '温馨提示' });
  await dialog.getByText('1 单 20 注').waitFor();
  await turnYear(page);
  // What was read a moment ago is not read again; a little later it is.
  const isTold = async (): Promise<boolean> => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    return slip.getByText('农历换年：原 20 注，现 16 注').isVisible();
  };
  await until('the issues are read again', isTold, 500);
  await slip.getByText('1 单 16 注').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await page.unroute('**/api/LotteryGame/Info');
  await page.reload();
  await slip.getByText('农历换年：原 16 注，现 20 注').waitFor();
  await slip.getByText('¥ 20.000').first().waitFor();
}

/** Bets and is there at the draw; the issue and its number, and whether more was won than bet. */
async function playRound(page: Page, player: Player, game: number, bets: readonly Likely[]) {
  await moveBeforeClose(world, 40_000, page, game);
  // The clock stands still meanwhile: on a busy machine the sale would end between two bets.
  await world.clock.set(await world.clock.now());
  for (const bet of bets) {
    await lookAtClock(world, page);
    await placeLikely(page, bet);
  }
  await world.clock.run();
  const issue = await moveBeforeClose(world, 5000, page, game);
  const number = await moveToDraw(world, issue, page, game);
  const find = { SerialNumber: issue.SerialNumber, GameId: game, PageSize: 10 };
  const { value } = await player.call(betHttp.getBetRecords, find);
  const placed = bets.flatMap(({ play, count = 1 }) => Array.from({ length: count }, () => play));
  expect(value.Rows.map(({ Play }) => Play).toSorted()).toEqual(placed.toSorted());
  const sum = (of: 'Prize' | 'Amount') => sumMoney(value.Rows.map((bet) => bet[of]));
  return { issue, number, isWon: sum('Prize') > sum('Amount') };
}

test('every family is bet on in a browser', () => {
  const familyOf = ({ code }: { readonly code: string }) => categoryByCode(code)?.family ?? '';
  // Five digits are what the other tests bet on.
  const tried = ['ssc', ...GAMES.map(familyOf), ...STATE_GAMES.map(familyOf)];
  expect(tried.toSorted()).toEqual(FAMILIES.map(({ code }) => code).toSorted());
});

/** Dice, the race and the calendar: the pads, rows and proofs that differ most. Judges and proofs cover the other families. */
const IN_SHORT = ['K31', 'PK1', 'LHC1'];
const isInShort = ({ code }: { readonly code: string }) => IN_SHORT.includes(code);

test.each(byRing({ short: GAMES.filter(isInShort), all: GAMES, long: GAMES }))(
  '$code: bets until one wins, from the pad to the proof',
  async ({ code, bets, note }) => {
    const game = categoryByCode(code)?.id ?? 0;
    const player = await registerPlayer(world);
    await moveBeforeClose(world, 45_000, undefined, game);
    const page = await openSignedIn(browser, world, player);
    const errors = listenForErrors(page);
    shootOnFailure(page);
    await page.goto(`/Bet/${game}`);
    let round = await playRound(page, player, game, bets);
    for (let rounds = 1; !round.isWon; rounds += 1) {
      if (rounds === MOST_ROUNDS) throw new Error('so many misses do not happen');
      round = await playRound(page, player, game, bets);
    }
    // The card leaves by itself after five seconds, so both are waited for at once.
    await Promise.all([
      page.getByText(/中奖 \+/).waitFor(),
      page.locator('[data-prize]').waitFor(),
    ]);
    const wallet = await player.call(walletHttp.getWalletAmount, undefined);
    await expectWallet(page, wallet.value);
    await page.getByRole('img', { name: /走势，近 \d+ 期/ }).waitFor();
    const seal = await page
      .getByRole('button', { name: /^验证 \d+ 期$/ })
      .first()
      .boundingBox();
    expect((seal?.x ?? PC.width) + (seal?.width ?? 0)).toBeLessThanOrEqual(PC.width);

    const { issue, number } = round;
    if (code === 'LHC1') await keepOverNewYear(page, game);
    if (code === 'KL81') await expectWholeRecords(page);
    await proveDraw(page, { game, issue, number, folder, note }, async () => {
      if (code === 'PK1' || code === 'LHC1') await expectWholeRow(page);
    });
    expect(errors).toEqual([]);
    await page.context().close();
  },
);
