// Announcements and the inbox as players meet them: the bell, the board, what must be ticked, and messages.
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishNow } from '@fairlot/server/features/content/announcement/testing/publish';
import { turnAndTell } from '@fairlot/server/features/content/announcement/turn';
import { sendMessages } from '@fairlot/server/features/messaging/inbox/send';
import { transaction } from '@fairlot/server/platform/db';
import { AA, faultsOf } from './axe.ts';
import { closePages, joinBrowser, PC, PHONE, type Look } from './browser.ts';
import { connectAfter } from './hub-connection.ts';
import {
  openSignedIn,
  type Player,
  registerPlayer,
  shoot,
  shootOnFailure,
  SHOTS,
} from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let player: Player;

beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  world = await joinWorld();
  browser = await joinBrowser();
});
beforeEach(async () => {
  await clear();
  player = await registerPlayer(world);
  await world.clock.advance(1_000);
});
afterEach(clear);
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

/** Nothing is announced, and pages that are open hear of it. */
async function clear(): Promise<void> {
  await sql`DELETE FROM announcement`.execute(world.owner);
  await transaction(world.owner, (tx) => turnAndTell(tx, [1]));
}

const LIGHT = { size: PC, mode: 'light', language: 'zh' } as const;
const DARK = { size: PHONE, mode: 'dark', language: 'en' } as const;

async function open(look: Look, path = '/', who = player): Promise<Page> {
  const page = await openSignedIn(browser, world, who, { look });
  shootOnFailure(page);
  await connectAfter(page, () => page.goto(path));
  return page;
}

const bell = (page: Page) => page.locator('[data-news-bell]');
const badge = (page: Page) => bell(page).innerText();

/** As wide as its window, nothing for axe, and a picture to look at. */
async function expectWhole(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await shoot(page, name);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBe(0);
  expect(await faultsOf(page, { tags: AA }), name).toEqual([]);
}

const WORDS = {
  Title: { zh: '系统维护通知', en: 'Maintenance tonight' },
  Body: {
    zh: '# 时间\n\n今晚 **二十点** 起半小时。\n\n- 投注暂停\n- 已投注的照常开奖\n\n请看[个人限额](/?w=PersonalLimits)。<b>x</b>',
    en: '# When\n\nFrom **eight** tonight, half an hour.\n\n- No bets\n- Draws go on\n\nSee [your limits](/?w=PersonalLimits). <b>x</b>',
  },
};

test('the bell counts, the board is read, and the other page of the player follows', async () => {
  const page = await open(LIGHT);
  await bell(page).waitFor();
  expect(await badge(page)).toBe('');
  const plain = await publishNow(world.owner, { ...WORDS, Type: 'maintenance' });
  await publishNow(world.owner, { IsPinned: true, Type: 'risk' });
  await publishNow(world.owner, { Type: 'game' });
  // Heard of by the hub: nothing is pressed.
  await expect.poll(() => badge(page)).toBe('3');
  const other = await page.context().newPage();
  await other.goto('/');
  await expect.poll(() => badge(other)).toBe('3');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: '公告' });
  await list.getByRole('button').nth(2).waitFor();
  // The newest is open, and so it is read; it is not the pinned one on top.
  expect(await list.locator('[aria-current=true]').innerText()).not.toContain('置顶');
  await page.getByRole('article').waitFor();
  await expect.poll(() => badge(page)).toBe('2');
  expect(await list.getByRole('button').first().innerText()).toContain('置顶');
  await list.getByRole('button', { name: /系统维护通知/ }).press('Enter');
  const reader = page.getByRole('article');
  await reader.getByRole('heading', { name: '系统维护通知' }).waitFor();
  // What looks like HTML is words.
  expect(await reader.innerText()).toContain('<b>x</b>');
  expect(await reader.locator('ul li').allInnerTexts()).toEqual(['投注暂停', '已投注的照常开奖']);
  await expect.poll(() => badge(page)).toBe('1');
  await expect.poll(() => badge(other)).toBe('1');
  await expectWhole(page, 'news-board-pc-light-zh');
  await page.getByRole('checkbox', { name: '未读' }).check();
  await expect.poll(() => list.getByRole('button').count()).toBe(1);
  await page.getByRole('button', { name: '风险', exact: true }).click();
  await expect.poll(() => list.getByRole('button').count()).toBe(1);
  await page.getByRole('button', { name: '全部已读' }).click();
  await page.getByText('没有未读公告').waitFor();
  await expect.poll(() => badge(other)).toBe('');
  // Taken back while it is read.
  await sql`UPDATE announcement SET is_up = false, withdrawn_at = app_now() WHERE id = ${plain}`.execute(
    world.owner,
  );
  await transaction(world.owner, (tx) => turnAndTell(tx, [plain]));
  await page.getByText('公告已撤下').waitFor();
});

test('on a phone the list and what is read follow one another', async () => {
  await publishNow(world.owner, WORDS);
  await publishNow(world.owner);
  const page = await open(DARK, '/?w=Announcement');
  const title = page.getByRole('button', { name: /Maintenance tonight/ });
  await title.waitFor();
  // The newest is on top with how its text begins; to show that much reads nothing.
  const [top] = await page.getByRole('list', { name: 'Announcements' }).getByRole('listitem').all();
  await top?.getByText('At eight tonight').waitFor();
  await expectWhole(page, 'news-list-phone-dark-en');
  await title.click();
  await page.getByRole('heading', { name: 'Maintenance tonight' }).waitFor();
  expect(await title.isVisible()).toBe(false);
  await expectWhole(page, 'news-reader-phone-dark-en');
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await title.waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => page.locator('[data-news-count]').innerText()).toBe('1');
  // The way there from any screen: the menu, and the tab with the count, which opens what is new.
  await page.getByRole('button', { name: 'Me', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Announcements and messages' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Inbox/ }).click();
  await page.waitForURL(/w=Announcement/);
  await page.goBack();
  await expectWhole(page, 'news-bell-phone-dark-en');
});

test('what must be read pops up where nobody bets, not again that day, and never once it is ticked', async () => {
  await publishNow(world.owner, { ...WORDS, IsMustRead: true });
  const page = await open(LIGHT, '/Bet/8');
  const dialog = page.getByRole('dialog', { name: '系统维护通知' });
  await expect.poll(() => badge(page)).toBe('1');
  expect(await dialog.count()).toBe(0);
  await page.getByRole('link', { name: 'Fairlot' }).first().click();
  await dialog.waitFor();
  expect(await dialog.getByRole('button', { name: '确认' }).isDisabled()).toBe(true);
  await expectWhole(page, 'news-must-pc-light-zh');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(() => badge(page)).toBe('1');
  expect(await dialog.count()).toBe(0);
  // On another device it pops up too; ticked there it is ticked everywhere.
  const phone = await open(DARK);
  const there = phone.getByRole('dialog', { name: 'Maintenance tonight' });
  await there.waitFor();
  await expectWhole(phone, 'news-must-phone-dark-en');
  await there.getByRole('checkbox').check();
  await there.getByRole('button', { name: 'Confirm' }).click();
  await there.waitFor({ state: 'detached' });
  await expect.poll(() => badge(page)).toBe('');
  await phone.reload();
  await phone.locator('[data-session] button').waitFor();
  expect(await there.count()).toBe(0);
});

test('a message comes with a line and into the inbox, is read, leads on, and is taken out', async () => {
  const page = await open(LIGHT);
  await bell(page).waitFor();
  await page.keyboard.press('Shift');
  const send = (zh: string, en: string) =>
    sendMessages(world.owner, 'command', {
      sendId: randomUUID(),
      accounts: [player.userName],
      tab: 'system',
      title: { zh, en },
      content: { zh: '第一行\n第二行', en: 'One line\nanother' },
      reason: '玩家来电',
    });
  expect((await send('您的问题已处理', 'We have looked at it')).ok).toBe(true);
  await send('第二条', 'Another');
  await page.locator('[data-toast]').filter({ hasText: '您的问题已处理' }).waitFor();
  await expect.poll(() => badge(page)).toBe('2');
  await bell(page).click();
  const list = page.getByRole('list', { name: '站内消息' });
  await list.getByRole('button', { name: '您的问题已处理', exact: true }).click();
  await expect.poll(() => badge(page)).toBe('1');
  await expectWhole(page, 'news-inbox-pc-light-zh');
  await page.getByRole('checkbox', { name: '未读' }).check();
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
  await list.getByRole('button', { name: '删除 第二条' }).press('Enter');
  await page.getByText('没有未读消息').waitFor();
  await expect.poll(() => badge(page)).toBe('');
  const phone = await open(DARK, '/?w=Message');
  await phone.getByRole('button', { name: 'We have looked at it', exact: true }).waitFor();
  await expectWhole(phone, 'news-inbox-phone-dark-en');
  // The other page of the player marks all that it has seen.
  await send('第三条', 'A third');
  await phone.getByRole('button', { name: 'A third', exact: true }).waitFor();
  await expect.poll(() => badge(page)).toBe('1');
  await phone.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(() => badge(page)).toBe('');
});

test('what cannot be read says so, and a way to try again', async () => {
  const page = await open(LIGHT);
  await bell(page).waitFor();
  await page.route('**/api/Announcement/List', (route) => route.fulfill({ status: 502 }));
  await page.route('**/api/Message/List', (route) => route.fulfill({ status: 502 }));
  await bell(page).click();
  await page.getByText('公告没有加载成功').waitFor();
  await page.getByRole('tab', { name: '站内消息' }).click();
  await page.getByText('消息没有加载成功').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByText('没有消息').waitFor();
});
