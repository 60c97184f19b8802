import { elementsOf, holds, sizeOf, type BitSet } from '../../core/bit-set.ts';
import { choose, subsets } from './counting.ts';
import type { Draw } from '../play.ts';

/** What a player holds of a pool: numbers that are in every note, and others that fill it up. */
export type Held = { readonly bankers: BitSet; readonly others: BitSet };

/** No banker: every note is made of the others. */
export const noBankers = (others: BitSet): Held => ({ bankers: [], others });

/** Notes of `size` numbers. */
export const notesOf = ({ bankers, others }: Held, size: number): number =>
  choose(sizeOf(others), size - sizeOf(bankers));

/** How many of a set are among some drawn numbers, of which 1 is the first. */
export function drawnOf(set: BitSet, drawn: Draw, from = 0, to = drawn.length): number {
  let hits = 0;
  for (let at = from; at < to; at++) hits += holds(set, drawn[at]! - 1);
  return hits;
}

/** Notes of which `hits` numbers are drawn, where so many of the bankers and of the others are. */
export function winning(
  held: Held,
  size: number,
  bankers: number,
  others: number,
  hits: number,
): number {
  const open = size - sizeOf(held.bankers);
  const ofOthers = hits - bankers;
  return choose(others, ofOthers) * choose(sizeOf(held.others) - others, open - ofOthers);
}

/** Every way in which a draw can fall on bankers and others: how many of each are drawn. */
export function* fallsOn(
  { bankers, others }: Held,
  { drawn, numbers }: { readonly drawn: number; readonly numbers: number },
): Generator<readonly [bankers: number, others: number]> {
  const [allBankers, allOthers] = [sizeOf(bankers), sizeOf(others)];
  const free = numbers - allBankers - allOthers;
  for (let ofBankers = 0; ofBankers <= Math.min(allBankers, drawn); ofBankers++) {
    for (let ofOthers = 0; ofOthers <= Math.min(allOthers, drawn - ofBankers); ofOthers++) {
      if (drawn - ofBankers - ofOthers <= free) yield [ofBankers, ofOthers];
    }
  }
}

/** The notes, as ascending numbers of which 1 is the first. */
export function* notesHeld({ bankers, others }: Held, size: number): Generator<readonly number[]> {
  const always = elementsOf(bankers);
  for (const rest of subsets(elementsOf(others), size - always.length)) {
    yield [...always, ...rest].map((place) => place + 1).toSorted((a, b) => a - b);
  }
}
