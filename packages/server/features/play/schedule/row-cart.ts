import { mills, timesMoney } from '@fairlot/rules/core/money';
import { findPlay } from '@fairlot/rules/play/index';
import type { CartRow } from '@fairlot/wire/play/bet';
import type { Input } from '@fairlot/wire/core';
import type { scheduleHttp } from '@fairlot/wire/play/schedule';

export type PlaceScheduleInput = Input<typeof scheduleHttp.place>;

/** What a schedule bets on an issue: each row of its cart as often as the issue says. */
export const cartAt = (bets: readonly CartRow[], multiple: number): CartRow[] =>
  bets.map((row) => {
    const Amount = timesMoney(row.Amount, multiple);
    // The player types the stake of a double-sided note: that is what there is more of.
    const isCredit = findPlay(row.Play)?.style === 'credit';
    return { ...row, Amount, Multiple: isCredit ? row.Multiple : row.Multiple * multiple };
  });

/** As it is stored: JSON knows no thousandths. */
export type StoredBet = Omit<CartRow, 'Amount'> & { readonly Amount: string };

export const storedBets = (bets: readonly CartRow[]): StoredBet[] =>
  bets.map((row) => ({ ...row, Amount: String(row.Amount) }));

export const betsOf = (stored: readonly StoredBet[]): CartRow[] =>
  stored.map((row) => ({ ...row, Amount: mills(BigInt(row.Amount)) }));
