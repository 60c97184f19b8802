// How a player likes to bet: at the press, with chips and a usual stake of his own.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { betHttp } from '@fairlot/wire/play/bet';
import { AA, faultsOf } from './axe.ts';
import { closePages, joinBrowser, nameOf, PHONE } from './browser.ts';
import { openDesk, pickNine } from './desk.ts';
import { GAME, moveBeforeClose, moveToSeal } from './issues.ts';
import { looksOf } from './looks.ts';
import { until } from './until.ts';
import { lookAtClock, openSignedIn, registerPlayer, shoot, shootOnFailure } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

const slipOf = (on: Page) => on.getByRole('region', { name: '号码篮' });

test('a quick bet goes out at the press; above its limit, and for a schedule, the player is asked', async () => {
  const other = await registerPlayer(world);
  const own = await openSignedIn(browser, world, other);
  shootOnFailure(own);
  await openDesk(own);
  await moveBeforeClose(world, 45_000, own);
  const bet = own.getByRole('button', { name: /立即投注/ });
  const dialog = own.getByRole('dialog', { name: '温馨提示' });
  const placed = own.getByText(/^已投注 1 单/);
  const count = async () =>
    (await other.call(betHttp.getBetRecords, { PageSize: 10 })).value.Rows.length;
  await pickNine(own);
  await bet.click();
  const skip = dialog.getByRole('checkbox', { name: '以后直接投注，不再询问' });
  expect(await skip.isChecked()).toBe(false);
  await skip.check();
  const limit = dialog.getByRole('textbox', { name: '超过此金额仍询问（元）' });
  expect(await limit.inputValue()).toBe('100');
  await limit.fill('0.5');
  await dialog.getByText('1 到 100,000 元').waitFor();
  await limit.fill('20');
  await dialog.getByRole('button', { name: '确认投注' }).click();
  await placed.waitFor();
  await dialog.waitFor({ state: 'hidden' });

  // From now on no dialog is ever there, whatever the answer takes.
  await own.evaluate(() => {
    const seen = window as { asked?: true };
    new MutationObserver(() => {
      if (document.querySelector('dialog[open]')) seen.asked = true;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await pickNine(own);
  await bet.dblclick();
  await until('the second bet is placed', async () => (await count()) === 2);
  await own.getByRole('button', { name: '个位 4', pressed: false }).waitFor();
  expect(await own.evaluate(() => 'asked' in window)).toBe(false);

  // What is picked while it is on its way stays; a press meanwhile is answered, and sends nothing.
  const onItsWay = own.getByText('上一注还在提交，号码都还在，请稍后再投');
  await until(
    'nothing more is said of the double press',
    async () => (await onItsWay.count()) === 0,
  );
  let letGo = (): void => undefined;
  const isHeld = new Promise<void>((done) => {
    letGo = done;
  });
  await own.route('**/api/Bet/Place', async (route) => {
    await isHeld;
    await route.continue();
  });
  await pickNine(own);
  await own.evaluate(() => {
    const press = (name: string) => {
      for (const button of document.querySelectorAll<HTMLElement>('button')) {
        if ((button.getAttribute('aria-label') ?? button.textContent).includes(name)) {
          return button.click();
        }
      }
      return undefined;
    };
    press('立即投注');
    requestAnimationFrame(() => {
      press('个位 5');
      press('立即投注');
      press('立即投注');
    });
  });
  await onItsWay.waitFor();
  expect(await onItsWay.count()).toBe(1);
  letGo();
  await until('the third bet is placed', async () => (await count()) === 3);
  await own.getByRole('button', { name: '个位 4', pressed: true }).waitFor();
  await own.getByRole('button', { name: '个位 5', pressed: false }).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(await count()).toBe(3);
  await own.unrouteAll();

  // Its answer is lost: it is asked for, and the player sees that.
  await own.route('**/api/Bet/Place', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await pickNine(own);
  const isAsking = dialog.getByText('正在查询这张注单').waitFor();
  await own.route('**/api/Bet/ByIntent', async (route) => {
    await isAsking;
    await route.continue();
  });
  await bet.click();
  await until('the fourth bet is placed once', async () => (await count()) === 4);
  await dialog.waitFor({ state: 'hidden' });
  await own.unrouteAll();

  const multiple = own.getByRole('textbox', { name: '倍数' });
  await pickNine(own);
  await multiple.fill('2');
  await bet.click();
  await dialog.getByText('超过快捷投注上限 ¥ 20.000，请确认').waitFor();
  await own.keyboard.press('Escape');
  await multiple.fill('1');
  await slipOf(own).getByRole('button', { name: '追号' }).click();
  const plan = own.getByRole('dialog', { name: '追号' });
  await plan.getByText('冻结总额').waitFor();
  await own.keyboard.press('Escape');

  await own.getByRole('button', { name: '设置', exact: true }).click();
  const settings = own.getByRole('dialog', { name: '投注设置' });
  await settings.getByRole('checkbox', { name: '快捷投注：一按即投' }).uncheck();
  await settings.getByRole('button', { name: '完成' }).click();
  await bet.click();
  await dialog.getByRole('button', { name: '确认投注' }).waitFor();
  expect(await skip.isChecked()).toBe(false);
  expect(await count()).toBe(4);
  await own.context().close();
});

test('chips, the usual stake and the keys are set in one sheet, on the phone too', async () => {
  const page = await openSignedIn(browser, world, await registerPlayer(world));
  shootOnFailure(page);
  await openDesk(page);
  await moveBeforeClose(world, 45_000, page);
  await page.getByRole('button', { name: '设置', exact: true }).click();
  const settings = page.getByRole('dialog', { name: '投注设置' });
  const chip = (label: string, n: number) =>
    settings.getByRole('textbox', { name: `${label} 第 ${n} 个` });
  await chip('倍数筹码', 2).fill('25');
  await chip('金额筹码', 5).fill('2000');
  // Neither a copy of another nor what is no amount is taken.
  await chip('金额筹码', 1).fill('50');
  expect(await chip('金额筹码', 2).getAttribute('aria-invalid')).toBe('true');
  await chip('金额筹码', 1).fill('1.5');
  expect(await chip('金额筹码', 1).getAttribute('aria-invalid')).toBe('true');
  await settings.getByRole('checkbox', { name: '每次投注后恢复为' }).check();
  await settings.getByRole('textbox', { name: '默认倍数' }).fill('3');
  await settings.getByRole('radio', { name: '角' }).click();
  await settings.getByRole('radio', { name: '近 30 期' }).click();
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  await settings.getByRole('button', { name: '完成' }).click();
  await page.getByRole('button', { name: '个位 清' }).click();
  await pickNine(page);
  await page.getByRole('button', { name: '25', exact: true }).click();
  await page.getByText('9 注 × 25 倍 ×').waitFor();
  await page.getByRole('button', { name: /立即投注/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认投注' }).click();
  await page.getByText(/^已投注 1 单/).waitFor();
  await until('the stake is the usual one again', async () => {
    const times = await page.getByRole('textbox', { name: '倍数' }).inputValue();
    const unit = page.getByRole('radiogroup', { name: '单位' });
    return times === '3' && (await unit.getByRole('radio', { name: '角' }).isChecked());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^号码篮，/ }).click();
  await page.getByRole('button', { name: '投注设置' }).click();
  expect(await settings.getByRole('radio', { name: '近 30 期' }).isChecked()).toBe(true);
  expect(await chip('金额筹码', 5).inputValue()).toBe('2000');
  expect(await chip('金额筹码', 1).inputValue()).toBe('10');
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  await settings.getByRole('button', { name: '金额筹码 恢复默认' }).click();
  expect(await chip('金额筹码', 5).inputValue()).toBe('1000');
  await settings.getByRole('checkbox', { name: '每次投注后恢复为' }).uncheck();
  await settings.getByRole('button', { name: '完成' }).click();
  await page.context().close();
});

test('the slip stays at a new issue, or is emptied and can be had back, as the player wants it', async () => {
  const player = await registerPlayer(world);
  const page = await openSignedIn(browser, world, player);
  shootOnFailure(page);
  await openDesk(page);
  const issue = await moveBeforeClose(world, 45_000, page);
  await pickNine(page);
  await page.getByRole('button', { name: '加入号码篮' }).click();
  await slipOf(page).getByText('1 单 9 注').waitFor();
  await moveToSeal(world, issue);
  await lookAtClock(world, page);
  await slipOf(page)
    .getByText(/已进入 \d+ 期，注单已保留/)
    .waitFor();
  await slipOf(page).getByText('1 单 9 注').waitFor();
  await page.getByRole('button', { name: '设置', exact: true }).click();
  const settings = page.getByRole('dialog', { name: '投注设置' });
  await settings.getByRole('radio', { name: '清空注单' }).click();
  await settings.getByRole('button', { name: '完成' }).click();
  const next = await moveBeforeClose(world, 30_000, page);
  await moveToSeal(world, next);
  await lookAtClock(world, page);
  await page.getByText(/已进入 \d+ 期，注单已清空/).waitFor();
  await slipOf(page).getByText('已删除 1 单').waitFor();
  await slipOf(page).getByRole('button', { name: '撤销' }).click();
  await slipOf(page).getByText('1 单 9 注').waitFor();
  // What was kept at one issue is not said of what is put in at the next.
  expect(await slipOf(page).getByText('注单已保留').count()).toBe(0);
  // Asked about at that moment, it stays: the dialog offers the next issue.
  const asked = await moveBeforeClose(world, 20_000, page);
  await slipOf(page)
    .getByRole('button', { name: /确认投注/ })
    .click();
  const dialog = page.getByRole('dialog', { name: '温馨提示' });
  await dialog.getByRole('button', { name: '确认投注' }).waitFor();
  await moveToSeal(world, asked);
  await lookAtClock(world, page);
  await dialog.getByRole('button', { name: '本期已封单，投下一期' }).waitFor();
  await page.keyboard.press('Escape');
  await slipOf(page).getByText('1 单 9 注').waitFor();
  // The phone has no slip before the eyes: it is told.
  await page.setViewportSize(PHONE);
  await page.locator('[data-bet=phone]').waitFor();
  const last = await moveBeforeClose(world, 20_000, page);
  await moveToSeal(world, last);
  await lookAtClock(world, page);
  await page.getByText(/已进入 \d+ 期，注单已清空/).waitFor();
  await page.getByRole('button', { name: /^号码篮，0/ }).waitFor();
  expect((await player.call(betHttp.getBetRecords, { PageSize: 10 })).value.Rows).toEqual([]);
  await page.context().close();
});

test.each(looksOf(0))('colours of gain and motion are set beside the bets in %j', async (look) => {
  const player = await registerPlayer(world);
  const page = await openSignedIn(browser, world, player, { look });
  shootOnFailure(page);
  const isZh = look.language === 'zh';
  await page.goto(`/Bet/${GAME}`);
  await page.locator('[data-pick]').first().waitFor();
  if (look.size.width < 768) {
    await page.getByRole('button', { name: isZh ? /^号码篮，/ : /^Slip,/ }).click();
    await page.getByRole('button', { name: isZh ? '投注设置' : 'Bet settings' }).click();
  } else {
    await page.getByRole('button', { name: isZh ? '设置' : 'Settings', exact: true }).click();
  }
  const settings = page.getByRole('dialog', { name: isZh ? '投注设置' : 'Bet settings' });
  const root = page.locator('html');
  const colourOf = (text: string) =>
    settings
      .getByText(text, { exact: true })
      .evaluate((element) => getComputedStyle(element).color);
  expect(await root.getAttribute('data-pnl')).toBe(isZh ? 'cn' : 'intl');
  const won = await colourOf('+12.340');
  const lost = await colourOf('−5.000');
  expect(won).not.toBe(lost);
  await settings
    .getByRole('radio', { name: isZh ? '绿盈红亏' : 'Red is gain', exact: true })
    .click();
  await expect.poll(() => root.getAttribute('data-pnl')).toBe(isZh ? 'intl' : 'cn');
  expect([await colourOf('+12.340'), await colourOf('−5.000')]).toEqual([lost, won]);
  const moves = settings.getByRole('checkbox', {
    name: isZh ? '开奖与界面动画' : 'Draws and screens move',
  });
  const durations = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('button')].map(
        (element) => getComputedStyle(element).transitionProperty,
      ),
    );
  expect((await durations()).some((each) => each !== 'none')).toBe(true);
  await moves.uncheck();
  await expect.poll(() => root.getAttribute('data-motion')).toBe('still');
  expect((await durations()).every((each) => each === 'none')).toBe(true);
  await moves.scrollIntoViewIfNeeded();
  await shoot(page, `bet-settings-${nameOf(look)}`);
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  await page.reload();
  await expect.poll(() => root.getAttribute('data-motion')).toBe('still');
  await page.context().close();
});
