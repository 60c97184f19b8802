// Live notifications as operators make them, and what they say to all players.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectWhole } from './console-looks.ts';
import type { Console } from './console-world.ts';
import { connectAfter } from './hub-connection.ts';
import { openSignedIn, registerPlayer } from './visit.ts';
import { toPage } from './console-navigation.ts';

const WORDS = ['今晚大奖', 'Drawn tonight', '八点半开奖', 'The draw is at half past eight'];

const openPage = async (page: Page): Promise<void> => {
  await toPage(page, '/LiveNotifications');
  await page.locator('#live-title').waitFor();
};

async function fill(page: Page, times: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const lines = dialog.locator('input[autocomplete="off"]');
  for (const [n, words] of WORDS.entries()) await lines.nth(n).fill(words);
  await lines.nth(4).fill(times);
}

/** Makes one by the form, changes its times, and takes it away. */
export async function keepLive(page: Page): Promise<void> {
  await openPage(page);
  await page.getByText('还没有通知').waitFor();
  await page.getByRole('button', { name: '新增通知' }).click();
  const dialog = page.getByRole('dialog');
  // What is wrong is said at its field, and nothing is sent.
  await dialog.getByLabel('原因').fill('今晚的活动');
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.getByText('请选择彩种').waitFor();
  await fill(page, '19:50-20:30, 20:00-21:00');
  await dialog.getByLabel('彩种').click();
  await page.getByRole('option', { name: '一分时时彩' }).click();
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.getByText('时段不能为空、重叠或相接').waitFor();
  await dialog.getByLabel('时段').fill('19:50-20:30, 23:30-00:30');
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.waitFor({ state: 'detached' });
  const row = page.getByRole('row', { name: /今晚大奖/ });
  expect(await row.innerText()).toContain('19:50-20:30, 23:30-00:30');
  await row.getByRole('button', { name: '修改 今晚大奖' }).click();
  await dialog.getByLabel('时段').fill('08:00-09:00');
  await dialog.getByLabel('原因').fill('改到早上');
  await dialog.getByRole('button', { name: '保存' }).click();
  await row.getByText('08:00-09:00').waitFor();
  await row.getByRole('button', { name: '删除 今晚大奖' }).click();
  await dialog.getByLabel('原因').fill('活动结束');
  await dialog.getByRole('button', { name: '删除' }).click();
  await page.getByText('还没有通知').waitFor();
}

/** Says a line by the form of that page; a player who is there reads it, and the audit has it. */
export async function sayToAll({ browser, world }: Console, page: Page): Promise<void> {
  const theirs = await openSignedIn(browser, world, await registerPlayer(world));
  await connectAfter(theirs, () => theirs.goto('/'));
  await theirs.locator('[data-live-at]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: '发送一句话' }).click();
  const dialog = page.getByRole('dialog', { name: '向所有玩家发送一句话' });
  await dialog.getByLabel('原因').fill('维护通知');
  await dialog.getByRole('button', { name: '发送' }).click();
  await dialog.getByText('1 至 60 个可见字符').first().waitFor();
  await dialog.getByLabel('内容（中文）').fill('今晚八点维护');
  await dialog.getByLabel('内容（英文）').fill('Down at eight');
  await dialog.getByRole('button', { name: '发送' }).click();
  await theirs.locator('[data-toast]').filter({ hasText: '今晚八点维护' }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await theirs.context().close();
  await page.getByRole('link', { name: '游戏与审计' }).click();
  await page.getByRole('row').filter({ hasText: '维护通知' }).first().waitFor();
}

/** The page with its form. */
export async function lookAtLive(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await openPage(page);
  await expectWhole(page, `console-live-${name}`);
  await page.locator('#live-title + button').click();
  await page.getByRole('dialog').waitFor();
  await fill(page, '19:50-20:30, 23:30-00:30');
  await expectWhole(page, `console-live-add-${name}`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('#live-title ~ button').last().click();
  await page.getByRole('dialog').waitFor();
  await expectWhole(page, `console-live-say-${name}`);
  await page.keyboard.press('Escape');
}
