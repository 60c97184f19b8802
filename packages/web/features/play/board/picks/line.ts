import type { Money } from '@fairlot/rules/core/money';
import type { UnitMode } from '@fairlot/rules/odds/index';

/** A selection, priced. `odds` and `oddsVersion` belong to double-sided options. */
export type NewLine = {
  readonly play: string;
  readonly content: string;
  readonly notes: number;
  readonly mode: UnitMode;
  readonly multiple: number;
  readonly amount: Money;
  /** Largest prize at one draw, worked out when the line was made. */
  readonly most: Money;
  readonly odds?: bigint;
  readonly oddsVersion?: number;
  /** Of an official play that the game pays by a published list: the version that was shown. */
  readonly listVersion?: number;
  /** The prize group of any other official play. */
  readonly group?: number;
};

/** Odds and largest prize of a double-sided line as of now. */
export type PriceOf = (
  line: NewLine,
) => { readonly odds: bigint; readonly most: Money } | undefined;
