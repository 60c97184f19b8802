// The lotteries of the state, rehearsed: bets on a Sunday, their draws that evening and the next one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categoryByCode } from '@fairlot/rules/lottery/categories';
import { addMoney, moneyToNumber, type Money } from '@fairlot/rules/core/money';
import { formatMoney } from '@fairlot/ui/format';
import { betHttp } from '@fairlot/wire/play/bet';
import type { IssueInfo } from '@fairlot/wire/play/lottery';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { closePages, joinBrowser, PC } from './browser.ts';
import { cellsOf, expectWallet } from './desk.ts';
import { placeLikely } from './family-bets.ts';
import { connectAfter } from './hub-connection.ts';
import { moveToDraw, moveToSeal, openIssue } from './issues.ts';
import { proveDraw } from './proof.ts';
import { STATE_GAMES } from './state-bets.ts';
import {
  listenForErrors,
  openSignedIn,
  registerPlayer,
  shootOnFailure,
  signInAgain,
  type Player,
} from './visit.ts';
import { until } from './until.ts';
import { startWorld, type World } from './world.ts';

/** Half past seven on a Sunday: all five are on sale, and three are drawn in the evening. */
const START = Date.UTC(2026, 2, 8, 11, 30);
const MINUTE_MS = 60_000;
const REHEARSED = '仿真：未接官方开奖，由承诺链按官方时间开奖，并非官方号码';

const GAMES = STATE_GAMES.map((each) => ({ ...each, id: categoryByCode(each.code)?.id ?? 0 }));
type Game = (typeof GAMES)[number];

let world: World;
let browser: Browser;
let folder: string;
let player: Player;
let wallet: Money;
const issues = new Map<Game, IssueInfo>();

beforeAll(async () => {
  world = await startWorld({ rehearsed: GAMES.map(({ id }) => id), start: START });
  browser = await joinBrowser();
  player = await registerPlayer(world);
  folder = await mkdtemp(join(tmpdir(), 'fairlot-state-'));
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
  await rm(folder, { recursive: true, force: true });
});

const readWallet = async (): Promise<Money> =>
  (await player.call(walletHttp.getWalletAmount, undefined)).value;

const issueOf = (game: Game): IssueInfo => {
  const issue = issues.get(game);
  if (!issue) throw new Error(`${game.code} was bet on`);
  return issue;
};

test('bets on each, from its pad', async () => {
  const page = await openSignedIn(browser, world, player);
  shootOnFailure(page);
  for (const game of GAMES) {
    issues.set(game, await openIssue(world, game.id));
    await page.goto(`/Bet/${game.id}`);
    await page.getByText(`${game.name} 仿真`).first().waitFor();
    for (const bet of game.bets) await placeLikely(page, bet);
  }
  wallet = await readWallet();
  await expectWallet(page, wallet);
  await page.context().close();
});

/** Opens a bet page with the hub connected, and keeps all that cards and lines say from then on. */
async function openListening(page: Page, game: number | undefined): Promise<void> {
  await connectAfter(page, () => page.goto(`/Bet/${game}`));
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const note = (): void => {
      for (const { textContent } of document.querySelectorAll('[data-prize], [data-toast]')) {
        seen.add(textContent ?? '');
      }
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
  });
}

const toldOn = (page: Page): Promise<string> =>
  page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].join('\n'));

/** What the bets of a game brought: once, by the published lists, and told by card or by a line. */
async function expectPaid(page: Page, game: Game, number: string): Promise<void> {
  const find = { GameId: game.id, PageSize: 20 };
  const { value } = await player.call(betHttp.getBetRecords, find);
  const sums = (await player.call(betHttp.getBetSums, { GameId: game.id })).value;
  const placed = game.bets.flatMap(({ play, count = 1 }) => Array(count).fill(play));
  expect(value.Rows.map(({ Play }) => Play).toSorted()).toEqual(placed.toSorted());
  expect(value.Rows.every(({ State }) => State === 2 || State === 3)).toBe(true);
  const paid = game.pays(number.split(',').map(Number));
  expect(moneyToNumber(sums.SumPrize)).toBeCloseTo(paid, 3);
  wallet = addMoney(wallet, sums.SumPrize);
  if (sums.SumPrize === 0n) return;
  const isWon = sums.SumPrize > sums.SumAmount;
  const told = isWon
    ? `恭喜 ${game.name} 仿真 中奖`
    : `返还 ${formatMoney(sums.SumPrize)}（投入 ${formatMoney(sums.SumAmount)}）`;
  await until(`${told} is told`, async () => (await toldOn(page)).includes(told));
}

/** The list of prizes names what is published, whatever the prize group, and the return of it. */
async function expectListed(page: Page): Promise<void> {
  const [game] = GAMES;
  await page.goto(`/Bet/${game?.id}?w=AwardDetail`);
  await page.getByRole('searchbox', { name: '搜索玩法' }).fill('胆拖');
  const plays = page.getByRole('table', { name: '奖金详情' });
  const row = plays.getByRole('row').filter({ hasText: '公布奖金' });
  expect(await cellsOf(row)).toEqual([
    '双色球胆拖 官方 · 普通 · 公布奖金',
    expect.stringContaining('红球胆码'),
    '¥ 5.000 – 5,000,000.000',
    '50,000,000.000',
    '≤ 200,000.000',
    '42.6%',
    '57.4%',
    '',
  ]);
  await row.getByRole('button', { name: '展开 双色球胆拖' }).click();
  await plays.getByRole('cell', { name: '1 / 17,721,088', exact: true }).waitFor();
}

test.each([8, 9])('the draws of the evening of %i March, and their proof', async (day) => {
  const games = GAMES.filter((game) => game.day === day);
  const closeOf = (game: Game): number => issueOf(game).CloseTimeStamp;
  for (const game of games.toSorted((a, b) => closeOf(a) - closeOf(b))) {
    await moveToSeal(world, issueOf(game), game.id);
  }
  const first = Math.min(...games.map((game) => issueOf(game).DrawTimeStamp));
  await world.clock.advance(first - MINUTE_MS - (await world.clock.now()));
  player = await signInAgain(world, player);
  const page = await openSignedIn(browser, world, player);
  const errors = listenForErrors(page);
  shootOnFailure(page);
  await openListening(page, games[0]?.id);
  await expectWallet(page, wallet);
  const numbers = new Map<Game, string>();
  for (const game of games) {
    const number = await moveToDraw(world, issueOf(game), page, game.id);
    numbers.set(game, number);
    await expectPaid(page, game, number);
  }
  expect(await readWallet()).toBe(wallet);
  await expectWallet(page, wallet);
  const seal = page.getByRole('button', { name: /^验证 \d+ 期$/ }).first();
  const box = await seal.boundingBox();
  expect((box?.x ?? PC.width) + (box?.width ?? 0)).toBeLessThanOrEqual(PC.width);
  for (const [game, number] of numbers) {
    const drawn = { game: game.id, issue: issueOf(game), number, folder, note: REHEARSED };
    await proveDraw(page, drawn);
  }
  if (day === 8) await expectListed(page);
  expect(errors).toEqual([]);
  await page.context().close();
});
