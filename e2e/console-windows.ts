// An operator changes the windows in which a game draws.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectWhole } from './console-looks.ts';

/** Five digits of the state, in two windows with a break between. */
const WINDOWED = 19;
/** A keno whose numbers run on over the days. */
const RUNNING = 60;

async function openTimetable(page: Page, game: number): Promise<void> {
  await page.goto(`/Games/${game}`);
  await page.getByRole('tab', { name: '时间表' }).click();
  await page.locator('form').waitFor();
}

/** Signed in as one who may: changes windows and looks at what they make. */
export async function lookAtWindows(page: Page, name: string): Promise<void> {
  await openTimetable(page, WINDOWED);
  const form = page.locator('form');
  const preview = page.getByRole('region', { name: '未来各日' });
  const old = preview.getByText('内容已改动，请重新预览');
  await preview.locator('td, li').first().waitFor();
  await expectWhole(page, `console-game-windows-${name}`);
  await form.getByLabel('时段 1 首开').fill('01:00');
  await old.waitFor();
  await form.getByRole('button', { name: '增加时段' }).click();
  const look = form.getByRole('button', { name: '预览' });
  expect(await look.isDisabled()).toBe(true);
  await form.getByLabel('时段 3 首开').fill('24:10');
  await form.getByLabel('时段 3 末开').fill('24:30');
  await form.getByLabel('时段 3 间隔秒数').fill('600');
  await form.getByText('间歇：03:10–07:30, 23:50–24:10').waitFor();
  await look.click();
  await preview.getByText('24:10–24:30 每 10 分钟').first().waitFor();
  await expectWhole(page, `console-game-windows-changed-${name}`);
  // An old look goes, and comes again with what it showed.
  await form.getByLabel('封盘提前').fill('60');
  await old.waitFor();
  await form.getByLabel('封盘提前').fill('90');
  await preview.getByText('24:10–24:30 每 10 分钟').first().waitFor();
}

/** Asks a second person for what was looked at; of a game whose windows stay nothing is asked. */
export async function proposeWindows(page: Page): Promise<void> {
  const form = page.locator('form');
  await form.getByLabel('原因').fill('销售时段公告');
  await form.getByRole('button', { name: '提交申请' }).click();
  await page.getByText('已提交，待另一人确认').waitFor();
  await openTimetable(page, RUNNING);
  await page.getByText('期号连续累计或随另一彩种开奖，时段不可改动').waitFor();
  expect(await form.getByLabel('时段 1 首开').count()).toBe(0);
}
