// What a player keeps of his bets and plans: a receipt that anybody can check, and a plan whose answer was lost.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DrawBundle } from '@fairlot/draw';
import { mills } from '@fairlot/rules/core/money';
import { scheduleHttp } from '@fairlot/wire/play/schedule';
import { AA, faultsOf } from './axe.ts';
import { closePages, joinBrowser, PC, PHONE } from './browser.ts';
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
  world = await joinWorld();
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

/** What the site would answer if it signed by another key. */
const OTHER_KEY = { Key: 'ab'.repeat(32), Algorithm: 'Ed25519' };

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

test('a statement is downloaded, and is found good as it is and bad with one byte changed', async () => {
  await page.goto('/?w=CashFlowRecord');
  await page.getByRole('button', { name: '对账单' }).click();
  const form = page.getByRole('dialog', { name: '签名对账单' });
  const save = async (format: RegExp): Promise<Buffer> => {
    await form.getByRole('radio', { name: format }).check();
    const download = page.waitForEvent('download');
    await form.getByRole('button', { name: '生成并下载' }).click();
    const bytes = readFileSync(await (await download).path());
    await form.getByText(/^已保存 .*，1 笔账变$/).waitFor();
    return bytes;
  };
  // Where the network fails nothing is made anew: the download goes on.
  await page.route('**/api/Statement/Part', (route) => route.abort(), { times: 1 });
  await form.getByRole('button', { name: '生成并下载' }).click();
  await form.getByText('下载中断').waitFor();
  const rest = page.waitForEvent('download');
  await form.getByRole('button', { name: '接着下载' }).click();
  await rest;
  // One that takes longer than its answer waits is asked for again until it is made.
  const made: string[] = [];
  await page.route(
    '**/api/Statement/Make',
    async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { Data: object };
      await route.fulfill({ response, json: { ...answer, Data: { ...answer.Data, Made: null } } });
    },
    { times: 1 },
  );
  page.on('request', (request) => made.push(new URL(request.url()).pathname));
  await save(/^CSV/);
  expect(made.filter((path) => path === '/api/Statement/Ready')).toHaveLength(1);
  const files = { pdf: await save(/^PDF/), csv: await save(/^CSV/), json: await save(/^JSON/) };
  expect(await faultsOf(page, { tags: AA })).toEqual([]);

  await form.getByRole('button', { name: '核对文件' }).click();
  const window = page.getByRole('dialog', { name: /^(?:验证开奖|核对对账单)$/ });
  const verdict = window.locator('[role=status]').first();
  const open = async (name: string, bytes: Buffer): Promise<void> => {
    await writeFile(join(folder, name), bytes);
    await window.locator('input[type=file]').first().setInputFiles(join(folder, name));
    await window.getByText(name, { exact: true }).waitFor();
  };
  for (const [ending, bytes] of Object.entries(files)) {
    await open(`good.${ending}`, bytes);
    await verdict.getByText('对账单未被改动，签名有效').waitFor();
    await verdict.getByText('已与本站公布的公钥核对').waitFor();
    await window.getByText(player.userName, { exact: true }).waitFor();
    const forged = Buffer.from(bytes);
    // One digit of an amount, or of what stands in a page.
    const at = forged.lastIndexOf(ending === 'pdf' ? 'endobj' : '10000.000');
    forged[at] = (forged[at] ?? 0) + 1;
    await open(`bad.${ending}`, forged);
    await verdict.getByText('文件在签名后被改动').waitFor();
    expect(await window.getByText('签名有效').count()).toBe(0);
  }
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  // Signed by a key of its own, and right by it.
  await page.route('**/api/Fair/Key*', (route) =>
    route.fulfill({ json: { Code: 'OK', Message: '', RequestId: 'r', Data: OTHER_KEY } }),
  );
  await page.reload();
  await open('other.json', files.json);
  await verdict.getByText('由另一把密钥签名').waitFor();
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

test('the record of schedules fits in both languages, and its days are chosen in a calendar', async () => {
  const issue = await moveBeforeClose(world, 45_000);
  const bet = { Play: 'ssc.fixed', Content: '3,4,5||||', Notes: 3, Mode: 0, Multiple: 1 } as const;
  const stake = mills(6_000n);
  await player.call(scheduleHttp.acceptAgreement, { Version: 1 });
  const placed = await player.call(scheduleHttp.place, {
    IntentId: randomUUID(),
    GameId: GAME,
    Bets: [{ ...bet, Amount: stake, PrizeGroup: 1956, OddsVersion: 0 }],
    Issues: Array.from({ length: 9 }, (_, at) => ({
      SerialNumber: issue.SerialNumber + at,
      Multiple: 2 ** at,
    })),
    Plan: 0,
    StopIfWin: true,
    StopIfEarn: mills(100_000_000n),
    StopIfLoss: mills(3_000_000n),
    AcceptAnyOdds: false,
  });
  expect(placed.code, JSON.stringify(placed.body)).toBe('OK');
  const overflow = (root: Locator) =>
    root.evaluate((list) =>
      [list, ...list.querySelectorAll('[role=region], li > div, td')]
        .filter((part) => part.scrollWidth > part.clientWidth + 1)
        .map((part) => `${part.className} ${part.textContent?.slice(0, 40)}`),
    );
  for (const [size, language] of [
    [PC, 'zh'],
    [PC, 'en'],
    [PHONE, 'zh'],
    [{ width: 360, height: 780 }, 'en'],
  ] as const) {
    const look = { size, mode: 'light', language } as const;
    const own = await openSignedIn(browser, world, player, { look });
    shootOnFailure(own);
    await own.goto('/?w=ScheduleRecord');
    const region = own.getByRole('region', { name: language === 'zh' ? '追号记录' : 'Schedules' });
    await region.getByRole('button', { name: language === 'zh' ? '查看' : 'Details' }).click();
    await region
      .getByText(language === 'zh' ? '已预约' : 'Reserved')
      .first()
      .waitFor();
    expect(await overflow(region), `${size.width} ${language}`).toEqual([]);
    expect(await faultsOf(own, { tags: AA })).toEqual([]);
    await own.context().close();
  }
  await page.goto('/?w=ScheduleRecord');
  const from = page.getByRole('button', { name: /^起始日期/ });
  const today = await from.innerText();
  await from.press('Enter');
  const calendar = page.getByRole('dialog', { name: '起始日期' });
  await calendar.locator('[aria-current=date]:focus').waitFor();
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await calendar.locator('[aria-current=date]:focus').waitFor();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowLeft');
  const chosen = await calendar.locator(':focus').getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await calendar.waitFor({ state: 'detached' });
  await expect.poll(() => from.innerText()).toBe(chosen);
  expect(chosen).not.toBe(today);
  // Escape closes the calendar and leaves the window.
  await from.press('Enter');
  await calendar.waitFor();
  await page.keyboard.press('Escape');
  await calendar.waitFor({ state: 'detached' });
  expect(await from.isVisible()).toBe(true);
});
