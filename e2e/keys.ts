// Keys on a page, and where they lead.
import type { Page } from 'playwright-core';
import { openDesk as openBoard } from './desk.ts';

/** One after the other. */
export const pressOn = (page: Page, ...keys: string[]): Promise<void> =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

/** The board, once its keys are there. */
export async function openDesk(on: Page): Promise<void> {
  await openBoard(on);
  await on.locator('html[data-on-keys]').waitFor({ state: 'attached' });
}

/** What a screen reader would say of what has the focus. */
export const focusedOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement === document.body ? null : document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

/** Tabs on until the focus is on something with this name. */
export async function tabTo(page: Page, name: string | RegExp, most = 60): Promise<void> {
  for (let i = 0; i < most; i += 1) {
    const now = await focusedOn(page);
    if (typeof name === 'string' ? now === name : name.test(now)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(name)}; the focus is on ${await focusedOn(page)}`);
}
