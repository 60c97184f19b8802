import type { Money } from '@fairlot/rules/core/money';
import { createStore, onLeave } from '@fairlot/shell';

/** What of his bonus a player may bet with, and what its terms say of bets. */
export type BonusHelp = {
  readonly amount: Money;
  /** A bet of more takes none of it; null: every bet may. */
  readonly most: Money | null;
  /** Games that take none of it. */
  readonly games: readonly number[];
};

/** Asked for where cash is short alone: most players have none. */
export const bonusHelp = createStore<BonusHelp | undefined>(undefined);
onLeave(() => bonusHelp.set(undefined));
