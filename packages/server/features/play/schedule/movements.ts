import { mills } from '@fairlot/rules/core/money';
import { release, type Currency, type HoldRef, type Movement } from '#ledger';

/** Whose hold it is. */
export type Held = {
  readonly playerId: bigint;
  readonly holdId: bigint;
  readonly currency: Currency;
};

export const holdOf = ({ playerId, holdId, currency }: Held): HoldRef => ({
  playerId,
  holdId,
  currency,
  purpose: 'schedule',
});

/** What was set aside for a row, for its bets or because there are none: it leaves the hold once. */
export const releaseRow = (held: Held, n: number, stake: bigint): Movement =>
  release({ ...holdOf(held), amount: mills(stake), part: `row-${n}` });
