// Prizes that are told of without having been paid: what a page shows of them.
import { sql } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { GAME } from './issues.ts';
import { until } from './until.ts';
import type { Player } from './visit.ts';
import type { World } from './world.ts';

/** Tells the player of a prize that nobody paid; each of another issue. */
export async function tellOfPrize(
  { owner }: World,
  { userName }: Player,
  serial: number,
): Promise<void> {
  const prize = {
    LotteryName: '一分时时彩',
    Prize: 19_560.5,
    GameId: GAME,
    SerialNumber: serial,
    Stake: 2,
    WalletAmount: 10_000,
  };
  await sql`SELECT event_write(ARRAY['player:' || player_id], ARRAY['BetAwardNotify'],
    ARRAY[${JSON.stringify(prize)}::jsonb]) FROM player WHERE user_name = ${userName}`.execute(
    owner,
  );
}

export const prizeCard = (page: Page): Locator =>
  page.locator('[data-prize]').filter({ hasText: '恭喜 一分时时彩 中奖' });

/**
 * The card of a prize. It is told until it shows: a page that has just come hears nothing before the hub
 * has joined it to what is the player's. The same issue twice is one card.
 */
export const showPrize = (
  world: World,
  player: Player,
  page: Page,
  serial: number,
): Promise<void> =>
  until('the card of a prize shows', async () => {
    await tellOfPrize(world, player, serial);
    const shows = prizeCard(page).waitFor({ timeout: 2000 });
    return shows.then(
      () => true,
      () => false,
    );
  });

/** The options of a card stand over its buttons, and nothing at all under them. */
export async function expectNoStrays(page: Page): Promise<void> {
  const [over, under] = await prizeCard(page).evaluate((card) => {
    const seen = [...card.querySelectorAll('*')].filter(
      (part) => part.getBoundingClientRect().width > 0 && !part.closest('[aria-hidden]'),
    );
    const isButton = (part: Element) => part.tagName === 'BUTTON';
    const boxOf = (part: Element) => part.getBoundingClientRect();
    const options = seen.filter((part) => isButton(part) && part.hasAttribute('aria-expanded'));
    const buttons = seen.filter((part) => isButton(part) && !part.ariaLabel && part.textContent);
    const top = Math.min(...buttons.map((part) => boxOf(part).top));
    const bottom = Math.max(...buttons.map((part) => boxOf(part).bottom));
    return [
      options.map((part) => boxOf(part).bottom <= top),
      seen.filter((part) => boxOf(part).bottom > bottom + 1).map((part) => part.outerHTML),
    ];
  });
  expect(over).toEqual([true]);
  expect(under).toEqual([]);
}
