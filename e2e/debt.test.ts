// A player owes what was taken back of a deposit that he had spent: he reads why where he deposits, and pays it.
import { mkdirSync } from 'node:fs';
import { sql } from 'kysely';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { collect } from '@fairlot/server/features/money/debt/index';
import {
  balanceOf,
  findPosted,
  fund,
  postAll,
  readPosted,
  reverse,
  transfer,
} from '@fairlot/server/ledger/index';
import { newId, transaction } from '@fairlot/server/platform/db';
import { debtHttp } from '@fairlot/wire/money/debt';
import { faultsOf } from './axe.ts';
import { closePages, joinBrowser, nameOf, openPage } from './browser.ts';
import { looksOf } from './looks.ts';
import { keptLogin, listenForErrors, type Player, registerPlayer, shoot, SHOTS } from './visit.ts';
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

const DEM = 'DEM';
const idOf = async ({ userName }: Player): Promise<bigint> => {
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT player_id FROM player WHERE user_name = ${userName}`.execute(world.db);
  return rows[0]?.player_id ?? 0n;
};

/** He has had 100 that were taken back when he had given all away; 30 came since. */
async function owe(player: Player, friend: Player): Promise<void> {
  const [playerId, to] = [await idOf(player), await idOf(friend)];
  await transaction(world.db, async (tx) => {
    const given = fund({ playerId, amount: mills(100_000), currency: DEM, reason: newId() });
    await postAll(tx, [[given]]);
    const amount = await balanceOf(tx, playerId, DEM);
    await postAll(tx, [transfer({ from: playerId, to, amount, currency: DEM, id: newId() })]);
    const refs = await findPosted(tx, [{ playerId, key: given.key }]);
    await collect(
      tx,
      { playerId, currency: DEM },
      {
        amount: mills(100_000),
        movements: reverse(await readPosted(tx, refs), newId()),
        kind: 'reversed',
        cause: given.key,
        no: 'D7x0123456789ab',
        note: '持卡人未授权',
      },
    );
    const more = fund({ playerId, amount: mills(30_000), currency: DEM, reason: newId() });
    await postAll(tx, [[more]]);
  });
}

const WORDS = {
  zh: { title: '您有欠款', pay: '用余额偿还 30.000', yes: '偿还', paid: '钱包没有可用余额' },
  en: {
    title: 'You owe',
    pay: 'Pay 30.000 from the wallet',
    yes: 'Pay',
    paid: 'The wallet has nothing to pay it with',
  },
} as const;

test.each(looksOf(1).map((look) => [nameOf(look), look] as const))(
  'what is owed is said where one deposits and withdraws, and paid there, %s',
  async (name, look) => {
    const words = WORDS[look.language];
    const player = await registerPlayer(world);
    await owe(player, await registerPlayer(world));
    const kept = keptLogin(player);
    const page = await openPage(browser, world.url, { look, kept });
    const errors = listenForErrors(page);
    await page.goto('/?w=WithdrawRequest');
    const owed = page.locator('[data-owed]');
    await owed.getByText('100.000').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await shoot(page, `debt-withdraw-${name}`);
    await page.goto('/?w=Deposit');
    await owed.locator('summary').click();
    await owed.getByText('D7x0123456789ab').waitFor();
    await shoot(page, `debt-deposit-${name}`);
    await owed.getByRole('button', { name: words.pay }).focus();
    await page.keyboard.press('Enter');
    const sure = page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.yes, exact: true });
    await sure.click();
    await owed.getByText(words.paid).waitFor();
    expect((await player.call(debtHttp.getDebt, null)).value).toMatchObject({
      Owed: 70_000n,
      Available: 0n,
    });
    expect(errors).toEqual([]);
    await page.context().close();
  },
);
