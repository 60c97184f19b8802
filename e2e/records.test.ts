// What a player keeps of his bets and plans: a receipt that anybody can check, and a plan whose answer was lost.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DrawBundle } from '@fairlot/draw';
import { scheduleHttp } from '@fairlot/wire/schedule';
import { AA, faultsOf } from './axe.ts';
import { closePages, joinBrowser } from './browser.ts';
import { openDesk, pickNine, placePicked } from './desk.ts';
import { GAME, moveBeforeClose, moveToDraw } from './issues.ts';
import { openSignedIn, registerPlayer, shootOnFailure, type Player } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
let page: Page;
let player: Player;
let folder: string;
beforeAll(async () => {
  world = joinWorld();
  browser = await joinBrowser();
  folder = await mkdtemp(join(tmpdir(), 'fairlot-receipt-'));
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  player = await registerPlayer(world);
  page = await openSignedIn(browser, world, player);
  shootOnFailure(page);
});
afterEach(() => page.context().close());

const panel = () => page.getByRole('dialog', { name: '验证开奖' });

test('a bet has a receipt, which the panel takes for true as it is and for false with any field changed', async () => {
  await openDesk(page);
  const issue = await moveBeforeClose(world, 45_000, page);
  await pickNine(page);
  await placePicked(page);
  await moveToDraw(world, issue);
  await page.goto('/?w=BetRecord');
  const list = page.getByRole('dialog').last();
  await list.getByRole('row').nth(1).click();
  const download = page.waitForEvent('download');
  await list.getByRole('button', { name: '保存可验证回执' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  await page.getByText('回执已在本机核对无误并保存').waitFor();
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  const receipt: DrawBundle = JSON.parse(text);
  const [ticket] = receipt.ownTickets ?? [];
  expect(receipt.ownTickets).toHaveLength(1);

  await page.goto(`/Bet/${GAME}?verify=${issue.SerialNumber}&game=${GAME}`);
  await panel().getByText('第 1、3、4 步吻合').waitFor();
  const open = async (name: string, content: string): Promise<void> => {
    await writeFile(join(folder, name), content);
    await panel().locator('input[type=file]').first().setInputFiles(join(folder, name));
  };
  const leaf: Readonly<Record<string, unknown>> = { ...ticket?.leaf };
  for (const field of Object.keys(leaf)) {
    const was = leaf[field];
    const changed =
      typeof was === 'number'
        ? was + 1
        : Array.isArray(was)
          ? ['7.5']
          : `${String(was).slice(0, -1)}${String(was).endsWith('1') ? 2 : 1}`;
    const forged = { ...receipt, ownTickets: [{ ...ticket, leaf: { ...leaf, [field]: changed } }] };
    await open(`${field}.json`, JSON.stringify(forged));
    await panel()
      .getByText(/不一致$|^这不是验证文件$/)
      .first()
      .waitFor();
    await open('receipt.json', text);
    await panel().getByText('第 1、3、4 步吻合').waitFor();
  }
});

test('a plan whose answer was lost is found by its request, and is there once', async () => {
  await openDesk(page);
  await page.locator('html[data-on-keys]').waitFor({ state: 'attached' });
  await moveBeforeClose(world, 45_000, page);
  await page.getByRole('button', { name: '万位 3' }).click();
  await page.getByRole('button', { name: '万位 3' }).press('t');
  const dialog = page.getByRole('dialog', { name: '追号' });
  await dialog.getByText('冻结总额').waitFor();
  await dialog.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  let sent = 0;
  await page.route('**/api/Schedule/Place', async (route) => {
    sent += 1;
    // Taken, and nobody hears of it.
    await route.fetch();
    return route.abort();
  });
  await dialog.getByRole('button', { name: '确认追号' }).click();
  await page.getByText(/^追号 \d+ 期，已冻结/).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(sent).toBe(1);
  const { value } = await player.call(scheduleHttp.getScheduleSums, {});
  expect(value.Total).toBe(1);
});

test('a page that was left before the answer came asks when it is there again, and sends nothing twice', async () => {
  await openDesk(page);
  await page.locator('html[data-on-keys]').waitFor({ state: 'attached' });
  await moveBeforeClose(world, 45_000, page);
  await page.getByRole('button', { name: '万位 3' }).click();
  await page.getByRole('button', { name: '万位 3' }).press('t');
  const dialog = page.getByRole('dialog', { name: '追号' });
  await dialog.getByText('冻结总额').waitFor();
  await dialog.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  let isTaken = false;
  await page.route('**/api/Schedule/Place', async (route) => {
    await route.fetch();
    isTaken = true;
    // The page goes while it waits.
  });
  await dialog.getByRole('button', { name: '确认追号' }).click();
  await expect.poll(() => isTaken).toBe(true);
  await page.reload();
  await page.getByText(/^追号 \d+ 期，已冻结/).waitFor();
  const { value } = await player.call(scheduleHttp.getScheduleSums, {});
  expect(value.Total).toBe(1);
});
