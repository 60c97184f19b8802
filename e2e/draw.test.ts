// A draw as the player sees it: what changes on the page, and in which order. Times are the look's.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openDesk, pickNine, placePicked } from './desk.ts';
import { moveBeforeClose, moveToDraw } from './issues.ts';
import { openSignedIn, registerPlayer, shootOnFailure, type Player } from './visit.ts';
import { startWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let player: Player;
let page: Page;

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), launchBrowser()]);
  player = await registerPlayer(world);
  await moveToDraw(world, await moveBeforeClose(world, 30_000));
  page = await openSignedIn(browser, world, player);
});
afterAll(async () => {
  await browser?.close();
  await world?.stop();
});

/** Notes from now on which part of the page changed, each once, in the order of the changes. */
const watchParts = (on: Page): Promise<void> =>
  on.evaluate(() => {
    const parts = {
      balls: '.issue .last .balls',
      rail: '.draws .list',
      trend: '.trend svg',
      balance: '.wallet b',
      card: '.prize-at',
    };
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = (name: string): void => {
      if (!seen.includes(name)) seen.push(name);
    };
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        for (const [name, selector] of Object.entries(parts)) {
          if (element?.closest(selector)) note(name);
        }
        if (/中奖 \+/.test(element?.closest('.issue .last')?.textContent ?? '')) note('won');
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });

const seenParts = (on: Page): Promise<string[]> =>
  on.evaluate(() => (window as unknown as { seen: string[] }).seen);

/** Bets on nine digits of ten, and is there when the issue is drawn; whether it won. */
async function playRound(): Promise<boolean> {
  await moveBeforeClose(world, 40_000, page);
  await pickNine(page);
  await placePicked(page);
  await page
    .getByText(/^已投注 1 单/)
    .first()
    .waitFor({ state: 'hidden' });
  const issue = await moveBeforeClose(world, 8000, page);
  await world.clock.advance(issue.CloseTimeStamp - (await world.clock.now()) + 1000);
  await page.getByText('已封单，等待开奖').first().waitFor();
  await watchParts(page);
  const number = await moveToDraw(world, issue);
  return !number.endsWith('0');
}

test('the balls come first, then rail, trend, balance, card, and what was won', async () => {
  shootOnFailure(page);
  await openDesk(page);
  await page.locator('.trend svg').waitFor();
  for (let round = 1; !(await playRound()); round += 1) {
    if (round === 8) throw new Error('eight misses at nine of ten');
  }
  await page.getByText(/中奖 \+/).waitFor();
  await page.locator('.prize').waitFor();
  const seen = await seenParts(page);
  expect(seen.slice(0, 4)).toEqual(['balls', 'rail', 'trend', 'balance']);
  expect(seen.slice(4).toSorted()).toEqual(['card', 'won']);
});
