import { mills, type Money } from '@fairlot/rules/core/money';
import { cellsOf, exposureOf } from '@fairlot/rules/odds/exposure';
import { mostPrizeAt } from '@fairlot/rules/odds/most-prize';
import type { Play, Selection } from '@fairlot/rules/play/index';
import { limitsOfPlay, type Terms } from '../odds/terms.ts';

/** What a bet takes of the caps of an issue: of a number of a play, or of the game where the play is 0. */
export type Take = {
  readonly play: number;
  readonly cell: number;
  readonly amount: bigint;
  readonly cap: bigint;
  readonly shards: number;
};

/** A bet as far as it matters to what it can bring; `odds` as it freezes them. */
export type Priced = {
  readonly play: Play;
  readonly selection: Selection;
  readonly odds: readonly bigint[];
  readonly unitStake: Money;
  /** What it may be paid at most, where some draw could bring more. */
  readonly mostPrize?: Money | undefined;
};

/** A cap that nothing reaches: where odds move by what bets would bring, and no cap is set. */
const NO_CAP = 1_000_000_000_000_000_000n;

/** Numbers that many bets share have many shards; those of a zone are many, and bets are spread over them. */
const SHARDS = 8;
const ZONE_SHARDS = 2;

const cutAt = (amount: bigint, { mostPrize }: Priced): bigint =>
  mostPrize !== undefined && amount > mostPrize ? mostPrize : amount;

/** The most that a draw can bring a bet: what it counts for towards the prizes of its player. */
export const mostOf = (bet: Priced): Money =>
  mills(cutAt(mostPrizeAt(bet.play, bet.selection, bet.odds, bet.unitStake), bet));

/** What a bet takes of the caps that its game and play have; nothing where they have none. */
export function takesOf(terms: Terms, bet: Priced): readonly Take[] {
  const { play, selection, odds, unitStake } = bet;
  const { liability, oddsStep } = limitsOfPlay(terms, play);
  const { budget } = terms;
  if (liability === undefined && oddsStep === undefined && budget === undefined) return [];
  const numbers = exposureOf(play, selection, odds, unitStake);
  if (numbers) {
    if (liability === undefined && oddsStep === undefined) return [];
    const shards = cellsOf(play).kind === 'zone' ? ZONE_SHARDS : SHARDS;
    const cap = liability ?? NO_CAP;
    return numbers.map(({ cell, amount }) => ({
      play: play.id,
      cell,
      amount: cutAt(amount, bet),
      cap,
      shards,
    }));
  }
  const whole = { cell: 0, amount: mostOf(bet), shards: SHARDS };
  return [
    ...(liability === undefined ? [] : [{ ...whole, play: play.id, cap: liability }]),
    ...(budget === undefined ? [] : [{ ...whole, play: 0, cap: budget }]),
  ];
}

/** Takes of a cart: those of one number are one. */
export function addedUp(takes: readonly Take[]): readonly Take[] {
  if (takes.length < 2) return takes;
  const sums = new Map<number, Take>();
  for (const take of takes) {
    const key = numberKey(take);
    const before = sums.get(key);
    sums.set(key, before ? { ...before, amount: before.amount + take.amount } : take);
  }
  return [...sums.values()];
}

const CELLS = 1_000_000;

/** One number for a play and a number of it, as `liability_take` says it. */
export const numberKey = ({ play, cell }: Pick<Take, 'play' | 'cell'>): number =>
  play * CELLS + cell;
export const ofNumberKey = (key: number): Pick<Take, 'play' | 'cell'> => ({
  play: Math.floor(key / CELLS),
  cell: key % CELLS,
});
