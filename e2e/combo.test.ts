// The board of several games: chosen, staked and sent at one press, each into an issue of its own.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { betHttp } from '@fairlot/wire/play/bet';
import { AA, faultsOf } from './axe.ts';
import { closePages, joinBrowser } from './browser.ts';
import { GAME, moveBeforeClose } from './issues.ts';
import { openSignedIn, registerPlayer, shootOnFailure } from './visit.ts';
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

/** The same five digits, drawn every five minutes. */
const FIVE_MINUTES = 9;

test('bets on two games go out at one press, and each says what became of it', async () => {
  const player = await registerPlayer(world);
  const page = await openSignedIn(browser, world, player);
  shootOnFailure(page);
  await moveBeforeClose(world, 120_000, undefined, FIVE_MINUTES);
  await moveBeforeClose(world, 45_000);
  await page.goto('/ComboBet');
  await page.getByRole('button', { name: '选择彩种' }).first().click();
  const chooser = page.getByRole('dialog', { name: '选择彩种' });
  await chooser.getByRole('checkbox', { name: '一分时时彩', exact: true }).check();
  await chooser.getByRole('checkbox', { name: '五分时时彩', exact: true }).check();
  await chooser.getByRole('button', { name: '完成' }).click();
  const all = page.getByRole('button', { name: '全部投注' });
  expect(await all.getAttribute('aria-disabled')).toBe('true');
  for (const name of ['一分时时彩', '五分时时彩']) {
    const sides = page.getByRole('group', { name, exact: true });
    await sides.getByRole('button').first().click();
    await sides.getByRole('button', { pressed: true }).first().waitFor();
  }
  await page.getByRole('textbox', { name: '每注金额', exact: true }).fill('5');
  await page.getByRole('button', { name: '应用到全部' }).click();
  await page.getByText(/2 个彩种 · 2 注/).waitFor();
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  await all.click();
  const dialog = page.getByRole('dialog', { name: '确认投注' });
  await dialog.getByText('¥ 10.000', { exact: true }).waitFor();
  await dialog.getByText('最高可中 ¥ 19.800').waitFor();
  expect((await player.call(betHttp.getBetRecords, { PageSize: 10 })).value.Rows).toEqual([]);
  await dialog.getByRole('button', { name: '确认', exact: true }).click();
  await page.getByText('2 个彩种中 2 个投注成功').waitFor();
  await page.getByText('双面盘注单不可撤单。').waitFor();
  const { value } = await player.call(betHttp.getBetRecords, { PageSize: 10 });
  expect(value.Rows.map(({ GameId, Amount }) => [GameId, Amount]).toSorted()).toEqual(
    [
      [GAME, 5000n],
      [FIVE_MINUTES, 5000n],
    ].toSorted(),
  );
  // Both bets are open: they are neither won nor lost.
  const session = page.locator('[data-session] [data-net]');
  const told = '已投注 10.000，其中未开奖 10.000，净额 0.000';
  await expect.poll(() => session.getAttribute('aria-label')).toContain(told);
  for (const { Id } of value.Rows) await page.getByText(`注单号 ${Id}`).waitFor();
  await page.context().close();
});
