import type { Money } from '@fairlot/rules/core/money';
import { cash, mint, type Currency } from '../accounts.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

export type RegisterGift = {
  readonly playerId: bigint;
  readonly amount: Money;
  readonly currency: Currency;
};

/** What a new player begins with, once: play money out of the mint. No deposit, and not counted as one. */
export const registerGift = ({ playerId, amount, currency }: RegisterGift): Movement => ({
  kind: KIND.registerGift,
  playerId,
  currency,
  key: 'gift:register',
  postings: [{ from: mint, to: cash, amount }],
});
