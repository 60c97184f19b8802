// Following a player without a mouse, from the leaderboard to the records; and the same screens in the
// other looks.
import { mkdirSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { betHttp } from '@fairlot/wire/play/bet';
import { followHttp } from '@fairlot/wire/community/follow';
import { leaderboardHttp } from '@fairlot/wire/community/leaderboard';
import { AA, faultsOf } from './axe.ts';
import { closePages, joinBrowser, nameOf, PHONE, type Look } from './browser.ts';
import { openDesk, pickNine } from './desk.ts';
import { GAME, moveBeforeClose, moveToDraw } from './issues.ts';
import { looksOf } from './looks.ts';
import { until } from './until.ts';
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
let leader: Player;
let follower: Player;

async function place(
  player: Player,
  serial: number,
  digits: string,
  IsHidden = false,
): Promise<void> {
  const picks = digits.split('').join(',');
  const reply = await player.call(betHttp.place, {
    IntentId: randomUUID(),
    GameId: GAME,
    SerialNumber: serial,
    IsHidden,
    Bets: [
      {
        Play: 'ssc.fixed',
        Content: `${picks}||||`,
        Notes: digits.length,
        Mode: 0,
        Multiple: 1,
        Amount: mills(2000n * BigInt(digits.length)),
        PrizeGroup: 1956,
      },
    ],
  });
  expect(reply.code, JSON.stringify(reply.body)).toBe('OK');
}

beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  world = await joinWorld();
  browser = await joinBrowser();
  leader = await registerPlayer(world);
  follower = await registerPlayer(world);
  await leader.call(leaderboardHttp.agree, { IsShown: true, IsFollowable: true });
  await leader.call(followHttp.setRate, { CommissionRate: 25 });
  const issue = await moveBeforeClose(world, 8000);
  await place(leader, issue.SerialNumber, '0123456789');
  await moveToDraw(world, issue);
  await until('the leader has a rank', async () => {
    const { value } = await follower.call(leaderboardHttp.getLeaders, { By: 'net' });
    return value.Rows.length > 0;
  });
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

/** What a screen reader would say of what has the focus, with the label of a field. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement === document.body ? null : document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return element?.getAttribute('aria-label') ?? label ?? element?.textContent?.trim() ?? '';
  });

async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let i = 0; i < 80; i += 1) {
    const now = await focused(page);
    if (typeof name === 'string' ? now === name : name.test(now)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(name)}; the focus is on ${await focused(page)}`);
}

test('a player follows another by keys alone, sees what came of it, and ends it', async () => {
  const page = await openSignedIn(browser, world, follower);
  shootOnFailure(page);
  await page.goto('/LongDragon?view=leaders');
  await page
    .getByRole('button', { name: /^跟单 / })
    .first()
    .waitFor();
  await tabTo(page, /^跟单 /);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: /^跟单 / });
  await sheet.getByText('累计亏损').waitFor();
  // What it costs is said before anything begins.
  await sheet.getByText('盈利佣金 2.5%').waitFor();
  const startButton = sheet.getByRole('button', { name: '开始跟单' });
  // Without a stop of loss it does not begin.
  expect(await startButton.getAttribute('aria-disabled')).toBe('true');
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  await tabTo(page, '固定金额');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, '累计亏损 ≥ ¥ 停止');
  await page.keyboard.type('300');
  await tabTo(page, '我已阅读并同意');
  await page.keyboard.press(' ');
  await tabTo(page, '开始跟单');
  await page.keyboard.press('Enter');
  await page.getByText('跟单已开始').waitFor();
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toMatch(/^跟单 /);

  const issue = await moveBeforeClose(world, 12_000);
  await place(leader, issue.SerialNumber, '0123456789');
  const plan = async () =>
    (await follower.call(followHttp.getPlans, { PageSize: 10 })).value.Rows[0];
  await expect.poll(async () => (await plan())?.Placed).toBe(1);
  expect(await plan()).toMatchObject({ Mode: 2, Value: 1, Staked: 20_000n, State: 0 });
  expect(await plan()).toMatchObject({ CommissionRate: 25 });
  await moveToDraw(world, issue);
  await expect.poll(async () => (await plan())?.Prize).toBeGreaterThan(0n);

  await page.goto(`/Bet/${GAME}?w=ScheduleRecord`);
  const records = page.getByRole('dialog').last();
  await records.getByRole('radio', { name: '追号' }).waitFor();
  await tabTo(page, '追号');
  await page.keyboard.press('ArrowRight');
  await records.getByText('1 / 0').waitFor();
  await records.getByText('盈利的 2.5%').first().waitFor();
  await tabTo(page, '查看');
  await page.keyboard.press('Enter');
  await records
    .getByRole('region', { name: '跟单明细' })
    .getByText('定位胆 0123456789 | – | – | – | –')
    .waitFor();
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  await shoot(page, 'follow-record-pc-light-zh');
  await tabTo(page, /^停止跟单 /);
  await page.keyboard.press('Enter');
  await page.getByText('停止跟单？').waitFor();
  await tabTo(page, '停止');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await plan())?.State).toBe(5);
  await page.context().close();
});

test('a leader says by keys alone what he asks of who follows him', async () => {
  const page = await openSignedIn(browser, world, leader);
  shootOnFailure(page);
  await page.goto('/LongDragon?view=leaders');
  const asks = page.getByRole('combobox', { name: '跟单佣金' });
  await expect.poll(() => asks.textContent()).toContain('佣金 2.5%');
  await asks.focus();
  await page.keyboard.press('Enter');
  const options = page.getByRole('option');
  await options.last().waitFor();
  expect(await options.count()).toBe(11);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect.poll(() => asks.textContent()).toContain('佣金 5%');
  const rate = async () => (await leader.call(followHttp.getRate, {})).value.CommissionRate;
  await expect.poll(rate).toBe(50);
  // Who follows already pays what he agreed to.
  const [plan] = (await follower.call(followHttp.getPlans, { PageSize: 1 })).value.Rows;
  expect(plan?.CommissionRate).toBe(25);
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  await shoot(page, 'follow-rate-pc-light-zh');
  await page.context().close();
});

test('a leader hides a bet in the dialog that asks, until he wants to be followed again', async () => {
  const ranked = await follower.call(leaderboardHttp.getLeaders, { By: 'net' });
  const Handle = ranked.value.Rows.find(({ IsOwn, Handle }) => !IsOwn && Handle)?.Handle ?? '';
  const started = await follower.call(followHttp.start, {
    IntentId: randomUUID(),
    Handle,
    Mode: 2,
    Value: 1,
    BetCap: mills(100_000),
    DayCap: mills(100_000),
    StopIfLoss: mills(300_000),
    UntilTimeStamp: ranked.value.DateTimeNow + 86_400_000,
    CommissionRate: 50,
  });
  expect(started.code, JSON.stringify(started.body)).toBe('OK');
  const page = await openSignedIn(browser, world, leader);
  shootOnFailure(page);
  await openDesk(page);
  const { SerialNumber } = await moveBeforeClose(world, 45_000, page);
  await pickNine(page);
  await page.getByRole('button', { name: /立即投注/ }).click();
  const dialog = page.getByRole('dialog', { name: '温馨提示' });
  const hide = dialog.getByRole('checkbox', { name: '隐藏注单' });
  await hide.check();
  await shoot(page, 'follow-hide-pc-light-zh');
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  await dialog.getByRole('button', { name: '确认投注' }).click();
  await page.getByText(/^已投注 1 单/).waitFor();
  // It is kept: the settings show it, and there it is taken off.
  await page.getByRole('button', { name: '设置', exact: true }).click();
  const settings = page.getByRole('dialog', { name: '投注设置' });
  await settings.getByRole('checkbox', { name: '隐藏注单' }).uncheck();
  await settings.getByRole('button', { name: '完成' }).click();
  await place(leader, SerialNumber, '5');
  const plan = async () =>
    (await follower.call(followHttp.getPlans, { PageSize: 1 })).value.Rows[0];
  await expect.poll(async () => (await plan())?.Placed).toBe(1);
  expect(await plan()).toMatchObject({ Staked: 2_000n, Failed: 0 });
  await page.context().close();
  // Nobody follows this player, and nobody sees him: nothing is asked.
  const other = await openSignedIn(browser, world, await registerPlayer(world));
  await openDesk(other);
  await pickNine(other);
  await other.getByRole('button', { name: /立即投注/ }).click();
  await other.getByRole('checkbox', { name: '以后直接投注' }).waitFor();
  expect(await other.getByRole('checkbox', { name: '隐藏注单' }).count()).toBe(0);
  await other.context().close();
});

test('who agreed to it shows his newest bets once they closed, and none that he hid', async () => {
  const own = await openSignedIn(browser, world, leader);
  shootOnFailure(own);
  await own.goto('/LongDragon?view=leaders');
  const agrees = own.getByRole('switch', { name: '公开我的注单' });
  await agrees.click();
  await expect.poll(() => agrees.getAttribute('aria-checked')).toBe('true');
  expect(await faultsOf(own, { tags: AA })).toEqual([]);
  await shoot(own, 'leader-bets-agree-pc-light-zh');
  await own.setViewportSize(PHONE);
  // The window has its size before the page is laid out for it.
  const isWide = () => own.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  await expect.poll(isWide).toBe(false);
  await shoot(own, 'leader-bets-agree-phone-light-zh');
  await own.context().close();
  const issue = await moveBeforeClose(world, 12_000);
  await place(leader, issue.SerialNumber, '12');
  await place(leader, issue.SerialNumber, '7', true);
  await moveToDraw(world, issue);
  for (const look of looksOf(1)) {
    const isZh = look.language === 'zh';
    const page = await openSignedIn(browser, world, follower, { look });
    shootOnFailure(page);
    await page.goto('/LongDragon?view=leaders');
    await page
      .getByRole('button', { name: isZh ? / 的最近下注$/ : /^Newest bets of / })
      .first()
      .click();
    const sheet = page.getByRole('dialog').last();
    await sheet.getByText(/ 12 \| – \| – \| – \| –$/).waitFor();
    await expect.poll(() => sheet.getByText(isZh ? '待开奖' : 'Waits').count()).toBe(0);
    expect(await sheet.getByRole('listitem').count()).toBe(1);
    expect(await faultsOf(page, { tags: AA })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(
      false,
    );
    await shoot(page, `leader-bets-${nameOf(look)}`);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await shoot(page, `leaders-${nameOf(look)}`);
    await page.context().close();
  }
});

test('a bet that follows says so among the records, and in the cash flow', async () => {
  const page = await openSignedIn(browser, world, follower);
  shootOnFailure(page);
  await page.goto('/?w=BetRecord');
  await page
    .getByText(/跟单 .\*{3}/)
    .first()
    .waitFor();
  await shoot(page, 'follow-bet-record-pc-light-zh');
  await page.goto('/?w=CashFlowRecord');
  await page.getByText('跟单投注').first().waitFor();
  await shoot(page, 'follow-cash-flow-pc-light-zh');
  await page.context().close();
});

const OTHER: readonly Look[] = [{ size: PHONE, mode: 'dark', language: 'en' }];

test.each(OTHER)('the window and the records hold in %j', async (look) => {
  const name = (part: string): string =>
    `follow-${part}-${look.size.width}-${look.mode}-${look.language}`;
  const isZh = look.language === 'zh';
  const page = await openSignedIn(browser, world, follower, { look });
  shootOnFailure(page);
  await page.goto('/LongDragon?view=leaders');
  const follow = page.getByRole('button', { name: isZh ? /^跟单 / : /^Follow / }).first();
  await follow.waitFor();
  await shoot(page, name('leaders'));
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  await follow.click();
  const sheet = page.getByRole('dialog').last();
  await sheet.getByRole('radio', { name: isZh ? '指定' : 'Chosen' }).click();
  await sheet.getByText(isZh ? '请至少选择一个彩种' : 'Choose at least one game').waitFor();
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  await shoot(page, name('window'));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
  for (const [player, view, word] of [
    [follower, isZh ? '跟单' : 'Following', isZh ? '本人终止' : 'Ended by the player'],
    [leader, isZh ? '我的跟单者' : 'Followers', isZh ? '本人终止' : 'Ended by the player'],
  ] as const) {
    const own = await openSignedIn(browser, world, player, { look });
    await own.goto('/?w=ScheduleRecord');
    await own.getByRole('radio', { name: view, exact: true }).click();
    await own.getByRole('dialog').last().getByText(word).last().waitFor();
    expect(await faultsOf(own, { tags: AA })).toEqual([]);
    await shoot(own, name(player === leader ? 'followers' : 'plans'));
    await own.context().close();
  }
  await page.context().close();
});
