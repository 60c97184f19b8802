// What cuts a bet and what refuses it, as the player reads it before he sends it and afterwards.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeTerms } from '@fairlot/server/features/play/bet/odds/odds';
import { announcer } from '@fairlot/server/platform/announce';
import { betHttp } from '@fairlot/wire/play/bet';
import { AA, faultsOf } from './axe.ts';
import { closePages, joinBrowser, nameOf } from './browser.ts';
import { moveBeforeClose } from './issues.ts';
import { looksOf } from './looks.ts';
import { keptLogin, openSignedIn, registerPlayer, shoot, shootOnFailure } from './visit.ts';
import { joinWorld, type World } from './world.ts';

/** Five digits every five minutes; no other file plays it. */
const GAME = 9;
const PLAY = 'ssc.star5.direct';

let world: World;
let browser: Browser;

const limit = (issuePrize: string | undefined, plays: object) =>
  changeTerms(
    { db: world.owner, announce: announcer, settings: { dataFolder: world.data } },
    GAME,
    { issuePrize, plays } as never,
  );

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  // One of a hundred notes is few; all that a player wins in an issue is less than that brings.
  await limit('15000000', { [PLAY]: { soloRatio: 100, soloPrize: '20000000' } });
});
afterAll(async () => {
  await limit(undefined, {});
  await closePages(browser);
  await world?.stop();
});

test('a bet on few notes is marked and cut before it is sent, in the slip and in its record', async () => {
  const player = await registerPlayer(world);
  const kept = { 'bet.play': { [GAME]: PLAY } };
  const page = await openSignedIn(browser, world, player, { kept });
  shootOnFailure(page);
  await moveBeforeClose(world, 120_000, undefined, GAME);
  await page.goto(`/Bet/${GAME}`);
  for (const [place, digit] of [...'万千百十个'].entries()) {
    await page.getByRole('button', { name: `${digit}位 ${place + 1}`, exact: true }).click();
  }
  await page.getByRole('button', { name: '加入号码篮' }).click();
  const slip = page.getByRole('region', { name: '号码篮' });
  await slip.getByText('1 单 1 注').waitFor();
  await slip.getByText('封顶').waitFor();
  await slip.getByText('20,002').waitFor();

  await slip.getByRole('button', { name: /确认投注/ }).click();
  const dialog = page.getByRole('dialog', { name: '温馨提示' });
  await dialog.getByText('单挑：净赢最多 20,000.000').waitFor();
  await dialog.getByText('最高可中（每单封顶 20,002.000）').waitFor();
  const issueMost = dialog.locator('dl > div').filter({ hasText: '每人每期最高可中' });
  await issueMost.getByText('¥ 15,000.000').waitFor();
  expect(await faultsOf(page, { tags: AA })).toEqual([]);
  // The server holds to it: what is more than a player may win is refused, and nothing is cut from it.
  await dialog.getByRole('button', { name: '确认投注' }).click();
  await dialog
    .getByRole('alert')
    .getByText(/超出奖金限额，最多可投/)
    .waitFor();
  await dialog.getByRole('button', { name: '取消' }).click();
  expect((await player.call(betHttp.getBetRecords, { PageSize: 9 })).value.Rows).toEqual([]);

  await limit(undefined, { [PLAY]: { soloRatio: 100, soloPrize: '20000000' } });
  await page.reload();
  await slip.getByRole('button', { name: /确认投注/ }).click();
  await dialog.getByText('单挑：净赢最多 20,000.000').waitFor();
  expect(await issueMost.count()).toBe(0);
  await dialog.getByRole('button', { name: '确认投注' }).click();
  await page.getByText(/^已投注 1 单/).waitFor();
  await page.goto('/?w=BetRecord');
  const records = page.getByRole('dialog').last();
  await records.getByRole('row').nth(1).click();
  await records.getByText('单挑').waitFor();
  await records.getByText('净奖金封顶').waitFor();
  await records.getByText('¥ 20,002.000').waitFor();
  await page.context().close();
});

test('the mark and the cap of an issue have room in every look', async () => {
  await limit('15000000', { [PLAY]: { soloRatio: 100, soloPrize: '20000000' } });
  const player = await registerPlayer(world);
  await moveBeforeClose(world, 200_000, undefined, GAME);
  const rows = [{ play: PLAY, content: '1|2|3|4|5', notes: 1, mode: 0, multiple: 1, amount: 2 }];
  const link = `#slip=${Buffer.from(JSON.stringify(rows)).toString('base64url')}`;
  for (const look of looksOf(1)) {
    const kept = { ...keptLogin(player), 'bet.play': { [GAME]: PLAY } };
    const page = await openSignedIn(browser, world, player, { look, kept });
    shootOnFailure(page);
    await page.goto(`/Bet/${GAME}${link}`);
    await page.locator('[data-shared] button').click();
    // On a phone the slip has come with the link.
    await page.locator('[data-shared]').waitFor({ state: 'hidden' });
    const place = look.language === 'zh' ? /^确认投注/ : /^Place bets/;
    await page.getByRole('button', { name: place }).first().click();
    await page.getByText(look.language === 'zh' ? /^单挑：/ : /^Few notes:/).waitFor();
    await shoot(page, `caps-${nameOf(look)}`);
    expect(await faultsOf(page, { tags: AA })).toEqual([]);
    await page.context().close();
  }
});
