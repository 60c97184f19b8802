// "Verify this draw": computed in the browser, from a saved file too, with the network cut as well.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closePages, joinBrowser, openPage } from './browser.ts';
import { digitsOf } from './desk.ts';
import { GAME, moveBeforeClose, moveToDraw } from './issues.ts';
import { isShort } from './looks.ts';
import { listenForErrors, shootOnFailure } from './visit.ts';
import { FEW_GAMES, startWorld, type World } from './world.ts';

const ROOT = dirname(import.meta.dirname);

let world: World;
let browser: Browser;
let page: Page;
let errors: string[];
let folder: string;
let serial: number;
let number: string;
/** The proof as the panel saved it. */
let saved: string;

beforeAll(async () => {
  // Its server goes and comes back, which no other file may see.
  world = await startWorld({ games: FEW_GAMES });
  browser = await joinBrowser();
  folder = await mkdtemp(join(tmpdir(), 'fairlot-proof-'));
  const issue = await moveBeforeClose(world, 2000);
  number = await moveToDraw(world, issue);
  serial = issue.SerialNumber;
  page = await openPage(browser, world.url, { fetchesAhead: true });
  errors = listenForErrors(page);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
  await rm(folder, { recursive: true, force: true });
});

const panel = () => page.getByRole('dialog', { name: '验证开奖' });
const verdict = () => panel().locator('[role=status]').first();
const openFile = (name: string) => panel().locator('input[type=file]').first().setInputFiles(name);

test('anyone checks a draw from the history: which steps agree, and what is left to trust', async () => {
  shootOnFailure(page);
  await page.goto(`/DrawHistory/${GAME}`);
  await page
    .getByRole('button', { name: /^验证 \d+ 期$/ })
    .first()
    .click();
  await panel().getByText('第 1、3、4 步吻合').waitFor();
  expect(await verdict().innerText()).toContain('已验 3 步');
  // No beacon here: what nobody could check is not claimed, and what is left to trust is said.
  expect(await panel().getByText('四步全部吻合').count()).toBe(0);
  await verdict().getByText('仍需相信').waitFor();
  const steps = panel().getByRole('region', { name: '验证步骤' }).getByRole('listitem');
  expect(await steps.filter({ has: page.locator('[data-status=failed]') }).count()).toBe(0);
  const said = digitsOf(number).join('');
  expect((await panel().locator('[data-number]').innerText()).replaceAll(/\s/g, '')).toContain(
    said,
  );
  expect(page.url()).toContain(String(serial));
});

test('the proof is saved, and the script checks it with no help of this page', async () => {
  shootOnFailure(page);
  const download = page.waitForEvent('download');
  await panel().getByRole('button', { name: '保存文件' }).click();
  saved = readFileSync(await (await download).path(), 'utf8');
  const file = join(folder, 'proof.json');
  await writeFile(file, saved);
  const key: string = JSON.parse(saved).pinnedKey;
  expect(await runScript(file, key)).toBe(0);
  await writeFile(join(folder, 'other.json'), flipped(saved, hashesOf(saved)[0] ?? 0));
  expect(await runScript(join(folder, 'other.json'), key)).not.toBe(0);
});

test('with the network cut the saved file is still checked', async () => {
  shootOnFailure(page);
  await page.context().setOffline(true);
  await openFile(join(folder, 'proof.json'));
  await panel().getByRole('button', { name: '返回本期' }).waitFor();
  await panel().getByText('第 1、3、4 步吻合').waitFor();
});

test('one changed character in any hash of the file fails for all to see', async () => {
  shootOnFailure(page);
  const places = hashesOf(saved);
  expect(places.length).toBeGreaterThan(8);
  // The short ring changes every fourth; packages/draw/verify-tamper.test.ts changes all.
  for (const place of places.filter((_, at) => !isShort || at % 4 === 0)) {
    const file = join(folder, `changed-${place}.json`);
    await writeFile(file, flipped(saved, place));
    await openFile(file);
    await panel()
      .getByText(/不一致$|^这不是验证文件$/)
      .first()
      .waitFor();
    expect(await panel().getByText('第 1、3、4 步吻合').count(), `character ${place}`).toBe(0);
    // Back to the proof as it is, so that the next failure is the next file's.
    await openFile(join(folder, 'proof.json'));
    await panel().getByText('第 1、3、4 步吻合').waitFor();
  }
  await page.context().setOffline(false);
  expect(errors.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('where nothing can be read or computed the panel says so, and tries again', async () => {
  const fresh = await openPage(browser, world.url, { fetchesAhead: true });
  shootOnFailure(fresh);
  const window = fresh.waitForResponse(/VerifyWindow-[^/]*\.js/);
  await fresh.goto(`/DrawHistory/${GAME}`);
  await (await window).finished();
  // Its window is made of several files.
  await fresh.waitForLoadState('networkidle');
  const shield = fresh.getByRole('button', { name: /^验证 \d+ 期$/ }).first();
  await shield.waitFor();
  // A browser that is told to be offline still fetches workers: the server goes.
  await world.kill();
  await shield.click();
  const own = fresh.getByRole('dialog', { name: '验证开奖' });
  await own.getByText('公告没有取到').waitFor();
  await own.locator('input[type=file]').first().setInputFiles(join(folder, 'proof.json'));
  await own.getByText('验算程序没有取到').waitFor();
  await world.start();
  await own.getByRole('button', { name: '重试' }).click();
  await own.getByText('第 1、3、4 步吻合').waitFor();
  await own.getByRole('button', { name: '返回本期' }).click();
  await own.getByText('第 1、3、4 步吻合').waitFor();
  await fresh.context().close();
});

/** Where the first digit of each hash, key and signature of the file stands. */
const hashesOf = (text: string): number[] =>
  [...text.matchAll(/"[0-9a-f]{64,}"/g)].map(({ index }) => index + 1);

/** The file with one character changed into another digit. */
const flipped = (text: string, place: number): string =>
  `${text.slice(0, place)}${text[place] === '0' ? '1' : '0'}${text.slice(place + 1)}`;

const runScript = (file: string, key: string): Promise<number> =>
  new Promise((resolve) => {
    const script = join(ROOT, 'packages/draw/offline/verify.mjs');
    const child = execFile(process.execPath, [script, file, key], () => undefined);
    child.once('exit', (code) => resolve(code ?? -1));
  });
