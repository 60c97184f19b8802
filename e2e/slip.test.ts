// What a player has put together survives: a reload, another game and back, a second tab; and a bet
// whose answer was lost is asked for until it is known, whatever the player does meanwhile.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { betHttp } from '@fairlot/wire/play/bet';
import { loginHttp } from '@fairlot/wire/auth/login';
import { callEndpoint } from '@fairlot/server/testing/call';
import { closePages, joinBrowser } from './browser.ts';
import { openDesk, pickNine } from './desk.ts';
import { GAME, moveBeforeClose } from './issues.ts';
import {
  keptLogin,
  listenForErrors,
  openSignedIn,
  registerPlayer,
  shootOnFailure,
  type Player,
} from './visit.ts';
import { until } from './until.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let player: Player;
let page: Page;

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  player = await registerPlayer(world);
  page = await openSignedIn(browser, world, player);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

/** The same five digits, drawn every five minutes. */
const FIVE_MINUTES = 9;

const slipOf = (on: Page) => on.getByRole('region', { name: '号码篮' });
const expectSlip = (on: Page, text: string): Promise<void> =>
  slipOf(on).getByText(text).first().waitFor();
/** What is written down a moment after a tap. */
const awaitKept = (name: string): Promise<unknown> =>
  page.waitForFunction((key) => localStorage.getItem(`fairlot.${key}`) !== null, name);

test('the slip and what is in hand survive a reload, another game and a second tab', async () => {
  shootOnFailure(page);
  const errors = listenForErrors(page);
  await openDesk(page);
  await pickNine(page);
  await page.getByRole('textbox', { name: '倍数' }).fill('7');
  await page.getByRole('button', { name: '加入号码篮' }).click();
  await expectSlip(page, '¥ 126.000');
  await slipOf(page).getByText('7 倍').waitFor();
  await expectSlip(page, '1 单 9 注');
  await page.getByRole('button', { name: '个位 4' }).click();
  await awaitKept('bet.drafts');

  // Prize against rebate: by keyboard, to the lowest group; what is in the slip stays at its own.
  const group = page.locator('[data-stake] [aria-haspopup=dialog]');
  await group.press('Enter');
  const slider = page.getByRole('slider', { name: '奖金组' });
  await slider.press('Home');
  await page.getByText('7.8%').waitFor();
  await page.keyboard.press('Escape');
  expect(await group.textContent()).toBe('1800');

  await page.reload();
  await page.getByText('1 注 × 7 倍 × 2 元 =').waitFor();
  await expectSlip(page, '¥ 126.000');
  expect(await group.textContent()).toBe('1800');
  await group.press('Enter');
  await slider.press('End');
  await page.keyboard.press('Escape');
  expect(await group.textContent()).toBe('1956');

  await page.getByRole('tab', { name: '五星', exact: true }).click();
  await page
    .getByRole('button', { name: /直选单式|^单式/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: '号码', exact: true }).fill('12345 67890');
  await page.getByText('2 注 × 7 倍 × 2 元 =').waitFor();
  await page.getByRole('link', { name: /一分 3D|一分3D/ }).click();
  await expectSlip(page, '¥ 0.000');
  await page.goBack();
  await page.getByText('2 注 × 7 倍 × 2 元 =').waitFor();
  await expectSlip(page, '¥ 126.000');

  const second = await page.context().newPage();
  await second.goto(`/Bet/${GAME}`);
  await expectSlip(second, '¥ 126.000');
  await second.getByRole('button', { name: '加入号码篮' }).click();
  await expectSlip(page, '¥ 154.000');
  await slipOf(page).getByRole('button', { name: '清空' }).click();
  await expectSlip(second, '¥ 0.000');
  await second.close();
  expect(errors).toEqual([]);
});

test('nothing of it is left after a logout, and garbage in its place breaks nothing', async () => {
  shootOnFailure(page);
  await openDesk(page);
  await slipOf(page).getByRole('button', { name: '机选 5 注' }).click();
  await expectSlip(page, '5 单');
  await page.goto('/Login');
  await page.getByLabel('账号', { exact: true }).waitFor();
  const left = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /bet\./.test(key)));
  expect(await left()).toEqual([]);
  await page.evaluate(
    (kept) => {
      localStorage.setItem('fairlot.session', kept);
      localStorage.setItem('fairlot.bet.slips', '{"v":1,"account":"x","games":[{"gameId":4}]}');
      localStorage.setItem('fairlot.bet.drafts', 'null');
      localStorage.setItem('fairlot.bet.texts', '[1]');
      localStorage.setItem('fairlot.bet.pending', '{"v":1,"list":[{"account":"x"}]}');
      localStorage.setItem('fairlot.bet.stake', 'null');
    },
    JSON.stringify(keptLogin(player).session),
  );
  await openDesk(page);
  await expectSlip(page, '¥ 0.000');
  await page.getByRole('textbox', { name: '倍数' }).fill('1');
  await pickNine(page);
});

test('a number is read as it was typed, or nothing goes out', async () => {
  shootOnFailure(page);
  await openDesk(page);
  await page.getByRole('button', { name: '个位 清' }).click();
  await pickNine(page);
  const multiple = page.getByRole('textbox', { name: '倍数' });
  const add = page.getByRole('button', { name: '加入号码篮' });
  for (const text of ['1.5', '1e3', '1 0', '100000', '0', '']) {
    await multiple.fill(text);
    await page.getByText('倍数要是 1 到 99999 的整数').waitFor();
    expect([text, await add.isDisabled()]).toEqual([text, true]);
  }
  await multiple.evaluate((field) => {
    const data = new DataTransfer();
    data.setData('text/plain', '1\n5');
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await page.getByText('倍数要是 1 到 99999 的整数').waitFor();
  await multiple.fill(' １２ ');
  await page.getByText('9 注 × 12 倍 × 2 元 =').waitFor();
  await multiple.fill('1.5');
  await multiple.press('Escape');
  expect(await multiple.inputValue()).toBe('12');

  await page.getByRole('radio', { name: '双面' }).click();
  const stake = page.getByRole('textbox', { name: '总和大 金额' });
  for (const text of ['1e3', '1,000', '1.2345']) {
    await stake.fill(text);
    await page.getByText('金额要是数字，最多三位小数').waitFor();
    expect(await add.isDisabled()).toBe(true);
  }
  await stake.fill('１０．５');
  await page.getByText('¥ 10.500').first().waitFor();
  await stake.fill('');
  await page.getByRole('radio', { name: '官方' }).click();
});

test('what the wallet lacks is said before the dialog, on the phone too', async () => {
  shootOnFailure(page);
  await openDesk(page);
  await page.getByRole('textbox', { name: '倍数' }).fill('1');
  await page.getByRole('button', { name: '个位 清' }).click();
  await pickNine(page);
  await page.getByRole('textbox', { name: '倍数' }).fill('600');
  await page.getByRole('button', { name: '加入号码篮' }).click();
  await slipOf(page).getByText('余额不足，还差 800.000').waitFor();
  // And where more comes from is a press away, and back again with the slip as it was.
  await slipOf(page).getByRole('button', { name: '充值' }).click();
  await page.getByRole('dialog').getByRole('tab', { name: '充值', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await slipOf(page).getByText('余额不足，还差 800.000').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '个位 全' }).click();
  const gap = page.getByRole('status').filter({ hasText: '还差 2,000.000' });
  await gap.getByRole('button', { name: '充值' }).waitFor();
  await page.getByRole('button', { name: '个位 清' }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await slipOf(page).getByRole('button', { name: '清空' }).click();
  await page.getByRole('textbox', { name: '倍数' }).fill('1');
});

test('the dialog shows the whole bet, however long', async () => {
  shootOnFailure(page);
  await openDesk(page);
  await moveBeforeClose(world, 45_000, page);
  await page.getByRole('tab', { name: '五星', exact: true }).click();
  await page
    .getByRole('button', { name: /直选单式|^单式/ })
    .first()
    .click();
  const notes = Array.from({ length: 700 }, (_, i) => String(10_000 + i * 7));
  await page.getByRole('textbox', { name: '号码', exact: true }).fill(notes.join(' '));
  await page.getByText('700 注 × 1 倍 × 2 元 =').waitFor();
  await page.getByRole('button', { name: /立即投注/ }).click();
  const dialog = page.getByRole('dialog', { name: '温馨提示' });
  const lines = dialog.getByRole('list', { name: '注单' });
  await lines.getByText(notes.at(-1) ?? '').waitFor();
  await dialog.getByText('1 单 700 注').waitFor();
  const isCut = await lines.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(isCut).toBe(false);
  await lines.evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await dialog.getByRole('button', { name: '确认投注' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '清空' }).first().click();
  await page.getByRole('tab', { name: '定位胆' }).click();
});

test('a bet that the server does not know is a strip in the slip until the player gives it up', async () => {
  const other = await registerPlayer(world);
  // An issue that outlasts two half minutes on a slow machine: half a minute after the close the
  // server's word that there is no record is the last word, and there is nothing to give up.
  await moveBeforeClose(world, 280_000, undefined, FIVE_MINUTES);
  const own = await openSignedIn(browser, world, other);
  shootOnFailure(own);
  await own.clock.install();
  await openDesk(own, FIVE_MINUTES);
  await pickNine(own);
  await own.getByRole('button', { name: '加入号码篮' }).click();
  await own.route('**/api/Bet/Place', (route) => route.abort());
  await slipOf(own).getByRole('button', { name: '确认投注' }).click();
  const dialog = own.getByRole('dialog', { name: '温馨提示' });
  await dialog.getByRole('button', { name: '确认投注' }).click();
  /**
   * After half a minute without a receipt the player is asked what to do. One answer for each leap:
   * a longer leap would be past what a question that is under way may take.
   */
  const giveTime = async (): Promise<void> => {
    const unknown = dialog.getByText('没有这张注单的记录');
    await until('the server has been asked for half a minute', async () => {
      // After the last answer no other comes: one look more.
      const answer = own.waitForResponse('**/api/Bet/ByIntent', { timeout: 2000 });
      await Promise.all([own.clock.fastForward(2000), answer.catch(() => undefined)]);
      return unknown.isVisible();
    });
  };
  await dialog.getByText('正在查询这张注单').waitFor();
  await giveTime();
  await dialog.getByRole('button', { name: '取消' }).click();
  const look = slipOf(own).getByRole('button', { name: '查看' });
  await look.click();
  await dialog.getByText('正在查询这张注单').waitFor();
  await giveTime();
  await dialog.getByRole('button', { name: '不再查询' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await look.waitFor({ state: 'hidden' });
  await expectSlip(own, '1 单 9 注');
  expect(await own.evaluate(() => localStorage.getItem('fairlot.bet.pending'))).toBeNull();
  expect((await other.call(betHttp.getBetRecords, { PageSize: 10 })).value.Rows).toEqual([]);
  await own.context().close();
});

test('a bet without an answer is asked for after a reload and after a logout', async () => {
  shootOnFailure(page);
  await openDesk(page);
  await moveBeforeClose(world, 45_000, page);
  await page.getByRole('button', { name: '个位 清' }).click();
  await pickNine(page);
  await page.getByRole('button', { name: '加入号码篮' }).click();
  let sent = 0;
  await page.route('**/api/Bet/Place', async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort();
  });
  await page.route('**/api/Bet/ByIntent', (route) => route.abort());
  await slipOf(page).getByRole('button', { name: '确认投注' }).click();
  const dialog = page.getByRole('dialog', { name: '温馨提示' });
  await dialog.getByRole('button', { name: '确认投注' }).click();
  await dialog.getByText('正在查询这张注单').waitFor();

  await page.reload();
  await dialog.getByText('正在查询这张注单').waitFor();
  await dialog.getByText('123456789').waitFor();

  await page.goto('/Login');
  await page.getByLabel('账号', { exact: true }).waitFor();
  const other = await registerPlayer(world);
  const signIn = async (who: Player, at: string): Promise<void> => {
    const { userName: UserName, password: Password } = who;
    const { value } = await callEndpoint(world.url, loginHttp.login, { UserName, Password });
    const kept = JSON.stringify(keptLogin({ ...who, token: value.access_token }).session);
    await page.evaluate((text) => localStorage.setItem('fairlot.session', text), kept);
    await page.goto(at);
  };
  await page.unroute('**/api/Bet/ByIntent');
  // Somebody else on this device neither sees nor asks for it.
  let asked = 0;
  await page.route('**/api/Bet/ByIntent', (route) => {
    asked += 1;
    return route.continue();
  });
  await signIn(other, `/Bet/${GAME}`);
  await page.getByRole('tab', { name: '定位胆' }).waitFor();
  await page.waitForTimeout(3000);
  expect(asked).toBe(0);

  await page.goto('/Login');
  await page.getByLabel('账号', { exact: true }).waitFor();
  await signIn(player, '/');
  await page.getByText(/^已投注 1 单/).waitFor();
  expect(sent).toBe(1);
  const { value } = await player.call(betHttp.getBetRecords, { PageSize: 10 });
  expect(value.Rows).toHaveLength(1);
  const pending = await page.evaluate(() => localStorage.getItem('fairlot.bet.pending'));
  expect(pending).toBeNull();
});

test('a head of a chart picks it on the pad of its play', async () => {
  await page.goto(`/DrawHistory/${FIVE_MINUTES}?view=trend`);
  const head = page.getByRole('button', { name: '百位 6' });
  await head.click();
  await page.getByRole('status').getByText('已选').waitFor();
  expect(await head.getAttribute('aria-pressed')).toBe('true');
  // Arrows go from head to head: only the first of them is a stop of the tabulator.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByRole('link', { name: '去投注' }).click();
  const row = page.getByRole('group', { name: '百位' });
  for (const digit of [6, 7]) {
    await row.getByRole('button', { name: `百位 ${digit}`, pressed: true }).waitFor();
  }
  // Beside the board a head of the trend does the same, and the board goes to its play.
  await page.getByRole('tab', { name: '五星', exact: true }).click();
  await page.getByRole('button', { name: '个位走势 4' }).click();
  await page.getByRole('button', { name: '个位走势 4', pressed: true }).waitFor();
  await page.getByRole('button', { name: '个位 4', pressed: true }).waitFor();
});
