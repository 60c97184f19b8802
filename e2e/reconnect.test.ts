// The server ends without warning while a page is open: the page recovers and has missed nothing.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CuttingProxy } from '@fairlot/hub/conformance/cutting-proxy';
import { mills } from '@fairlot/rules/core/money';
import { setSale } from '@fairlot/server/features/play/lottery/intervention/halt';
import { betHttp } from '@fairlot/wire/play/bet';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { audit } from './audit.ts';
import { closePages, joinBrowser } from './browser.ts';

import {
  confirmBet,
  digitsOf,
  expectWallet,
  holdPrize,
  openDesk,
  pickNine,
  placePicked,
} from './desk.ts';
import { connectAfter } from './hub-connection.ts';
import { awaitSettled, GAME, moveBeforeClose, moveToDraw } from './issues.ts';
import { lookAtClock, openSignedIn, registerPlayer, shootOnFailure, type Player } from './visit.ts';
import { FEW_GAMES, startWorld, type World } from './world.ts';

const MOST_ROUNDS = 8;

let world: World;
let browser: Browser;
let page: Page;
let player: Player;

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld({ games: FEW_GAMES }), joinBrowser()]);
  player = await registerPlayer(world);
  page = await openSignedIn(browser, world, player, { fetchesAhead: true });
  await openDesk(page);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

const wallet = async () => (await player.call(walletHttp.getWalletAmount, undefined)).value;

/** A bet, a power cut before its draw, and the draw while the page cannot hear; its last digit. */
async function playThroughPowerCut(): Promise<string> {
  const issue = await moveBeforeClose(world, 30_000, page);
  await pickNine(page);
  await placePicked(page);
  await world.kill();
  await page.getByText('连接断开，正在重连').waitFor();
  await world.clock.advance(issue.DrawTimeStamp - (await world.clock.now()));
  await world.start();
  const digits = digitsOf(await awaitSettled(world, issue.SerialNumber));
  if (digits.at(-1) !== '0') await holdPrize(page);
  await page.getByText('连接断开，正在重连').waitFor({ state: 'hidden' });
  await page
    .getByRole('img', { name: digits.join(' ') })
    .first()
    .waitFor();
  await expectWallet(page, await wallet());
  return digits.at(-1) ?? '';
}

test('a draw and a prize that came while the server was away are shown after it', async () => {
  shootOnFailure(page);
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    if ((await playThroughPowerCut()) === '0') continue;
    const popup = page.getByRole('status').filter({ hasText: '恭喜 一分时时彩 中奖' });
    await popup.getByText('投入 18.000').waitFor();
    await popup.getByRole('button', { name: '知道了' }).last().click();
    await popup.waitFor({ state: 'hidden' });
    return;
  }
  throw new Error(`no win in ${MOST_ROUNDS} rounds`);
});

/** The line goes as the player confirms: the bet leaves once, at once, and is only asked for after. */
async function loseUnderPress(on: Page): Promise<void> {
  await moveBeforeClose(world, 40_000, on);
  let sent = 0;
  await on.route('**/api/Bet/Place', (route) => {
    sent += 1;
    return route.abort();
  });
  await on.getByRole('button', { name: /立即投注/ }).click();
  const dialog = on.getByRole('dialog', { name: '温馨提示' });
  await dialog.getByRole('button', { name: '确认投注' }).evaluate((button: HTMLElement) => {
    button.click();
    window.dispatchEvent(new Event('offline'));
  });
  await dialog.getByText('正在查询这张注单').waitFor();
  const asked = on.waitForRequest('**/api/Bet/ByIntent');
  await on.evaluate(() => window.dispatchEvent(new Event('online')));
  await asked;
  await on.waitForRequest('**/api/Bet/ByIntent');
  expect(sent).toBe(1);
}

test('a link that swallows everything is seen, betting held, and its draw fetched after', async () => {
  const line = await CuttingProxy.start(world.url);
  const onLine: World = { ...world, url: line.url };
  const other = await openSignedIn(browser, onLine, player, { fetchesAhead: true });
  shootOnFailure(other);
  await connectAfter(other, () => openDesk(other));
  const issue = await moveBeforeClose(world, 40_000, other);
  await pickNine(other);
  await other.getByRole('button', { name: /立即投注/ }).click();
  const dialog = other.getByRole('dialog', { name: '温馨提示' });
  await dialog.getByRole('button', { name: '确认投注' }).waitFor();
  line.hold(true);
  line.swallow();
  const banner = other.getByText('连接断开，正在重连。投注暂停');
  await banner.waitFor();
  // What is asked already rests as well: no press sends it.
  let sent = 0;
  other.on('request', (request) => (sent += Number(request.url().includes('/api/Bet/Place'))));
  const held = dialog.getByRole('button', { name: '连接断开，暂不能投注' });
  await held.focus();
  await other.keyboard.press('Enter');
  expect([await held.getAttribute('aria-disabled'), sent]).toEqual(['true', 0]);
  await other.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await other.getByRole('button', { name: '连接断开' }).first().isDisabled()).toBe(true);
  const digits = digitsOf(await moveToDraw(world, issue));
  // Nothing comes back by itself before the press: the banner would go from under it.
  await other.getByRole('button', { name: '立即重试' }).click();
  line.cut();
  line.hold(false);
  await banner.waitFor({ state: 'hidden' });
  await other
    .getByRole('img', { name: digits.join(' ') })
    .first()
    .waitFor();
  await other.getByText('9 注 × 1 倍 × 2 元 =').waitFor();
  // The browser says so by itself: at once, and back at once.
  await other.context().setOffline(true);
  await other.getByText('没有网络。投注暂停').waitFor();
  await other.context().setOffline(false);
  await other.getByText('没有网络。投注暂停').waitFor({ state: 'hidden' });
  await other.getByRole('button', { name: /立即投注/ }).waitFor();
  await loseUnderPress(other);
  await other.context().close();
  await line.stop();
});

test('an answer that is lost is asked for, and the bet counts once', async () => {
  shootOnFailure(page);
  await lookAtClock(world, page);
  await moveBeforeClose(world, 40_000, page);
  const before = await wallet();
  let lost = 0;
  await page.route('**/api/Bet/Place', async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await pickNine(page);
  await page.getByRole('button', { name: /立即投注/ }).click();
  await confirmBet(page);
  expect(lost).toBe(1);
  await page.unroute('**/api/Bet/Place');
  expect(await wallet()).toBe(mills(before - 18_000n));
  await expectWallet(page, await wallet());
  const { value } = await player.call(betHttp.getBetRecords, {
    PageSize: 100,
    States: [0],
  });
  expect(value.Rows).toHaveLength(1);
  expect(await audit(world)).toEqual([]);
});

test('a game that people stop says so before the page would ask, and goes on when it is sold again', async () => {
  shootOnFailure(page);
  await setSale(world.db, GAME, 'off');
  await page.getByText('彩种维护中').waitFor();
  await setSale(world.db, GAME, 'on');
  await page.getByText('彩种维护中').waitFor({ state: 'hidden' });
});
