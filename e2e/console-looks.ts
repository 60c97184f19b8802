// What each page of the console has to hold to in a look: its width, and what axe says of it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { AA, faultsOf, OF_COLOURS } from './axe.ts';
import { changeMode, inTheOther, nameOf, PC, type Look } from './browser.ts';
import { isLong } from './looks.ts';
import { shoot } from './visit.ts';
import { toPage } from './console-navigation.ts';

export const GAME = 4;

/** An address of the console, and the look that axe saw it in. */
export type Looked = { readonly path: string } & Look;

const looked: Looked[] = [];
/** Where axe has looked; what it did for the files before is forgotten. */
export function watchLooks(): () => readonly Looked[] {
  looked.length = 0;
  return () => looked;
}

/** What is shown now, read off the page: no look is counted that was only asked for. */
async function readLook(page: Page): Promise<Looked> {
  const { lang, mode } = await page.evaluate(() => {
    const { lang, dataset } = document.documentElement;
    return { lang, mode: dataset['mode'] };
  });
  return {
    path: new URL(page.url()).pathname,
    size: page.viewportSize() ?? PC,
    mode: mode === 'dark' ? 'dark' : 'light',
    language: lang.startsWith('zh') ? 'zh' : 'en',
  };
}

/** As wide as its window, and axe has nothing to say; by some of its rules where they are named. */
export async function expectWhole(
  page: Page,
  name: string,
  rules?: readonly string[],
): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await shoot(page, name);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide, `${name} is as wide as its window`).toBe(0);
  expect(await faultsOf(page, rules ? { rules } : { tags: AA }), name).toEqual([]);
  looked.push(await readLook(page));
}

/** In the look that the page was opened in, and in the long run by its colours in the other mode. */
export async function expectInBothModes(page: Page, part: string, look: Look): Promise<void> {
  await expectWhole(page, `console-${part}-${nameOf(look)}`);
  if (!isLong) return;
  const other = inTheOther(look);
  await changeMode(page, other.mode);
  await expectWhole(page, `console-${part}-${nameOf(other)}`, OF_COLOURS);
  await changeMode(page, look.mode);
}

/** The first sign-in of an invited operator: the code, then the faults of the form. */
export async function lookAtEnrolment(
  page: Page,
  { link, code }: { readonly link: string; readonly code: string },
  look: Look,
): Promise<void> {
  await page.goto(`/Enrol#${link}`);
  const field = page.locator('form input[maxlength="64"]');
  await field.waitFor();
  await expectWhole(page, `console-enrol-code-${nameOf(look)}`);
  await field.fill(code);
  await page.keyboard.press('Enter');
  await page.locator('form [data-key]').waitFor();
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await expectInBothModes(page, 'enrol', look);
}

/** The list of games, one of them, and its timetable. */
export async function lookAtGames(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('#games-title a').click();
  await page.locator(`a[href="/Games/${GAME}"]`).waitFor();
  await expectWhole(page, `console-games-${name}`);
  await page.locator(`a[href="/Games/${GAME}"]`).click();
  await page.getByRole('tab').nth(5).waitFor();
  await expectWhole(page, `console-game-${name}`);
  await page.getByRole('tab').nth(4).click();
  await page.locator('form').waitFor();
  await page.locator('section[aria-label] td, section[aria-label] li').first().waitFor();
  await expectWhole(page, `console-game-timetable-${name}`);
  await page.getByRole('tab').nth(5).click();
  await page.locator('main').getByRole('textbox').first().fill('50000');
  await page.locator('form button[type="button"]').last().click();
  await page.getByRole('status').locator('tr[data-changed]').waitFor();
  await expectWhole(page, `console-game-limits-${name}`);
  await page.getByRole('tab').nth(6).click();
  await page
    .getByRole('button', { name: /^(修改|Edit) / })
    .first()
    .waitFor();
  await expectWhole(page, `console-game-prices-${name}`);
  // What a change makes of the return is seen before anybody is asked; filters are folded on a phone.
  const search = page.getByRole('textbox', { name: '玩法名称或代码' });
  const isWide = await search.isVisible();
  if (isWide) await search.fill('c.total');
  await page
    .getByRole('button', { name: isWide ? /修改 .*总和/ : /^(修改|Edit) / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('form').waitFor();
  if (isWide) {
    await dialog.getByLabel('总和大').fill('1.95');
    await dialog.getByRole('button', { name: '预览改动' }).click();
    await dialog.getByText('97.50%').waitFor();
  }
  await expectWhole(page, `console-game-play-${name}`);
  await page.keyboard.press('Escape');
  await toPage(page, '/Calendar');
  await page.locator('form').waitFor();
  // Looked at before it is asked of anybody: the days off in October are none.
  await page.locator('form input[autocomplete="off"]').first().fill('2026-10-03');
  await page.locator('form button[type="button"]').last().click();
  await page
    .getByRole('region', { name: /^(预览：各彩种|Preview, game by game)$/ })
    .getByText('0 → 0')
    .waitFor();
  await expectWhole(page, `console-calendar-${name}`);
}

/** Pages whose work is seen elsewhere, with what they hold here. */
const REST = [
  'Agents',
  'Links',
  'Moves',
  'Withdrawals',
  'Transfers',
  'Banks',
  'Avatars',
  'Logos',
] as const;

export async function lookAtRest(page: Page, name: string): Promise<void> {
  const navigation = page.locator('[data-pages]');
  await page.keyboard.press('Escape');
  if (await navigation.isVisible()) {
    await navigation.press('Enter');
    await page.locator('[data-find-page]').waitFor();
    await expectWhole(page, `console-navigation-${name}`);
  }
  for (const path of REST) {
    await page.keyboard.press('Escape');
    await toPage(page, `/${path}`);
    await page.waitForURL(`**/${path}*`);
    await page.waitForLoadState('networkidle');
    await expectWhole(page, `console-${path.toLowerCase()}-${name}`);
  }
}

/** The pages of operators and of what they propose. */
export async function expectAccounts(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await toPage(page, '/Operators');
  await page.locator('#operators-title').waitFor();
  await page.getByRole('region').getByText('operator2').first().waitFor();
  await expectWhole(page, `console-operators-${name}`);
  await page.locator('#addresses-title ~ button').click();
  await page.getByRole('dialog').waitFor();
  await expectWhole(page, `console-addresses-${name}`);
  await page.keyboard.press('Escape');
  await page.locator('#operators-title + button').click();
  await page.getByRole('dialog').waitFor();
  await expectWhole(page, `console-operator-add-${name}`);
  await page.keyboard.press('Escape');
  await toPage(page, '/Proposals');
  await page
    .getByRole('button', { name: /^(查看申请|Open proposal)/ })
    .last()
    .click();
  await page.getByRole('dialog').getByRole('table').waitFor();
  await expectWhole(page, `console-proposal-${name}`);
}
