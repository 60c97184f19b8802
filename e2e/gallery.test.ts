// The test of the components: each in every state and look, by eye (pictures in `e2e/shots`), by
// axe, and by keyboard as a person without a mouse has them.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOOKS, PC, launchBrowser, nameOf, openPage } from './browser.ts';
import { startGallery, type GallerySite } from './gallery-site.ts';
import { SHOTS, listenForErrors, shootOnFailure } from './visit.ts';

const AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let site: GallerySite;
let browser: Browser;
let page: Page;
let errors: string[];

beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  [site, browser] = await Promise.all([startGallery(), launchBrowser()]);
  page = await openPage(browser, site.url, { withHan: true });
  errors = listenForErrors(page);
});
afterAll(async () => {
  await browser?.close();
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

const axe = async (inside = 'body'): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).include(inside).withTags(AA).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
};

const isJudged = (name: string): boolean =>
  ['pc-light-zh', 'pc-dark-en', 'phone-light-en', 'phone-dark-zh'].includes(name);

const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test.each(LOOKS.map((look) => [nameOf(look), look] as const))(
  'every component is there and readable: %s',
  async (name, { size, mode, language }) => {
    shootOnFailure(page);
    await page.setViewportSize(size);
    await open(mode, language);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(SHOTS, `gallery-${name}.png`), fullPage: true });
    expect(await isWide()).toBe(false);
    // Colours differ by mode, words by language, layout by size: half of the looks hold every pair.
    if (isJudged(name)) expect(await axe()).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test('a list of choices, a field that searches and a menu obey the keyboard', async () => {
  shootOnFailure(page);
  await page.setViewportSize(PC);
  await open();
  const select = part('下拉').getByRole('combobox', { name: '彩种' });
  await select.focus();
  await press('Enter');
  await page.getByRole('option', { name: '一分时时彩' }).waitFor();
  await page.screenshot({ path: join(SHOTS, 'gallery-select.png') });
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
  await page.screenshot({ path: join(SHOTS, 'gallery-menu.png') });
  expect(await axe('[role=menu]')).toEqual([]);
  await press('ArrowDown', 'Enter');
  await expect.poll(() => page.locator('output').textContent()).toBe('验证开奖');
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
    await page.screenshot({ path: join(SHOTS, `gallery-${file}.png`) });
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
