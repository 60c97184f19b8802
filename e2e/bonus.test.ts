// A player takes a bonus that he is offered, sees what it asks for, and gives it up.
import { mkdirSync } from 'node:fs';
import { sql } from 'kysely';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { offerBonus } from '@fairlot/server/features/bonus/index';
import { transaction } from '@fairlot/server/platform/db';
import { faultsOf } from './axe.ts';
import { closePages, FIRST_LOOKS, joinBrowser, nameOf, openPage } from './browser.ts';
import { keptLogin, listenForErrors, type Player, registerPlayer, SHOTS } from './visit.ts';
import { joinWorld, type World } from './world.ts';

let world: World;
let browser: Browser;
beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  world = joinWorld();
  browser = await joinBrowser();
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

async function offer({ userName }: Player): Promise<void> {
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT player_id FROM player WHERE user_name = ${userName}`.execute(world.db);
  const playerId = rows[0]?.player_id ?? 0n;
  await transaction(world.db, (tx) =>
    offerBonus(tx, [{ playerId, source: 'e2e', amount: mills(288_000) }], {
      currency: 'DEM',
      times: 500,
      memo: { zh: '新年快乐', en: 'Happy new year' },
    }),
  );
}

const WORDS = {
  zh: { claim: '领取', forfeit: '放弃', active: '进行中', over: '已放弃' },
  en: { claim: 'Take it', forfeit: 'Give it up', active: 'Active', over: 'Given up' },
} as const;

test.each(FIRST_LOOKS.map((look) => [nameOf(look), look] as const))(
  'a bonus is taken and given up in its window, %s',
  async (name, look) => {
    const words = WORDS[look.language];
    const player = await registerPlayer(world);
    await offer(player);
    const kept = keptLogin(player);
    const page = await openPage(browser, world.url, { look, withHan: true, kept });
    const errors = listenForErrors(page);
    await page.goto('/?w=BonusWallet');
    const tab = page.locator('[data-bonuses]');
    const act = (label: string) => tab.getByRole('button', { name: label, exact: true });
    const sure = (label: string) =>
      page.getByRole('alertdialog').getByRole('button', { name: label, exact: true });
    await act(words.claim).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.screenshot({ path: `${SHOTS}/bonus-offered-${name}.png` });
    await act(words.claim).focus();
    await page.keyboard.press('Enter');
    await sure(words.claim).click();
    await tab.getByText(words.active).waitFor();
    await tab.getByRole('progressbar').waitFor();
    expect(await tab.getByText('288.000').count()).toBeGreaterThan(1);
    expect(await faultsOf(page)).toEqual([]);
    await page.screenshot({ path: `${SHOTS}/bonus-active-${name}.png` });
    await act(words.forfeit).click();
    await sure(words.forfeit).waitFor();
    await page.screenshot({ path: `${SHOTS}/bonus-forfeit-${name}.png` });
    await sure(words.forfeit).click();
    await tab.getByText(words.over).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  },
);
