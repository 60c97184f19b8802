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

/** What it pays of bets of a game, in their order, by code that comes with it; `cash` may be below zero. */
type Pays = {
  readonly pays: (
    game: { readonly Id: number; readonly Kind?: string },
    bets: readonly { readonly amount: Money }[],
    cash: Money,
  ) => Money;
};

/** Asked for where cash is short alone: most players have none. */
export const bonusHelp = createStore<(BonusHelp & Pays) | undefined>(undefined);
onLeave(() => bonusHelp.set(undefined));
