// A hundred thousand typed notes: counted beside the page, which goes on answering.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closePages, joinBrowser } from './browser.ts';
import { openDesk } from './desk.ts';
import { listenForErrors, openSignedIn, registerPlayer, shootOnFailure } from './visit.ts';
import { joinWorld, type World } from './world.ts';

const DISTINCT = 99_000;
const REPEATED = 600;
const WRONG = 400;

let world: World;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  page = await openSignedIn(browser, world, await registerPlayer(world));
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

const digits = (value: number): string => String(value).padStart(5, '0');
const LINES = [
  ...Array.from({ length: DISTINCT }, (_, i) => digits(i)),
  ...Array.from({ length: REPEATED }, (_, i) => digits(i * 7)),
  ...Array.from({ length: WRONG }, (_, i) => `12a${i}`),
];

declare global {
  interface Window {
    longestTask: number;
  }
}

async function openField(page: Page): Promise<Locator> {
  await openDesk(page);
  await page.getByRole('tab', { name: '五星', exact: true }).click();
  await page
    .getByRole('button', { name: /直选单式|^单式/ })
    .first()
    .click();
  const field = page.getByRole('textbox', { name: '号码', exact: true });
  await field.waitFor();
  return field;
}

test('a paste of 100,000 lines is counted, and the page answers meanwhile', async () => {
  shootOnFailure(page);
  const errors = listenForErrors(page);
  const field = await openField(page);
  await page.evaluate(() => {
    window.longestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        window.longestTask = Math.max(window.longestTask, duration);
      }
    }).observe({ entryTypes: ['longtask'] });
  });
  await field.evaluate((element, text) => {
    const area = element as HTMLTextAreaElement;
    area.focus();
    const data = new DataTransfer();
    data.setData('text/plain', text);
    const paste = new ClipboardEvent('paste', {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    });
    // A browser puts in the text itself unless the page has done so.
    if (area.dispatchEvent(paste)) document.execCommand('insertText', false, text);
  }, LINES.join('\n'));
  // A tap while the notes are being counted is answered at once.
  await page.getByRole('button', { name: '5', exact: true }).first().click();
  await page.getByRole('button', { name: '5', exact: true, pressed: true }).first().waitFor();
  const counts = page.locator('#typed-counts');
  await counts.getByText(/有效/).waitFor();
  const said = (await counts.innerText()).replaceAll(/\s+/g, ' ');
  expect(said).toMatch(new RegExp(`有效 ${DISTINCT} 重复 ${REPEATED} 错误 ${WRONG}`));
  await page.getByText('99,000 注 × 5 倍 × 2 元 =').waitFor();

  await page.getByRole('button', { name: '删除错误' }).click();
  await page.getByRole('button', { name: '去重' }).click();
  await expect
    .poll(async () => (await counts.innerText()).replaceAll(/\s+/g, ' '))
    .toContain(`有效 ${DISTINCT} 重复 0 错误 0`);

  // The slip keeps what was counted with each row: nothing of it is read again.
  await page.getByText('99,000 注 × 5 倍 × 2 元 =').waitFor();
  await page.getByRole('button', { name: '加入号码篮' }).click();
  const slip = page.getByRole('region', { name: '号码篮' });
  await slip.getByText('99,000 注').first().waitFor();
  await slip.getByRole('button', { name: '机选 5 注' }).click();
  await slip
    .getByRole('button', { name: /^删除/ })
    .nth(1)
    .click();
  await slip.getByRole('button', { name: '撤销' }).click();
  await slip.getByText('6 单').waitFor();
  console.log(`longest task: ${Math.round(await page.evaluate(() => window.longestTask))} ms`);
  expect(errors).toEqual([]);
});

test('an entry is counted also where the worker cannot be had', async () => {
  shootOnFailure(page);
  let asked = 0;
  await page.route('**/assets/text-worker-*.js', async (route) => {
    asked += 1;
    await route.fulfill({ status: 404 });
  });
  const field = await openField(page);
  await field.fill('12345 12345 12a45 67890');
  await page.locator('#typed-counts').getByText('有效').waitFor();
  const said = (await page.locator('#typed-counts').innerText()).replaceAll(/\s+/g, ' ');
  expect(said).toMatch(/有效 2 重复 1 错误 1/);
  expect(asked).toBeGreaterThan(0);
});

test('a file is read with its counts and the lines of its first errors; what is no text, or too long, is not', async () => {
  shootOnFailure(page);
  const field = await openField(page);
  await field.fill('');
  const input = page.locator('input[type=file]');
  const give = (name: string, text: string): Promise<void> =>
    input.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await give('notes.csv', '12345');
  await page.getByText('请选择 .txt 文本文件').waitFor();
  await give('large.txt', '1'.repeat(2 * 1024 * 1024 + 1));
  await page.getByText('文件不能超过 2 MB').waitFor();
  expect(await field.inputValue()).toBe('');
  await give('NOTES.TXT', '12345 12345\r\n12a45\n67890;999');
  const counts = page.locator('#typed-counts');
  await counts.getByText('第 2 行 12a45 · 第 3 行 999').waitFor();
  const said = (await counts.innerText()).replaceAll(/\s+/g, ' ');
  expect(said).toMatch(/读取 5 有效 2 重复 1 错误 2/);
});
