// The states of the head of the bet page, one after the other, in the time of the server. Those of games that
// a feed tells are in `countdown-fed.test.ts`.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { betHttp } from '@fairlot/wire/play/bet';
import { shortIssue } from '@fairlot/ui/format';
import { closePages, joinBrowser } from './browser.ts';
import { openDesk } from './desk.ts';
import { GAME, moveBeforeClose, moveToDraw, moveToSeal } from './issues.ts';
import { lookAtClock, openSignedIn, registerPlayer, shootOnFailure } from './visit.ts';
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

const clockOf = (page: Page, state: string) =>
  page.locator(`[data-issue] [role=timer][data-state="${state}"]`);
const slipOf = (page: Page) => page.getByRole('region', { name: '号码篮' });

test('an issue goes from its sale to its prizes, and the slip goes on to the next', async () => {
  const player = await registerPlayer(world);
  const page = await openSignedIn(browser, world, player);
  shootOnFailure(page);
  await openDesk(page);
  const issue = await moveBeforeClose(world, 45_000, page);
  const toBefore = async (leftMs: number): Promise<void> => {
    await world.clock.advance(issue.CloseTimeStamp - (await world.clock.now()) - leftMs);
    await lookAtClock(world, page);
  };
  const bet = page.getByRole('button', { name: /立即投注/ });
  await page.getByRole('button', { name: '个位 3' }).click();
  await clockOf(page, '')
    .getByText(/^00:[34]\d$/)
    .waitFor();
  await bet.click();
  await page.getByRole('dialog').getByRole('button', { name: '确认投注' }).click();
  await page.getByText(/^已投注 1 单/).waitFor();
  await page.getByRole('button', { name: '个位 4' }).click();
  await page.getByRole('button', { name: '加入号码篮' }).click();
  await page.getByRole('button', { name: '个位 5' }).click();

  await toBefore(29_000);
  await clockOf(page, 'soon')
    .getByText(/^00:[12]\d$/)
    .waitFor();
  await toBefore(11_500);
  await clockOf(page, 'last')
    .getByText(/^00:(?:10|0\d)$/)
    .waitFor();
  await page.getByRole('button', { name: /^立即投注\s· \d+$/ }).waitFor();
  await page.getByText('网络延迟可能导致投注失败').waitFor();

  await moveToSeal(world, issue);
  await lookAtClock(world, page);
  const last = page.locator('[data-last]');
  await last.getByText('已封单，等待开奖').waitFor();
  await moveToDraw(world, issue, page);
  await last.getByText(/^已派奖/).waitFor();
  await last.getByText(/未中|中奖 \+/).waitFor();
  await clockOf(page, '').waitFor();
  // The next issue is on sale; the slip is kept for it, and nothing went out by itself.
  await slipOf(page)
    .getByText(/已进入 .* 期，注单已保留/)
    .waitFor();
  await slipOf(page).getByText('1 单 1 注').waitFor();
  await page.getByRole('button', { name: '个位 5', pressed: true }).waitFor();
  expect((await player.call(betHttp.getBetRecords, { PageSize: 10 })).value.Rows).toHaveLength(1);
  await page.context().close();
});

test('an issue that closes under the dialog is bet on no more; the next one takes a press of its own', async () => {
  const player = await registerPlayer(world);
  const page = await openSignedIn(browser, world, player);
  shootOnFailure(page);
  await openDesk(page);
  const issue = await moveBeforeClose(world, 20_000, page);
  await page.getByRole('button', { name: '个位 3' }).click();
  await page.getByRole('button', { name: /立即投注/ }).click();
  const dialog = page.getByRole('dialog', { name: '温馨提示' });
  await dialog.getByText(shortIssue(issue.SerialNumber)).waitFor();
  await moveToDraw(world, issue, page);
  const next = dialog.getByRole('button', { name: '本期已封单，投下一期' });
  await next.waitFor();
  expect((await player.call(betHttp.getBetRecords, { PageSize: 10 })).value.Rows).toEqual([]);
  await expect.poll(() => next.getAttribute('aria-disabled')).toBe('false');
  await next.click();
  await page.getByText(/^已投注 1 单/).waitFor();
  const { value } = await player.call(betHttp.getBetRecords, { PageSize: 10 });
  expect(value.Rows.map(({ SerialNumber }) => SerialNumber > issue.SerialNumber)).toEqual([true]);
  await page.context().close();
});

test('an issue that nobody could bet on says that it was not on sale', async () => {
  const page = await openSignedIn(browser, world, await registerPlayer(world));
  shootOnFailure(page);
  await world.clock.advance(180_000);
  await moveBeforeClose(world, 45_000);
  await page.goto(`/DrawHistory/${GAME}`);
  await page.getByText('未开售').first().waitFor();
  await page.context().close();
});
