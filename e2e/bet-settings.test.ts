// How a player likes to bet: at the press, with chips and a usual stake of his own.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { betHttp } from '@fairlot/wire/bet';
import { AA, faultsOf } from './axe.ts';
import { closePages, joinBrowser } from './browser.ts';
import { openDesk, pickNine } from './desk.ts';
import { moveBeforeClose } from './issues.ts';
import { until } from './until.ts';
import { openSignedIn, registerPlayer, shootOnFailure } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;

beforeAll(async () => {
  world = joinWorld();
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
