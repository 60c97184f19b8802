// What a screen reader is told on the bet page while an issue lives: every change of state, and each once.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import { shortIssue } from '@fairlot/ui/format';
import { closePages, joinBrowser } from './browser.ts';
import { openDesk } from './desk.ts';
import { moveBeforeClose, moveToDraw, moveToSeal } from './issues.ts';
import { until } from './until.ts';
import { lookAtClock, openSignedIn, registerPlayer, shootOnFailure } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});
beforeEach(async () => {
  page = await openSignedIn(browser, world, await registerPlayer(world));
  await page.addInitScript(listen);
  shootOnFailure(page);
});
afterEach(() => page.context().close());

/** Runs in the page: notes what is put into a live region, or comes as one. */
function listen(): void {
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
  const heard: string[] = [];
  Object.assign(window, { heard });
  const note = (text: string | null): void => {
    const plain = text?.replaceAll(/\s+/g, ' ').trim();
    if (plain) heard.push(plain);
  };
  const isLive = (node: Node): boolean => {
    const region = (node instanceof Element ? node : node.parentElement)?.closest(LIVE);
    return Boolean(region && !region.closest('[aria-live=off], [inert]'));
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') {
        if (isLive(target)) note(target.textContent);
        continue;
      }
      for (const added of addedNodes) {
        if (isLive(target)) note(added.textContent);
        else if (added instanceof Element) {
          const regions = [added, ...added.querySelectorAll(LIVE)].filter((each) =>
            each.matches(LIVE),
          );
          for (const region of regions) if (isLive(region)) note(region.textContent);
        }
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const heard = (): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** What was said of this, once there is something. */
async function said(what: RegExp): Promise<string[]> {
  await until(`${String(what)} is said`, async () =>
    (await heard()).some((text) => what.test(text)),
  );
  return (await heard()).filter((text) => what.test(text));
}

test('an issue with a bet of the player is told from the bet to what it brought, each step once', async () => {
  await openDesk(page);
  const issue = await moveBeforeClose(world, 33_000, page);
  const closed = new RegExp(`第 ${shortIssue(issue.SerialNumber)} 期已封盘`);
  const drawn = new RegExp(`第 ${shortIssue(issue.SerialNumber)} 期开奖 \\d`);
  await page.getByRole('button', { name: '个位 3' }).click();
  await page.getByRole('button', { name: /立即投注/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认投注' }).click();
  await said(/^已投注 1 单/);
  await said(/还有 30 秒封盘/);
  await world.clock.advance(issue.CloseTimeStamp - (await world.clock.now()) - 12_000);
  await lookAtClock(world, page);
  await said(/还有 10 秒封盘/);
  await moveToSeal(world, issue);
  await lookAtClock(world, page);
  await said(closed);
  await moveToDraw(world, issue, page);
  await said(drawn);
  const outcome = /期 未中$|中奖|恭喜/;
  await said(outcome);
  // Whatever comes twice comes within moments.
  await page.waitForTimeout(2000);
  const all = await heard();
  const steps = [/^已投注 1 单/, /还有 30 秒封盘/, /还有 10 秒封盘/, closed, drawn, outcome].map(
    (step) => [String(step), all.filter((text) => step.test(text)).length],
  );
  expect(
    steps.filter(([, times]) => times !== 1),
    all.join('\n'),
  ).toEqual([]);
});

const PLACE = '**/api/Bet/Place';

test('a refusal is told once, and what is kept for the next issue too', async () => {
  await openDesk(page);
  const issue = await moveBeforeClose(world, 45_000, page);
  await page.getByRole('button', { name: '个位 3' }).click();
  await page.getByRole('button', { name: '加入号码篮' }).click();
  const slip = page.getByRole('region', { name: '号码篮' });
  await slip.getByRole('button', { name: '确认投注' }).click();
  const dialog = page.getByRole('dialog', { name: '温馨提示' });
  const place = dialog.getByRole('button', { name: '确认投注' });
  await place.waitFor();
  // The sale ends while the bet is on its way, so that it makes no difference when the page hears of that.
  await page.route(PLACE, async (route) => {
    await moveToSeal(world, issue);
    await route.continue();
  });
  await place.click();
  const text = (await dialog.getByRole('alert').textContent())?.trim() ?? '';
  expect(text).not.toBe('');
  await page.waitForTimeout(1000);
  expect((await heard()).filter((each) => each === text)).toHaveLength(1);
  await page.unroute(PLACE);
  await lookAtClock(world, page);
  await dialog.getByRole('button', { name: '取消' }).click();
  await said(/注单已保留/);
  await page.waitForTimeout(1000);
  expect((await heard()).filter((each) => /注单已保留/.test(each))).toHaveLength(1);
  await slip.getByText('1 单 1 注').waitFor();
});
