import { CHART } from '@fairlot/rules/core/journal-kinds';
import type { Money } from '@fairlot/rules/core/money';

export { CHART };

export type AccountKind = (typeof CHART)[keyof typeof CHART];

const FIRST_WITHOUT_FLOOR = 10;
export const hasFloor = (kind: AccountKind): boolean => kind < FIRST_WITHOUT_FLOOR;

/** One side of a posting: an account in the books of the journal's home player. */
export type Account = { readonly kind: AccountKind; readonly ref: bigint };

export const cash: Account = { kind: CHART.cash, ref: 0n };
/** What a player was given and may bet with before it is cash of his. */
export const bonus: Account = { kind: CHART.bonus, ref: 0n };
/** What is set aside for one hold: the player's own, and not available. */
export const heldFor = (holdId: bigint): Account => ({ kind: CHART.held, ref: holdId });
/** What is paid out to players and not confirmed by the provider `ref` yet. */
export const withdrawalsOf = (providerId: bigint): Account => ({
  kind: CHART.clearingWithdraw,
  ref: providerId,
});
/** What the provider `ref` took in for players and has not handed over yet: below zero, it owes us. */
export const depositsAt = (providerId: bigint): Account => ({
  kind: CHART.clearingDeposit,
  ref: providerId,
});
/** What was paid and is nobody's yet. */
export const unclaimed: Account = { kind: CHART.unclaimed, ref: 0n };
/** Where money of the house is outside: below zero, it has some. */
export const bank: Account = { kind: CHART.bank, ref: 0n };
/** What a player owes: below zero by so much. */
export const debt: Account = { kind: CHART.debt, ref: 0n };
export const mint: Account = { kind: CHART.mint, ref: 0n };
/** The own money of the house: what it gives by hand comes out of it, what it takes goes there. */
export const bankroll: Account = { kind: CHART.bankroll, ref: 0n };
/** What the house gives away to promote itself. */
export const bonusBudget: Account = { kind: CHART.bonusBudget, ref: 0n };
export const revenue: Account = { kind: CHART.revenue, ref: 0n };
/** What is on its way from one player to another: nothing between two transactions. */
export const transit: Account = { kind: CHART.transit, ref: 0n };
/** The stakes of one issue that are not paid out yet. */
export const poolOf = (issueId: bigint): Account => ({ kind: CHART.pool, ref: issueId });

/** Books of the house: journals that no player owns. */
export const HOUSE = 0n;

/**
 * One currency a journal. Play money is a currency of its own, so it never mixes with money, and it
 * alone comes out of the mint. Which one a site keeps its books in is a setting (`features/site/settings`).
 */
export const CURRENCIES = { DEM: { isPlay: true }, CNY: { isPlay: false } } as const;
export type Currency = keyof typeof CURRENCIES;
export const DEMO: Currency = 'DEM';
export const isCurrency = (text: string): text is Currency => Object.hasOwn(CURRENCIES, text);
export const EVERY_CURRENCY = Object.keys(CURRENCIES) as readonly Currency[];
export const isPlayMoney = (currency: Currency): boolean => CURRENCIES[currency].isPlay;

export type Posting = { readonly from: Account; readonly to: Account; readonly amount: Money };
