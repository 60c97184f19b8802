// The test of the components: each in every state and look, by eye (pictures in `e2e/shots`), by
// axe, and by keyboard as a person without a mouse has them.
import { mkdirSync, readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AA, faultsOf } from './axe.ts';
import {
  LOOKS,
  PC,
  PHONE,
  closePages,
  joinBrowser,
  nameOf,
  openPage,
  type Look,
} from './browser.ts';
import { startGallery, type GallerySite } from './gallery-site.ts';
import { isLong, isShort, looksOf, missingIn } from './looks.ts';
import { listenForErrors, shoot, shootOnFailure, SHOTS } from './visit.ts';

let site: GallerySite;
let browser: Browser;
let page: Page;
let errors: string[];

beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  [site, browser] = await Promise.all([startGallery(), joinBrowser()]);
  page = await openPage(browser, site.url);
  errors = listenForErrors(page);
});
afterAll(async () => {
  await closePages(browser);
  await site?.stop();
});

async function open(mode = 'light', language = 'zh'): Promise<void> {
  await page.goto(`/?mode=${mode}&language=${language}`);
  await page.getByRole('slider').first().waitFor();
}

const part = (name: string) => page.getByRole('region', { name, exact: true });
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });
const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

const axe = (inside = 'body') => faultsOf(page, { inside, tags: AA });

/** Colours differ by mode, words by language, layout by size: half of the looks hold every pair of these. */
const JUDGED_IN_LONG = ['pc-light-zh', 'pc-dark-en', 'phone-light-en', 'phone-dark-zh'];
const isJudged = (look: Look): boolean =>
  isLong ? JUDGED_IN_LONG.includes(nameOf(look)) : looksOf(0).includes(look);

const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

const SHOWN = isLong ? LOOKS : looksOf(0);

test.each(SHOWN.map((look) => [nameOf(look), look] as const))(
  'every component is there and readable: %s',
  async (name, look) => {
    const { size, mode, language } = look;
    shootOnFailure(page);
    await page.setViewportSize(size);
    await open(mode, language);
    await page.evaluate(() => document.fonts.ready);
    await shoot(page, `gallery-${name}`, { fullPage: true });
    expect(await isWide()).toBe(false);
    if (isJudged(look)) expect(await axe()).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test.skipIf(isShort)('components were looked at in each width, mode and language', () => {
  expect(missingIn(SHOWN.filter(isJudged))).toEqual([]);
});

test('a list of choices, a field that searches and a menu obey the keyboard', async () => {
  shootOnFailure(page);
  await page.setViewportSize(PC);
  await open();
  const select = part('下拉').getByRole('combobox', { name: '彩种' });
  await select.focus();
  await press('Enter');
  await page.getByRole('option', { name: '一分时时彩' }).waitFor();
  await shoot(page, 'gallery-select');
  expect(await axe('[role=listbox]')).toEqual([]);
  await press('ArrowDown', 'Enter');
  await expect.poll(() => select.textContent()).toMatch(/分时时彩/);
  await expect.poll(focused).toBe('彩种');

  const bank = page.getByRole('combobox', { name: '开户银行' });
  await bank.focus();
  await page.keyboard.type('招商');
  await page.getByRole('option', { name: '招商银行' }).waitFor();
  expect(await page.getByRole('option').count()).toBe(1);
  await press('ArrowDown', 'Enter');
  await expect.poll(() => bank.inputValue()).toBe('招商银行');
  await bank.fill('没有这家');
  await page.getByText('没有匹配的选项').waitFor();
  await press('Escape');

  await page.getByRole('button', { name: '更多操作' }).focus();
  await press('Enter');
  await page.getByRole('menuitem', { name: '验证开奖' }).waitFor();
  await shoot(page, 'gallery-menu');
  expect(await axe('[role=menu]')).toEqual([]);
  await press('ArrowDown', 'Enter');
  await expect.poll(() => part('浮层').locator('output').textContent()).toBe('验证开奖');
  await expect.poll(focused).toBe('更多操作');
});

test('choices, figures and tabs move by arrows, and what is off is passed over', async () => {
  shootOnFailure(page);
  await open();
  const choices = part('选择');
  const unit = choices.getByRole('radiogroup', { name: '单位' }).first();
  await unit.getByRole('radio', { name: '元' }).focus();
  await press('ArrowRight');
  await unit.getByRole('radio', { name: '角', checked: true }).waitFor();
  await choices.getByRole('switch', { name: '夜间静音' }).focus();
  await press('Space');
  await choices.getByRole('switch', { name: '夜间静音', checked: true }).waitFor();
  await choices.getByRole('checkbox', { name: '记住账号' }).focus();
  await press('Space');
  await choices.getByRole('checkbox', { name: '记住账号', checked: false }).waitFor();

  const times = page.getByRole('textbox', { name: '倍数' });
  await times.focus();
  await press('ArrowUp', 'ArrowUp');
  expect(await times.inputValue()).toBe('7');
  await times.fill('500');
  await press('Tab');
  expect(await times.inputValue()).toBe('99');

  await page.getByRole('tab', { name: '投注记录' }).focus();
  await press('ArrowRight');
  await page.getByRole('tabpanel').getByText('每一笔资金变动').waitFor();

  const chart = page.getByRole('slider', { name: '近 12 日投注与派奖' });
  await chart.focus();
  await press('End', 'ArrowLeft');
  expect(await chart.getAttribute('aria-valuetext')).toBe('20 日, 有效投注 1420, 派奖 1330');
});

test('a chart takes the colours of another mode and the width of another window', async () => {
  shootOnFailure(page);
  await page.setViewportSize(PC);
  await open();
  const canvas = page.getByRole('slider').first().locator('canvas');
  const painted = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
  const light = await painted();
  const { width = 0 } = (await canvas.boundingBox()) ?? {};
  await page.evaluate(() => document.documentElement.setAttribute('data-mode', 'dark'));
  await expect.poll(painted).not.toBe(light);
  await page.setViewportSize(PHONE);
  await expect.poll(async () => (await canvas.boundingBox())?.width).toBeLessThan(width);
  expect(await isWide()).toBe(false);
});

test('windows keep the focus, close on Escape and give it back', async () => {
  shootOnFailure(page);
  await open();
  for (const [opener, file] of [
    ['打开对话框', 'dialog'],
    ['打开侧栏', 'sheet'],
  ] as const) {
    await page.getByRole('button', { name: opener }).focus();
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: '设置限额' });
    await dialog.waitFor();
    await page.waitForTimeout(50);
    await shoot(page, `gallery-${file}`);
    expect(await axe('[role=dialog]')).toEqual([]);
    for (let i = 0; i < 5; i += 1) {
      await press('Tab');
      const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
      await expect.poll(isInside).toBe(true);
    }
    await press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(focused).toBe(opener);
  }
  await page.getByRole('button', { name: '图例' }).focus();
  await press('Enter');
  await page.getByRole('dialog', { name: '图例' }).waitFor();
  await press('Escape');
  await page.getByRole('button', { name: '服务器时间' }).focus();
  await page.getByRole('tooltip').waitFor();
  expect(errors).toEqual([]);
});

test('a question that names nothing has its words, and a warning counts in its button and leaves by itself', async () => {
  shootOnFailure(page);
  const still = await openPage(browser, site.url);
  await still.clock.install();
  await still.goto('/?mode=light&language=zh');
  await still.getByRole('button', { name: '询问' }).click();
  const asked = still.getByRole('alertdialog', { name: '温馨提示' });
  expect(await asked.getByRole('button').allInnerTexts()).toEqual(['取消', '确认']);
  await still.keyboard.press('Escape');
  await asked.waitFor({ state: 'hidden' });
  const warn = async (): Promise<void> => {
    await still.getByRole('button', { name: '警告' }).click();
    await asked.getByRole('button', { name: '知道了 (5)' }).waitFor();
  };
  // The clock stands still between the steps, or a busy machine misses a second.
  await still.clock.pauseAt((await still.evaluate(() => Date.now())) + 1000);
  await warn();
  await shoot(still, 'gallery-warning');
  await still.mouse.move(0, 0);
  for (const left of [4, 3, 2, 1]) {
    await still.clock.runFor(1_000);
    await asked.getByRole('button', { name: `知道了 (${left})` }).waitFor();
  }
  await still.clock.runFor(1_000);
  await asked.waitFor({ state: 'hidden' });
  // It stands still while the player is on it, and a press ends it.
  await warn();
  await asked.hover();
  await still.clock.runFor(20_000);
  await asked.getByRole('button', { name: '知道了 (5)' }).click();
  await asked.waitFor({ state: 'hidden' });
  await still.context().close();
});

test('a long list draws what can be seen, sorts, filters, opens a row and goes on', async () => {
  shootOnFailure(page);
  await page.setViewportSize(PC);
  await open();
  const list = part('列表');
  const table = list.getByRole('table', { name: '注单' });
  const rows = table.locator('tbody tr[aria-rowindex]');
  expect(await table.getAttribute('aria-rowcount')).toBe('501');
  expect(await rows.count()).toBeLessThan(60);
  await list.getByRole('region', { name: '注单' }).focus();
  await press('End');
  await rows.filter({ hasText: '100500' }).waitFor();
  expect(await rows.count()).toBeLessThan(60);
  await list.getByRole('button', { name: '加载更多' }).click();
  await list.getByText('已显示 1000 条').waitFor();

  await list.getByRole('button', { name: '投注 ¥' }).focus();
  await press('Enter');
  const head = table.getByRole('columnheader', { name: '投注 ¥' });
  expect(await head.getAttribute('aria-sort')).toBe('descending');
  await list.getByRole('region', { name: '注单' }).press('Home');
  await expect.poll(() => rows.first().textContent()).toContain('501.000');
  await list
    .getByRole('button', { name: /^详情/ })
    .first()
    .focus();
  await press('Enter');
  await list.getByText('的全部内容').waitFor();
  await press('Enter');
  await list.getByText('的全部内容').waitFor({ state: 'hidden' });

  await list.getByRole('button', { name: '已中奖' }).focus();
  await press('Space');
  await list.getByRole('searchbox').fill('10499');
  await list.getByText('已显示 2 条').waitFor();
  expect(await table.locator('tbody tr').count()).toBe(2);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('button', { name: '导出' }).click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(3);
  expect(text).toContain('104991,');
  expect(text).toContain('104996,');
  await list.getByRole('searchbox').fill('没有');
  await list.getByText('还没有注单').waitFor();
  expect(errors).toEqual([]);
});

test('on a phone a list is cards, and its filters are a sheet', async () => {
  shootOnFailure(page);
  await page.setViewportSize(PHONE);
  await open();
  const list = part('列表');
  const cards = list.getByRole('list', { name: '注单' }).getByRole('listitem');
  await cards.filter({ hasText: '100001' }).waitFor();
  expect(await cards.count()).toBeLessThan(60);
  await list.getByRole('button', { name: /^筛选/ }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await sheet.getByRole('searchbox').fill('104999');
  await shoot(page, 'gallery-filters');
  await sheet.getByRole('button', { name: '完成' }).click();
  await sheet.waitFor({ state: 'hidden' });
  await list.getByText('已显示 1 条').waitFor();
  expect(await cards.count()).toBe(1);
});

test('a form says at each field what is wrong, until it is right, and what the server refuses', async () => {
  shootOnFailure(page);
  await page.setViewportSize(PC);
  await open();
  const form = part('表单');
  const account = form.getByRole('textbox', { name: '账号' });
  await account.fill('abc');
  await press('Enter');
  await form.getByText('至少 8 位').waitFor();
  expect(await form.locator('[aria-invalid="true"]').count()).toBe(3);
  await expect.poll(() => account.evaluate((it) => it === document.activeElement)).toBe(true);
  await shoot(page, 'gallery-form');
  expect(await axe('form')).toEqual([]);

  await account.fill('player1');
  expect(await account.getAttribute('aria-invalid')).toBe('false');
  await form.getByLabel('密码', { exact: true }).fill('long enough');
  await form.getByLabel('再输一次').fill('long enough');
  await form.getByRole('checkbox').press('Space');
  expect(await form.locator('[aria-invalid="true"]').count()).toBe(0);
  await account.press('Enter');
  await form.getByText('该账号已被注册').waitFor();
  await form.getByLabel('密码', { exact: true }).fill('longer still');
  await form.getByText('该账号已被注册').waitFor();
  await account.fill('player2');
  await form.getByText('该账号已被注册').waitFor({ state: 'hidden' });
  await form.getByLabel('再输一次').fill('longer still');
  await account.press('Enter');
  await form.getByText('已保存: player2').waitFor();
  expect(errors).toEqual([]);
});
