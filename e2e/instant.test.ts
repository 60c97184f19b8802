// Instant games in a browser: runs of rounds, and the way out of one, whatever became of an answer.
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { instantHttp } from '@fairlot/wire/play/instant';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { AA, faultsOf } from './axe.ts';
import { closePages, joinBrowser, PHONE } from './browser.ts';
import { expectWallet, openDesk } from './desk.ts';
import { openSignedIn, registerPlayer, shootOnFailure, type Player } from './visit.ts';
import { joinWorld, type World } from './world.ts';

/** The first of the catalogue: five digits, drawn at each bet. */
const AT_ONCE = 1;
const PLAY = '**/api/Instant/Play';
const BY_INTENT = '**/api/Instant/ByIntent';

let world: World;
let browser: Browser;
let page: Page;
let player: Player;
beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});
beforeEach(async () => {
  player = await registerPlayer(world);
  page = await openSignedIn(browser, world, player);
  shootOnFailure(page);
});
afterEach(() => page.context().close());

const drawn = async () =>
  (await player.call(instantHttp.getRounds, { GameId: AT_ONCE, Count: 20 })).value.Rows;

/** The dialog of a run on every digit of a place, one of which always wins. */
async function openRun(count: number, stopOnWin: boolean): Promise<Locator> {
  await openDesk(page, AT_ONCE);
  await page.getByRole('button', { name: '万位 全' }).click();
  await page.getByRole('button', { name: /立即投注/ }).click();
  const dialog = page.getByRole('dialog', { name: '即开' });
  await dialog.getByRole('textbox', { name: '连续次数' }).fill(String(count));
  const box = dialog.getByRole('checkbox', { name: '中奖即停' });
  await (stopOnWin ? box.check() : box.uncheck());
  return dialog;
}
/** What a part leaves free on the right of its dialog, in pixels. Runs in the page. */
const roomRight = (part: Element): number =>
  part.closest('dialog, [role=dialog]')!.getBoundingClientRect().right -
  part.getBoundingClientRect().right;

const start = (dialog: Locator): Promise<void> =>
  dialog.getByRole('button', { name: '开始' }).click();

test('a run draws as many rounds as were wanted, and tells what they cost and brought', async () => {
  const dialog = await openRun(3, false);
  await dialog.getByText('最多投入').waitFor();
  await dialog.getByText('每局最高可中 ¥ 19.560').waitFor();
  expect(await dialog.locator('[data-run]').evaluate(roomRight)).toBeGreaterThanOrEqual(20);
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  await start(dialog);
  await dialog.getByText('全部开完').waitFor();
  await dialog.getByText('第 3/3 次').waitFor();
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  const rounds = await drawn();
  expect(rounds.map(({ SerialNumber }) => SerialNumber)).toEqual([3, 2, 1]);
  // Ten notes of 2, of which one wins 19.56: the same each round.
  await expectWallet(page, mills(10_000_000n - 3n * (20_000n - 19_560n)));
  const told = await player.call(walletHttp.getWalletAmount, null);
  expect(told.value).toBe(10_000_000n - 3n * 440n);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('[data-round="3"]').waitFor();
});

test('a run stops on its first win, and leaves the rest undrawn', async () => {
  const dialog = await openRun(10, true);
  await start(dialog);
  await dialog.getByText('中奖，已停止').waitFor();
  expect(await drawn()).toHaveLength(1);
});

test('the stop is in reach all the time, also while an answer is lost, and the round is found', async () => {
  const dialog = await openRun(20, false);
  let sent = 0;
  await page.route(PLAY, async (route) => {
    sent += 1;
    if (sent === 1) return route.continue();
    // Drawn, and nobody hears of it; a second after the one before by whatever clock.
    await delay(1_500);
    await route.fetch();
    return route.abort();
  });
  await page.route(BY_INTENT, (route) => route.abort());
  await start(dialog);
  await dialog.getByText('没有收到答复，正在查询这一局').waitFor();
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  const stop = dialog.getByRole('button', { name: '停止', exact: true });
  expect(await stop.isEnabled()).toBe(true);
  // Nobody leaves by mistake while a round is on its way.
  await page.keyboard.press('Escape');
  await stop.click();
  await dialog.getByRole('button', { name: '本局结束后停止' }).waitFor();
  await page.unroute(BY_INTENT);
  await dialog.getByText('已停止').waitFor();
  await dialog.getByText('第 2/20 次').waitFor();
  expect(sent).toBe(2);
  expect(await drawn()).toHaveLength(2);
  await expectWallet(page, mills(10_000_000n - 2n * 440n));
});

test('a round that was never drawn is told so, and nothing was charged', async () => {
  const dialog = await openRun(5, false);
  await page.route(PLAY, (route) => route.abort());
  await page.clock.install();
  await start(dialog);
  await dialog.getByText('没有收到答复，正在查询这一局').waitFor();
  const said = dialog.getByText('服务器没有这一局，未扣款');
  // No farther than one answer at a time: a question may take 20 s, also by a clock that leaps.
  for (let asked = 0; asked < 30 && !(await said.isVisible()); asked += 1) {
    const answered = page.waitForResponse(BY_INTENT, { timeout: 3_000 }).catch(() => undefined);
    await page.clock.fastForward(2_100);
    await answered;
  }
  await said.waitFor();
  expect(await drawn()).toEqual([]);
});

test('on a phone too, and by keys alone', async () => {
  await page.setViewportSize(PHONE);
  await page.goto(`/Bet/${AT_ONCE}`);
  await page.getByRole('button', { name: '万位 3' }).press('Enter');
  // A key does not wait until a button can be pressed, as a click does.
  await page.getByRole('button', { name: /立即投注/, disabled: false }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '即开' });
  await dialog.getByRole('button', { name: '开始', disabled: false }).press('Enter');
  await dialog.getByText('第 1/1 次').waitFor();
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  expect(await drawn()).toHaveLength(1);
});
