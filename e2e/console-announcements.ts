// Announcements as operators write and publish them, and messages to players.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { announcementHttp } from '@fairlot/wire/content/announcement';
import { expectWhole } from './console-looks.ts';
import type { Console } from './console-world.ts';
import { connectAfter } from './hub-connection.ts';
import { openSignedIn, registerPlayer } from './visit.ts';
import { toPage } from './console-navigation.ts';

const openPage = async (page: Page): Promise<void> => {
  await toPage(page, '/Announcements');
  await page.locator('#announcement-title').waitFor();
};

async function write(page: Page): Promise<void> {
  const lines = page.getByRole('dialog').locator('input[autocomplete="off"]');
  await lines.nth(0).fill('今晚维护');
  await lines.nth(1).fill('Down tonight');
  const areas = page.getByRole('dialog').locator('textarea');
  await areas.nth(0).fill('# 时间\n\n今晚 **二十点** 起');
  await areas.nth(1).fill('# When\n\nFrom **eight** tonight');
}

/** One writes it and asks for a second; the other looks at it and confirms; players have it. */
export async function publishByTwo(desk: Console, page: Page): Promise<void> {
  const player = await registerPlayer(desk.world);
  await page.goto('/');
  await desk.signIn(page, desk.operator(0));
  await openPage(page);
  await page.getByRole('button', { name: '新增公告' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('原因').fill('晚间维护');
  await dialog.getByRole('button', { name: '保存草稿' }).click();
  // What is wrong is said at its field, and nothing is sent.
  await dialog.getByText('1 至 80 个可见字符').first().waitFor();
  await write(page);
  await dialog.getByRole('button', { name: '保存草稿' }).click();
  await dialog.waitFor({ state: 'detached' });
  const row = page.getByRole('row', { name: /今晚维护/ });
  await row.getByText('草稿').waitFor();
  await row.getByRole('button', { name: '申请发布 今晚维护' }).press('Enter');
  // Both languages, as players will read them.
  await dialog.getByRole('region', { name: '英文' }).getByText('When').waitFor();
  await dialog.getByLabel('原因').fill('晚间维护');
  await dialog.locator('form').getByRole('button', { name: '核对' }).click();
  await dialog.locator('form').getByRole('button', { name: '申请发布' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '退出' }).click();

  await desk.signIn(page, desk.operator(1));
  await toPage(page, '/Proposals');
  await page
    .getByRole('row', { name: /发布公告/ })
    .getByRole('button')
    .click();
  // As players will read it, and not as it is kept.
  await dialog.getByRole('region', { name: '英文' }).getByText('eight').waitFor();
  expect(await dialog.locator('pre').count()).toBe(0);
  await dialog.getByRole('button', { name: '确认执行' }).click();
  await dialog.locator('form').getByRole('button', { name: '确认执行' }).click();
  await dialog.waitFor({ state: 'detached' });
  await openPage(page);
  await row.getByText('显示中').waitFor();
  const list = await player.call(announcementHttp.getAnnouncements, { Count: 9 });
  expect(list.value.Rows.map(({ Title }) => Title)).toContain('今晚维护');
}

/** Writes to a player who is there; he is shown a line, and the audit has it. */
export async function writeToOne({ browser, world }: Console, page: Page): Promise<void> {
  const player = await registerPlayer(world);
  const theirs = await openSignedIn(browser, world, player);
  await connectAfter(theirs, () => theirs.goto('/'));
  await theirs.locator('[data-news-bell]').waitFor();
  await toPage(page, '/Players');
  await page.getByRole('button', { name: '发送消息' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('账号').fill(`${player.userName}, nobody-at-all`);
  await dialog.getByLabel('标题（中文）').fill('您的问题');
  await dialog.getByLabel('标题（英文）').fill('Your question');
  await dialog.getByLabel('内容（中文）').fill('已处理');
  await dialog.getByLabel('内容（英文）').fill('We have looked at it');
  await dialog.getByLabel('原因').fill('玩家来电');
  await dialog.getByRole('button', { name: '发送' }).click();
  await dialog.getByText('没有账号 nobody-at-all').waitFor();
  await dialog.getByLabel('账号').fill(player.userName);
  await dialog.getByRole('button', { name: '发送' }).click();
  await dialog.waitFor({ state: 'detached' });
  await theirs.locator('[data-toast]').filter({ hasText: '您的问题' }).waitFor();
  await theirs.context().close();
  await page.getByRole('link', { name: '游戏与审计' }).click();
  await page.getByRole('row').filter({ hasText: '玩家来电' }).first().waitFor();
}

/** The page with its forms and the preview, and the form of a message. */
export async function lookAtAnnouncements(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await openPage(page);
  const preview = page.getByRole('button', { name: /^(预览|Preview) / }).first();
  await preview.waitFor();
  await expectWhole(page, `console-announcements-${name}`);
  await preview.click();
  await page.getByRole('dialog').waitFor();
  await expectWhole(page, `console-announcement-preview-${name}`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('#announcement-title + button').click();
  await page.getByRole('dialog').waitFor();
  await write(page);
  await expectWhole(page, `console-announcement-add-${name}`);
  await page.keyboard.press('Escape');
  await toPage(page, '/Players');
  await page.locator('#players-page + div button').click();
  await page.getByRole('dialog').waitFor();
  await expectWhole(page, `console-message-${name}`);
  await page.keyboard.press('Escape');
}
