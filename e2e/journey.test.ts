// The main job: from signing in to a prize, and every account of the money the same to the thousandth.
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { formatMoney } from '@fairlot/ui/format';
import { betHttp } from '@fairlot/wire/play/bet';
import { loginHttp } from '@fairlot/wire/auth/login';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { callEndpoint } from '@fairlot/server/testing/call';
import { DEMO_PASSWORD } from '@fairlot/server/features/auth/login/register/seed';
import { audit } from './audit.ts';
import { closePages, joinBrowser, openPage } from './browser.ts';
import {
  cellsOf,
  digitsOf,
  expectWallet,
  holdPrize,
  openDesk,
  pickNine,
  placePicked,
} from './desk.ts';
import { connectAfter } from './hub-connection.ts';
import { GAME, moveBeforeClose, moveToDraw } from './issues.ts';
import { listenForErrors, shootOnFailure } from './visit.ts';
import { joinWorld, type World } from './world.ts';

const START = mills(10_000_000);
const STAKE = mills(18_000);
/** Nine of ten win: so many misses in a row do not happen. */
const MOST_ROUNDS = 8;

let world: World;
let browser: Browser;
let page: Page;
let errors: string[];

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  page = await openPage(browser, world.url);
  errors = listenForErrors(page);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

async function signIn(): Promise<void> {
  await page.goto('/Login');
  await page.getByLabel('账号', { exact: true }).fill('player1');
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(`${world.url}/`);
}

const api = async () => {
  const login = { UserName: 'player1', Password: DEMO_PASSWORD };
  const { value } = await callEndpoint(world.url, loginHttp.login, login);
  return { token: value.access_token };
};

/** Bets on an issue that is about to close, and sees its number; its last digit. */
async function playRound(): Promise<string> {
  await moveBeforeClose(world, 40_000, page);
  await pickNine(page);
  const issue = await moveBeforeClose(world, 19_000, page);
  await page.getByRole('timer', { name: /距封盘 00:(1\d|0\d)/ }).waitFor();
  await placePicked(page);
  const digits = digitsOf(await moveToDraw(world, issue));
  if (digits.at(-1) !== '0') await holdPrize(page);
  await page
    .getByRole('img', { name: digits.join(' ') })
    .first()
    .waitFor();
  return digits.at(-1) ?? '';
}

test('a player signs in, bets before the close, sees the draw and the prize', async () => {
  shootOnFailure(page);
  await signIn();
  const card = page.locator('a[data-game]', { hasText: '一分时时彩' }).first();
  await card.getByText(/^00:\d\d$|^封盘$/).waitFor();
  await expectWallet(page, START);
  await card.click();
  await page.getByRole('timer', { name: /距封盘/ }).waitFor();

  let balance = START;
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const last = await playRound();
    balance = mills(balance - STAKE);
    if (last === '0') {
      await expectWallet(page, balance);
      continue;
    }
    const { value: wallet } = await callEndpoint(
      world.url,
      walletHttp.getWalletAmount,
      undefined,
      await api(),
    );
    const prize = mills(wallet - balance);
    expect(prize).toBeGreaterThan(STAKE);
    const popup = page.getByRole('status').filter({ hasText: '恭喜 一分时时彩 中奖' });
    await popup.getByText('投入 18.000').waitFor();
    expect((await popup.innerText()).replaceAll(/\s/g, '')).toContain(`+¥${formatMoney(prize)}`);
    await expectWallet(page, wallet);
    // By itself after five seconds (spec section 9).
    await page.mouse.move(0, 0);
    await popup.waitFor({ state: 'hidden' });
    return;
  }
  throw new Error(`no win in ${MOST_ROUNDS} rounds`);
});

test('wallet, records, cash flow and books agree to the thousandth', async () => {
  shootOnFailure(page);
  const options = await api();
  const day = { PageSize: 100 };
  const records = await callEndpoint(world.url, betHttp.getBetRecords, day, options);
  const wallet = await callEndpoint(world.url, walletHttp.getWalletAmount, undefined, options);
  const { Rows } = records.value;
  const all = await callEndpoint(world.url, betHttp.getBetSums, {}, options);
  const { Total, SumAmount, SumPrize } = all.value;
  expect(Rows.every(({ State }) => State === 2 || State === 3)).toBe(true);
  expect(SumAmount).toBe(mills(STAKE * BigInt(Total)));
  expect(wallet.value).toBe(START - SumAmount + SumPrize);

  await page.goto('/?w=BetRecord');
  const table = page.getByRole('dialog').getByRole('table');
  await table.locator('tbody tr').first().waitFor();
  expect(await table.locator('tbody tr').count()).toBe(Total);
  const sums = await cellsOf(table.locator('tfoot tr').last());
  expect(sums.slice(1, 3)).toEqual([formatMoney(SumAmount), formatMoney(SumPrize)]);

  await page.getByRole('tab', { name: '账变记录' }).click();
  const newest = table.locator('tbody tr').filter({ hasText: '派发奖金' }).first();
  await newest.waitFor();
  expect(await cellsOf(newest)).toContain(formatMoney(wallet.value));
  await page.getByRole('button', { name: '关闭' }).click();
  await expectWallet(page, wallet.value);

  expect(await audit(world)).toEqual([]);
  expect(errors).toEqual([]);
});

/** Tells player1 of a prize that nobody paid. */
async function tellOfPrize(): Promise<void> {
  const prize = {
    LotteryName: '一分时时彩',
    Prize: 19.56,
    GameId: GAME,
    SerialNumber: 209901010001,
    Stake: 2,
    WalletAmount: 10_000,
  };
  await sql`SELECT event_write(ARRAY['player:' || player_id], ARRAY['BetAwardNotify'],
    ARRAY[${JSON.stringify(prize)}::jsonb]) FROM player WHERE user_name = 'player1'`.execute(
    world.owner,
  );
}

test('a prize waits behind a dialog that covers it, however long', async () => {
  shootOnFailure(page);
  await page.clock.install();
  await connectAfter(page, () => openDesk(page));
  await page.getByRole('button', { name: '规则与示例' }).click();
  const rules = page.locator('dialog[open]');
  await rules.waitFor();
  await tellOfPrize();
  const popup = page.locator('[data-prize]').filter({ hasText: '恭喜 一分时时彩 中奖' });
  await popup.waitFor();
  // Longer than it stays where it can be seen.
  await page.clock.runFor(6000);
  await page.keyboard.press('Escape');
  await rules.waitFor({ state: 'hidden' });
  await popup.getByText('知道了').click();
  await popup.waitFor({ state: 'hidden' });
});
