import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Money } from '@fairlot/rules/core/money';
import { formatMoney } from '@fairlot/ui/format';
import { GAME } from './issues.ts';

/** The bet page as a player handles it, in Chinese. */
export async function openDesk(page: Page, game = GAME): Promise<void> {
  await page.goto(`/Bet/${game}`);
  await page.getByRole('tab', { name: '定位胆' }).waitFor();
}

/** Nine of ten digits of the last place: wins nine times of ten, and then more than it cost. */
export async function pickNine(page: Page): Promise<void> {
  await page.getByRole('tab', { name: '定位胆' }).click();
  await page.getByRole('button', { name: '个位 全' }).click();
  await page.getByRole('group', { name: '个位' }).getByRole('button', { name: '个位 0' }).click();
  await page.getByText('9 注 × 1 倍 × 2 元 =').waitFor();
}

/** Places what is picked, through the dialog that says what will be sent. */
export async function placePicked(page: Page): Promise<void> {
  await page.getByRole('button', { name: /立即投注/ }).click();
  await confirmBet(page);
}

export async function confirmBet(page: Page, bets = 1): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '温馨提示' });
  await dialog.getByRole('button', { name: '确认投注' }).click();
  // The word of the round before may still be there.
  await page
    .getByText(new RegExp(`^已投注 ${bets} 单`))
    .first()
    .waitFor();
  await dialog.waitFor({ state: 'hidden' });
}

/**
 * The card of a prize, kept by the pointer on it: it leaves after five seconds otherwise, which a
 * slow machine may need to look at the rest.
 */
export async function holdPrize(page: Page, name = '一分时时彩'): Promise<Locator> {
  const card = page.getByRole('status').filter({ hasText: `恭喜 ${name} 中奖` });
  await card.locator('[data-prize]').hover();
  return card;
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The bar comes to show this balance. */
export async function expectWallet(page: Page, amount: Money): Promise<void> {
  const shown = async () => plain(await page.locator('[data-wallet] b').innerText());
  await expect.poll(shown).toBe(`¥ ${formatMoney(amount)}`);
}

/** What the cells of a row of a table say. */
export const cellsOf = async (row: Locator): Promise<string[]> =>
  (await row.locator('td').allInnerTexts()).map(plain);

export const digitsOf = (winningNumber: string): string[] => winningNumber.split(',');
