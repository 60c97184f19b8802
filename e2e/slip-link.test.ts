// A slip that goes to another device, as a link or as its picture. Opening one places nothing.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { betHttp } from '@fairlot/wire/bet';
import { AA, faultsOf } from './axe.ts';
import { changeMode, closePages, joinBrowser, openPage } from './browser.ts';
import { openDesk } from './desk.ts';
import { GAME } from './issues.ts';
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

test('a slip link that finds nobody signed in is there after the login', async () => {
  const rows = [{ play: 'ssc.fixed', content: '||||3', notes: 1, mode: 0, multiple: 2, amount: 4 }];
  const link = `#slip=${Buffer.from(JSON.stringify(rows)).toString('base64url')}`;
  const other = await registerPlayer(world);
  const own = await openPage(browser, world.url);
  shootOnFailure(own);
  await own.goto(`/Bet/${GAME}${link}`);
  await own.waitForURL(/\/Timeout#/);
  await own.getByRole('link', { name: '重新登录' }).click();
  await own.getByLabel('账号', { exact: true }).fill(other.userName);
  await own.locator('input[type=password]').fill(other.password);
  await own.locator('button[type=submit]').click();
  const slips = own.getByRole('dialog', { name: '注单方案' });
  await slips.getByText('链接里的注单').waitFor();
  await slips.getByRole('button', { name: '放入号码篮' }).click();
  await own.getByRole('button', { name: /^号码篮/ }).click();
  await slipOf(own).getByText('1 单 1 注').waitFor();
  expect((await other.call(betHttp.getBetRecords, { PageSize: 10 })).value.Rows).toEqual([]);
  await own.context().close();
});

test('a slip is shown as a picture of its link, with the link as text, dark on light in both modes', async () => {
  const own = await openSignedIn(browser, world, await registerPlayer(world));
  shootOnFailure(own);
  await openDesk(own);
  await slipOf(own).getByRole('button', { name: '机选 10 注' }).click();
  await slipOf(own).getByText('10 单').first().waitFor();
  await own.getByRole('button', { name: '最近注单' }).click();
  await own.getByRole('button', { name: /重投上期 · 注单方案/ }).click();
  const slips = own.getByRole('dialog', { name: '注单方案' });
  const code = slips.getByRole('button', { name: '二维码' });
  await code.click();
  await slips.getByText('号码太多，二维码无法扫描').waitFor();
  await own.keyboard.press('Escape');
  await own.getByRole('button', { name: /^号码篮/ }).click();
  for (let rows = 10; rows > 2; rows -= 1) {
    await slipOf(own)
      .getByRole('button', { name: /^删除/ })
      .first()
      .click();
  }
  await slipOf(own).getByText('2 单').first().waitFor();
  await own.getByRole('button', { name: '最近注单' }).click();
  await own.getByRole('button', { name: /重投上期 · 注单方案/ }).click();
  await code.click();
  const picture = slips.getByRole('img', { name: '二维码：2 单的链接' });
  await picture.waitFor();
  const link = await slips.getByRole('textbox', { name: '链接' }).inputValue();
  expect(link).toContain(`/Bet/${GAME}#slip=`);
  for (const mode of ['dark', 'light'] as const) {
    await changeMode(own, mode);
    const colours = await picture.evaluate((svg) => {
      const { backgroundColor, fill } = getComputedStyle(svg);
      return [backgroundColor, fill];
    });
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    expect(await faultsOf(own, { tags: AA })).toEqual([]);
  }
  // On another device, where somebody else is signed in, it is what was sent, and nothing is placed.
  const other = await registerPlayer(world);
  const far = await openSignedIn(browser, world, other);
  await far.goto(link.slice(link.indexOf('/Bet/')));
  await far.getByRole('dialog', { name: '注单方案' }).getByText('链接里的注单 · 2 单').waitFor();
  expect((await other.call(betHttp.getBetRecords, { PageSize: 10 })).value.Rows).toEqual([]);
  await far.context().close();
  await own.context().close();
});
