import { findPlayById, type Play } from '@fairlot/rules/play/index';
import { returnFault } from '@fairlot/rules/odds/return-bounds';
import { limitsOfPlay, oddsOf, standardOdds, type Terms } from './terms.ts';

/** Odds of a play in one issue that are others than its game's, and its options that take no bets there. */
export type Move = {
  readonly playId: number;
  /** From 1, of this play in this issue. */
  readonly version: number;
  /** Of its options, in ten-thousandths. */
  readonly odds: readonly bigint[];
  /** Indices of options: those that reached their cap, and those that an operator sealed. */
  readonly reached: readonly number[];
  readonly sealed: readonly number[];
};

/** All moves of an issue; `seq` of the newest, 0 where there is none. */
export type IssueMoves = {
  readonly seq: number;
  /** Of a play, oldest first. */
  readonly byPlay: ReadonlyMap<number, readonly Move[]>;
};

export const NO_MOVES: IssueMoves = { seq: 0, byPlay: new Map() };

export const newestMove = (moves: IssueMoves, play: Pick<Play, 'id'>): Move | undefined =>
  moves.byPlay.get(play.id)?.at(-1);

/** Odds of a play in an issue: its game's, or lower ones by a move. */
export function oddsInIssue(terms: Terms, play: Play, move: Move | undefined): readonly bigint[] {
  const odds = oddsOf(terms, play);
  if (!move) return odds;
  return odds.map((own, i) => {
    const moved = move.odds[i] ?? own;
    return moved < own ? moved : own;
  });
}

/** Whether an option takes no bets in an issue. */
export const isSealed = (move: Move | undefined, option: number): boolean =>
  move !== undefined && (move.reached.includes(option) || move.sealed.includes(option));

/** What the bets of an issue would bring on an option, and its cap. */
export type Taken = { readonly cell: number; readonly taken: bigint; readonly cap: bigint };

const WHOLE = 10_000n;

/**
 * The odds that a play should have by what its bets would bring: a drop for each
 * full step on an option, to its floor; where they would return less than is promised, what they were.
 */
export function steppedOdds(
  terms: Terms,
  play: Play,
  taken: readonly Taken[],
  before: readonly bigint[],
): readonly bigint[] {
  const { oddsStep, oddsDrop, oddsFloor } = limitsOfPlay(terms, play);
  const base = oddsOf(terms, play);
  if (oddsStep === undefined || oddsDrop === undefined || oddsFloor === undefined) return base;
  const sums = new Map(taken.map((each) => [each.cell, each.taken]));
  const next = base.map((odds, option) => {
    const steps = (sums.get(option) ?? 0n) / oddsStep;
    const share = WHOLE - steps * BigInt(oddsDrop);
    const least = BigInt(oddsFloor);
    return (odds * (share < least ? least : share)) / WHOLE;
  });
  return returnFault(play, next, standardOdds(terms, play)) ? before : next;
}

/** The options whose cap has no room for the smallest stake. */
export function reachedBy(
  terms: Terms,
  play: Play,
  taken: readonly Taken[],
  odds: readonly bigint[],
): readonly number[] {
  const { minStake } = limitsOfPlay(terms, play);
  return taken
    .filter((each) => each.taken + (minStake * (odds[each.cell] ?? 0n)) / WHOLE > each.cap)
    .map(({ cell }) => cell)
    .toSorted((a, b) => a - b);
}

/** Odds of the plays that moved in an issue, by form; 0 for an option that is sealed. */
export const movedByForm = (
  terms: Terms,
  { byPlay }: IssueMoves,
  drawMs: number,
): Record<string, bigint[]> =>
  Object.fromEntries(
    [...byPlay].flatMap(([playId, moves]) => {
      const play = findPlayById(playId)?.on(drawMs);
      const move = moves.at(-1);
      if (!play) return [];
      const odds = oddsInIssue(terms, play, move);
      return [[play.form, odds.map((own, option) => (isSealed(move, option) ? 0n : own))]];
    }),
  );
