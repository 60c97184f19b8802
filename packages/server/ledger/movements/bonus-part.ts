import { mills, type Money } from '@fairlot/rules/core/money';
import { bonus, bonusBudget, cash, type Currency } from '../accounts.ts';
import { KIND } from './kinds.ts';
import { type BonusTaken, TAKEN } from './bonus-end.ts';
import type { Movement } from './movement.ts';

/** What a bet took of a bonus, of all that it staked. */
export type BonusShare = { readonly stake: bigint; readonly bonus: bigint };

/**
 * The part of what a bet brings that belongs to the bonus which paid a part of its stake (product 5.12). What divides
 * into no whole thousandths is cash: the bonus has less than a thousandth too little of it, and nothing is lost.
 */
export const bonusPartOf = (amount: Money, { stake, bonus: took }: BonusShare): Money =>
  mills((amount * took) / stake);

type About = {
  readonly playerId: bigint;
  readonly betId: string;
  readonly currency: Currency;
  readonly gameId: number;
  readonly serialNumber: number;
  readonly amount: Money;
  /** Of the journal that it goes with: moved once, as that is. */
  readonly with: string;
};

const move =
  (kind: number, name: string, [from, to]: readonly [typeof cash, typeof cash]) =>
  ({ playerId, betId, currency, gameId, serialNumber, amount, with: key }: About): Movement => ({
    kind,
    playerId,
    currency,
    key: `${name}:${key}`,
    postings: [{ from, to, amount }],
    subject: { gameId, serialNumber, betId },
  });

/** Of a prize that was paid as cash, behind it in its unit. */
export const bonusPrize = move(KIND.bonusPrize, 'bonus-prize', [cash, bonus]);
/** Of a stake that came back as cash. */
export const bonusRefund = move(KIND.bonusRefund, 'bonus-refund', [cash, bonus]);
/** Of what is taken back from cash: it was never that. */
export const bonusBack = move(KIND.bonusPrizeBack, 'bonus-back', [bonus, cash]);
/** What the bonus has no more of, because it was lost or is over: a correction takes no cash for it. */
export const bonusMadeGood = move(KIND.bonusMadeGood, 'bonus-good', [bonusBudget, bonus]);
/** Of a bonus that is over, by what ended it: its part of what a correction pays goes on to the house. */
export const bonusHome = (how: BonusTaken, about: About): Movement =>
  move(TAKEN[how], 'bonus-over', [bonus, bonusBudget])(about);
