// A player takes a bonus that he is offered, sees what it asks for, and gives it up.
import { mkdirSync } from 'node:fs';
import { sql } from 'kysely';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Money, mills } from '@fairlot/rules/core/money';
import { claimBonus } from '@fairlot/server/features/money/bonus/claim-bonus';
import { offerBonus } from '@fairlot/server/features/money/bonus/index';
import { listGrants } from '@fairlot/server/features/money/bonus/store-list';
import { balanceOf, DEMO, postAll, transfer } from '@fairlot/server/ledger/index';
import { newId, transaction } from '@fairlot/server/platform/db';
import { betHttp } from '@fairlot/wire/play/bet';
import { faultsOf } from './axe.ts';
import { closePages, joinBrowser, nameOf, openPage, PC, PHONE } from './browser.ts';
import { GAME, moveBeforeClose } from './issues.ts';
import { looksOf } from './looks.ts';
import {
  keptLogin,
  listenForErrors,
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
beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  world = await joinWorld();
  browser = await joinBrowser();
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

/** The same five digits, drawn every five minutes. */
const FIVE_MINUTES = 9;

async function numberOf({ userName }: Player): Promise<bigint> {
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT player_id FROM player WHERE user_name = ${userName}`.execute(world.db);
  return rows[0]?.player_id ?? 0n;
}

/** Offers him a bonus; his number. */
async function offer(player: Player): Promise<bigint> {
  const playerId = await numberOf(player);
  await transaction(world.db, (tx) =>
    offerBonus(tx, [{ playerId, source: 'e2e', amount: mills(288_000) }], {
      currency: 'DEM',
      times: 500,
      memo: { zh: '新年快乐', en: 'Happy new year' },
    }),
  );
  return playerId;
}

/** He keeps so much cash, as the rest goes to somebody else, and takes the bonus that he is offered. */
async function takeWith(playerId: bigint, cash: Money): Promise<void> {
  const to = await numberOf(await registerPlayer(world));
  const amount = mills((await balanceOf(world.db, playerId, DEMO)) - cash);
  const moved = transfer({ id: newId(), from: playerId, to, amount, currency: DEMO });
  await transaction(world.db, (tx) => postAll(tx, [moved]));
  const [grant] = await listGrants(world.db, playerId, 1);
  await claimBonus(world.db, { playerId, id: grant?.id ?? 0n });
}

const WORDS = {
  zh: { claim: '领取', forfeit: '放弃', active: '进行中', over: '已放弃' },
  en: { claim: 'Take it', forfeit: 'Give it up', active: 'Active', over: 'Given up' },
} as const;

test.each(looksOf(0).map((look) => [nameOf(look), look] as const))(
  'a bonus is taken and given up in its window, %s',
  async (name, look) => {
    const words = WORDS[look.language];
    const player = await registerPlayer(world);
    await offer(player);
    const kept = keptLogin(player);
    const page = await openPage(browser, world.url, { look, kept });
    const errors = listenForErrors(page);
    await page.goto('/?w=BonusWallet');
    const tab = page.locator('[data-bonuses]');
    const act = (label: string) => tab.getByRole('button', { name: label, exact: true });
    const sure = (label: string) =>
      page.getByRole('alertdialog').getByRole('button', { name: label, exact: true });
    await act(words.claim).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await shoot(page, `bonus-offered-${name}`);
    await act(words.claim).focus();
    await page.keyboard.press('Enter');
    await sure(words.claim).click();
    await tab.getByText(words.active).waitFor();
    await tab.getByRole('progressbar').waitFor();
    expect(await tab.getByText('288.000').count()).toBeGreaterThan(1);
    expect(await faultsOf(page)).toEqual([]);
    await shoot(page, `bonus-active-${name}`);
    await act(words.forfeit).click();
    await sure(words.forfeit).waitFor();
    await shoot(page, `bonus-forfeit-${name}`);
    await sure(words.forfeit).click();
    await tab.getByText(words.over).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  },
);

const BET = {
  zh: {
    now: /立即投注/,
    part: '其中红利支付',
    sure: /确认投注/,
    told: '已投注 1 单 ¥ 10.000（其中红利 ¥ 9.500），可撤单至',
  },
  en: {
    now: /Bet now/,
    part: 'Of it from your bonus',
    sure: /Place bet/,
    told: '1 bet placed, ¥ 10.000 (¥ 9.500 of it bonus). Can be',
  },
} as const;

test.each([
  { size: PC, mode: 'light', language: 'zh' },
  { size: PHONE, mode: 'dark', language: 'en' },
] as const)('what a bonus paid of a bet is told with it, $language', async (look) => {
  const words = BET[look.language];
  const player = await registerPlayer(world);
  await takeWith(await offer(player), mills(500));
  const page = await openPage(browser, world.url, { look, kept: keptLogin(player) });
  const errors = listenForErrors(page);
  shootOnFailure(page);
  await page.goto(`/Bet/${GAME}`);
  await page.locator('[data-pick]').first().waitFor();
  await moveBeforeClose(world, 45_000, page);
  for (const at of [0, 10, 20, 30, 40]) await page.locator('[data-pick]').nth(at).click();
  await page.getByRole('button', { name: words.now }).click();
  // Cash is short by so much, and the bonus pays it.
  const dialog = page.getByRole('dialog');
  const part = dialog.locator('dl > div').filter({ hasText: words.part });
  await part.getByText('¥ 9.500').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, `bonus-confirm-${nameOf(look)}`);
  await dialog.getByRole('button', { name: words.sure }).click();
  const told = page.getByText(words.told);
  await told.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, `bonus-bet-${nameOf(look)}`);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('of bets on several games it is told what of them all a bonus pays, and they go out', async () => {
  const player = await registerPlayer(world);
  await takeWith(await offer(player), mills(7_000));
  const page = await openSignedIn(browser, world, player);
  const errors = listenForErrors(page);
  shootOnFailure(page);
  await moveBeforeClose(world, 120_000, undefined, FIVE_MINUTES);
  await moveBeforeClose(world, 45_000);
  await page.goto('/ComboBet');
  await page.getByRole('button', { name: '选择彩种' }).first().click();
  const chooser = page.getByRole('dialog', { name: '选择彩种' });
  const names = ['一分时时彩', '五分时时彩'];
  for (const name of names) await chooser.getByRole('checkbox', { name, exact: true }).check();
  await chooser.getByRole('button', { name: '完成' }).click();
  for (const name of names) {
    const sides = page.getByRole('group', { name, exact: true });
    await sides.getByRole('button').first().click();
    await sides.getByRole('button', { pressed: true }).first().waitFor();
  }
  await page.getByRole('textbox', { name: '每注金额', exact: true }).fill('5');
  await page.getByRole('button', { name: '应用到全部' }).click();
  await page.getByRole('button', { name: '全部投注' }).click();
  const dialog = page.getByRole('dialog', { name: '确认投注' });
  // 7 in cash for the first of 5, and of the second what is left of it.
  await dialog.getByText('其中红利 ¥ 3.000').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: '确认', exact: true }).click();
  await page.getByText('2 个彩种中 2 个投注成功').waitFor();
  const { value } = await player.call(betHttp.getBetRecords, { PageSize: 10 });
  expect(value.Rows.map(({ Bonus = 0n }) => Bonus).toSorted()).toEqual([0n, 3_000n]);
  expect(errors).toEqual([]);
  await page.context().close();
});
