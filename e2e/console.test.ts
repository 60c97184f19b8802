// The console as operators use it: signing in with an authenticator, the audit, a game stopped with a
// reason. The pictures stay in `e2e/shots` for people to look at.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lotteryConsole, lotteryHttp } from '@fairlot/wire/play/lottery';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { addOperator } from '@fairlot/server/features/staff/operator/accounts/open-account';
import { callEndpoint } from '@fairlot/server/testing/call';
import { arrangeGame } from '@fairlot/server/features/play/lottery/catalogue/arrange-game';
import { audit } from './audit.ts';
import { FIRST_LOOKS, nameOf } from './browser.ts';
import { changeAddresses, enrolBy, linkFor } from './console-accounts.ts';
import {
  expectAccounts,
  expectInBothModes,
  GAME,
  lookAtEnrolment,
  lookAtGames,
  lookAtRest,
  watchLooks,
} from './console-looks.ts';
import { pageShown } from './console-navigation.ts';
import { missingOf, thinOf } from './console-pages.ts';
import { lookAtProposals, proposeWords } from './console-proposals.ts';
import { lookAtAnnouncements } from './console-announcements.ts';
import { fillBanners, lookAtBanners } from './console-banners.ts';
import { fillTemplates, lookAtTemplates } from './console-templates.ts';
import { lookAtHelp } from './console-help.ts';
import { lookAtLive } from './console-live.ts';
import { drawByHand, lookAtIssues, makeFedIssues } from './console-issues.ts';
import { lookAtAdjustments } from './console-adjust.ts';
import { fillRisk, lookAtRisk } from './console-risk.ts';
import { fillBooks, fillUpkeep, lookAtBooks } from './console-books.ts';
import { fillChains, lookAtChains } from './console-chain.ts';
import { fillDeposits, lookAtDeposits, publishChannel } from './console-deposit.ts';
import { fillLayers, lookAtLayers } from './console-layers.ts';
import { fillMoney, lookAtMoney, publishMoney } from './console-money.ts';
import { lookAtPlayers } from './console-players.ts';
import { fillReports, lookAtReports } from './console-report.ts';
import { lookAtSecurity } from './console-security.ts';
import { lookAtPasskeys } from './console-passkeys.ts';
import { lookAtSite } from './console-site.ts';
import { isLong, isOfPair, isShort, PAIRS } from './looks.ts';
import { startConsole, type Console } from './console-world.ts';
import { besideLeaving, listenForErrors, shoot } from './visit.ts';
import { until } from './until.ts';
import type { World } from './world.ts';

let desk: Console;
let world: World;
beforeAll(async () => {
  desk = await startConsole();
  ({ world } = desk);
});
afterAll(() => desk?.stop());

const stateForPlayers = async (): Promise<number | undefined> => {
  const wish = { GameIdList: [GAME], State: true };
  return (await callEndpoint(world.url, lotteryHttp.getLotteryInfo, wish)).value[GAME]?.State;
};

/** Counts what goes to a call from here on. */
function countCalls(page: Page, { path }: { readonly path: string }): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(path)) sent += 1;
  });
  return () => sent;
}

/** Gives a reason and presses Enter twice, before anything of the first has come back. */
async function sendTwice(page: Page, reason: string): Promise<() => number> {
  const sent = countCalls(page, lotteryConsole.changeGameState);
  await page.keyboard.type(reason);
  await page.evaluate(() => {
    const form = document.activeElement?.closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
  });
  return sent;
}

/** What another does is heard over the hub: the list asks for it once, and for nothing meanwhile. */
async function expectHeard(page: Page, list: Locator): Promise<void> {
  await until('the hub is there', () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/Hub/negotiate')),
    ),
  );
  const polls = countCalls(page, operatorHttp.getAudit);
  const other = desk.operator(1);
  await desk.enter(other);
  await list
    .getByRole('row', { name: `operator ${other.name}` })
    .first()
    .waitFor();
  expect(polls()).toBeLessThanOrEqual(2);
}

/** What is done while the page is cut off stands in its list once it is back. */
async function expectCaughtUp(page: Page, list: Locator): Promise<void> {
  await page.context().setOffline(true);
  await page.getByText('没有网络').waitFor();
  const wanted = { name: 'made-meanwhile', roles: ['auditor' as const] };
  await addOperator(world.owner, wanted, '断线期间新增');
  await page.context().setOffline(false);
  await list.getByRole('row').filter({ hasText: '断线期间新增' }).waitFor();
  await page.getByText('没有网络').waitFor({ state: 'hidden' });
}

/** The file of a list. */
async function savedLines(page: Page, list: Locator): Promise<readonly string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('button', { name: '导出' }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n');
}

test('an operator signs in, stops a game with a reason by keyboard, and sees it in the audit', async () => {
  const page = await desk.open();
  const errors = listenForErrors(page);
  await page.goto('/');
  await page.getByRole('heading', { name: '登录运营后台' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/SignIn');
  await desk.signIn(page, { ...desk.operator(0), password: 'wrong' });
  await page.getByText('账号、密码或验证码错误').waitFor();
  await desk.signIn(page, desk.operator(0));
  const games = page.getByRole('region', { name: '游戏' });
  const row = games.getByRole('listitem').filter({ hasText: '一分时时彩' });
  await row.getByText('在售').waitFor();

  await row.getByRole('button').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('原因').focus();
  await page.keyboard.press('Enter');
  await dialog.getByText('至少三个字').waitFor();
  expect(await stateForPlayers()).toBe(0);
  const sent = await sendTwice(page, '机房检修演练');
  await dialog.waitFor({ state: 'hidden' });
  await row.getByText('维护中').waitFor();
  expect(sent()).toBe(1);
  expect(await stateForPlayers()).toBe(1);

  const list = page.getByRole('region', { name: '审计' });
  const entry = list.getByRole('row').filter({ hasText: '机房检修演练' });
  await entry.getByText('state: 0 → 1').waitFor();
  await entry.getByText(desk.operator(0).name).waitFor();

  await expectHeard(page, list);
  await expectCaughtUp(page, list);

  // The filter stands in the address, and outlives a reload.
  await list.getByRole('textbox').fill(`game ${GAME}`);
  await page.waitForURL(/target=game/);
  await page.reload();
  await entry.waitFor();
  expect(await list.getByRole('row').count()).toBe(2);
  const lines = await savedLines(page, list);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('lottery.games.change');
  expect(lines[1]).toContain('机房检修演练');
  // What is chosen while the typing has not settled yet holds beside it.
  await list.getByRole('textbox').fill('operator');
  await list.getByRole('combobox', { name: '类别' }).click();
  await page.getByRole('option', { name: '登录' }).click();
  await page.waitForURL(/target=operator/);
  expect(new URL(page.url()).searchParams.get('kind')).toBe('sign-in');
  await page.getByRole('button', { name: '退出' }).click();
  await page.getByRole('heading', { name: '登录运营后台' }).waitFor();
  expect(errors.filter((line) => !/401|ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);
  expect(await audit(world)).toEqual([]);
  await page.context().close();
});

test('a game is renamed for players, by keyboard, and who looked earlier is told', async () => {
  const page = await desk.open();
  const errors = listenForErrors(page);
  await page.goto('/SignIn');
  await desk.signIn(page, desk.operator(0));
  await pageShown(page, '/');
  // F finds a page by its name, from wherever nothing is typed.
  await page.keyboard.press('f');
  await page.keyboard.type('没有');
  await page.getByText('没有这个页面').waitFor();
  await page.keyboard.press('Escape');
  // Whoever speaks to his machine turns keys of one character off.
  const find = page.getByRole('textbox', { name: '找页面' });
  const keys = page.getByRole('checkbox', { name: '使用单键快捷键' });
  await keys.focus();
  await page.keyboard.press('Space');
  await keys.and(page.locator(':not(:checked)')).waitFor();
  await page.locator('main').focus();
  await page.keyboard.press('f');
  expect(await find.evaluate((field) => field === document.activeElement)).toBe(false);
  await keys.focus();
  await page.keyboard.press('Space');
  await page.locator('main').focus();
  await page.keyboard.press('f');
  await page.keyboard.type('游戏');
  await page.keyboard.press('Enter');
  // The filter stands in the address; a game is found by the sound of its name.
  await page.getByRole('textbox', { name: '名称、代码或拼音' }).fill('sanfssc');
  await page.getByText(/^1 \/ \d+ 个$/).waitFor();
  expect(new URL(page.url()).searchParams.get('name')).toBe('sanfssc');
  await page.getByRole('link', { name: '三分时时彩' }).click();
  await page.getByText('随类别而来').first().waitFor();
  await page.getByRole('tab', { name: '版本' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const form = page.locator('form');
  await form.getByLabel('中文名称').fill('');
  await form.getByLabel('原因').fill('改个名字');
  await page.keyboard.press('Enter');
  await form.getByText('名称须为 1 至 40 个可见字符').waitFor();
  await form.getByLabel('中文名称').fill('大众时时彩');
  // Somebody else is first: what is typed stays, and he is told before he sends it.
  const change = { gameId: 8, reason: 'a command meanwhile' };
  expect(await arrangeGame(world.db, 'command', change, { sort: 50 })).toMatchObject({ ok: true });
  await page.getByText('彩种刚被改动。').waitFor();
  await form.getByRole('button', { name: '保存' }).click();
  await form.getByText('彩种刚被改动，请核对后重试').waitFor();
  expect(await form.getByLabel('中文名称').inputValue()).toBe('大众时时彩');
  await page.getByRole('button', { name: '载入现状' }).click();
  await form.getByLabel('中文名称').fill('大众时时彩');
  await form.getByLabel('原因').fill('改个名字');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '大众时时彩' }).waitFor();
  const data = await callEndpoint(world.url, lotteryHttp.getLotteryData, undefined);
  expect(data.value['8']?.Name.zh).toBe('大众时时彩');
  expect(besideLeaving(errors)).toEqual([]);
  await page.context().close();
});

test('invites an operator by a mailed link and a code for the confirmer', async () => {
  const page = await desk.open();
  const errors = listenForErrors(page);
  await page.goto('/');
  await desk.signIn(page, desk.operator(0));
  await page.getByRole('link', { name: '运营账号' }).click();
  await page.getByRole('button', { name: '新增账号' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '账号' }).fill('1');
  await dialog.getByRole('button', { name: '核对' }).click();
  await dialog.getByText('请至少选择一个角色').waitFor();
  await dialog.getByRole('textbox', { name: '账号' }).fill('Command');
  await dialog.getByText('此名称为系统保留，请换一个').waitFor();
  await dialog.getByRole('textbox', { name: '账号' }).fill('newcomer');
  await dialog.getByText('请输入有效的邮箱').waitFor();
  await dialog.getByLabel('对方邮箱').fill('newcomer@staff.example');
  await dialog.getByLabel('游戏运营').check();
  await dialog.getByLabel('原因').fill('新的值班员');
  await page.keyboard.press('Enter');
  await dialog.locator('[data-preview]').getByText('newcomer', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await changeAddresses(desk, page);
  const waiting = page.getByRole('link', { name: /^申请/ });
  await waiting.getByRole('img', { name: '1 项待确认' }).waitFor();
  await waiting.click();
  await page.getByRole('button', { name: /^查看申请/ }).click();
  await dialog.getByText('您提出的申请须由另一人确认').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '退出' }).click();

  await desk.signIn(page, desk.operator(1));
  await waiting.click();
  await page.getByRole('button', { name: /^查看申请/ }).click();
  await dialog.getByText('新的值班员').waitFor();
  await dialog.getByRole('button', { name: '确认执行' }).click();
  await dialog.locator('form').getByRole('button', { name: '确认执行' }).click();
  await dialog.getByText(/^请当面或通过电话把邀请码告诉 newcomer 本人/).waitFor();
  const [name = '', code = '', sentTo = ''] = await dialog.locator('dd').allInnerTexts();
  expect([name, sentTo]).toEqual(['newcomer', 'newcomer@staff.example']);
  await shoot(page, 'console-invitation-code');
  await dialog.getByRole('button', { name: '完成' }).click();
  await page.getByText('没有待确认的申请').waitFor();
  await page.getByRole('button', { name: '退出' }).click();

  const token = await linkFor(desk, sentTo);
  const own = await enrolBy(desk, page, { token, code });
  await page.getByRole('region', { name: '游戏' }).getByText('一分时时彩').waitFor();
  // What he may not read is not offered, nor asked for.
  expect(await page.getByRole('link', { name: '运营账号' }).count()).toBe(0);
  await page.getByRole('button', { name: '退出' }).click();
  // The invitation is good once.
  await page.goto(`/Enrol#${token}`);
  await page.getByLabel('邀请码').fill(code);
  await page.keyboard.press('Enter');
  await page.getByText('邀请链接已失效，请联系邀请您的人重新邀请').waitFor();
  await page.goto('/SignIn');
  await desk.signIn(page, { name, ...own });
  await page.getByRole('region', { name: '游戏' }).getByText('一分时时彩').waitFor();
  await page.getByRole('button', { name: '退出' }).click();
  // The three sat at one browser, which the audit says.
  await desk.signIn(page, desk.operator(0));
  const audit1 = page.getByRole('region', { name: '审计' });
  await audit1.getByText('与 operator2 同一设备').first().waitFor();
  expect(besideLeaving(errors)).toEqual([]);
  expect(await audit(world)).toEqual([]);
  await page.context().close();
});

test('two operators publish a way to deposit, by keyboard', async () => {
  await publishChannel(desk);
  expect(await audit(world)).toEqual([]);
});

test('two operators publish a setting of money, and go back to the version before, by keyboard', async () => {
  await publishMoney(desk);
  expect(await audit(world)).toEqual([]);
});

/** Something that waits for a second person, so that its page shows it. */
async function proposeSomething(): Promise<void> {
  const token = await desk.enter(desk.operator(0));
  const Email = 'watcher@staff.example';
  const wanted = { Name: 'watcher', Roles: ['auditor' as const], Email, Reason: '夜班审计' };
  await callEndpoint(world.consoleUrl, operatorHttp.proposeOperator, wanted, { token });
}

const PARTS = [
  lookAtGames,
  lookAtIssues,
  lookAtLive,
  lookAtAnnouncements,
  lookAtHelp,
  lookAtBanners,
  lookAtTemplates,
  lookAtPlayers,
  lookAtLayers,
  lookAtMoney,
  lookAtAdjustments,
  lookAtDeposits,
  lookAtBooks,
  lookAtReports,
  lookAtChains,
  lookAtRisk,
  lookAtPasskeys,
  lookAtSite,
  lookAtSecurity,
  lookAtRest,
  lookAtProposals,
];

const OPENED = isLong ? FIRST_LOOKS : (PAIRS[0] ?? []);

test('each page of the console holds in every look', async () => {
  await proposeSomething();
  const takeBack = await proposeWords(desk);
  await makeFedIssues(world);
  await fillDeposits(desk);
  await fillBanners(desk);
  await fillLayers(desk);
  await fillMoney(desk);
  await fillBooks(desk);
  await fillTemplates(desk);
  await fillUpkeep(desk);
  await fillReports(desk);
  await fillChains(desk);
  await fillRisk(desk);
  const wanted = { name: 'new-desk', roles: ['auditor' as const] };
  const invited = await addOperator(world.owner, wanted, '新的值班员');
  if (!invited.ok) throw new Error(invited.error);
  const lookedAt = watchLooks();
  for (const [index, look] of OPENED.entries()) {
    const page = await desk.open(look);
    const errors = listenForErrors(page);
    await page.goto('/');
    const name = nameOf(look);
    await page.locator('input[autocomplete="one-time-code"]').waitFor();
    await expectInBothModes(page, 'sign-in', look);
    await lookAtEnrolment(page, invited.value, look);
    await page.goto('/SignIn');
    await desk.signIn(page, desk.operator(1));
    await page.locator('#games-title + ul > li').first().waitFor();
    await page
      .getByRole('region', { name: /审计|Audit/ })
      .getByRole('button', { name: /详情|Details/ })
      .first()
      .waitFor();
    await expectInBothModes(page, 'desk', look);
    await page.locator('#games-title + ul > li button').first().click();
    await page.getByRole('dialog').waitFor();
    await expectInBothModes(page, 'dialog', look);
    // The other pages are made of the same parts: each in two looks, and in the short ring in one of them in turn.
    if (isOfPair(0, look)) {
      for (const [place, lookAt] of PARTS.entries()) {
        if (!isShort || place % OPENED.length === index) await lookAt(page, name);
      }
    }
    await expectAccounts(page, name);
    expect(errors).toEqual([]);
    await page.context().close();
  }
  await takeBack();
  const paths = lookedAt().map(({ path }) => path);
  expect(isShort ? missingOf(paths) : thinOf(lookedAt())).toEqual([]);
});

test('two operators draw an issue that no feed told, and neither sees the other', async () => {
  const page = await desk.open();
  const errors = listenForErrors(page);
  await page.goto('/SignIn');
  await drawByHand(desk, page);
  // What was being read when the first of them signed out.
  expect(besideLeaving(errors)).toEqual([]);
  expect(await audit(world)).toEqual([]);
  await page.context().close();
});
