import { countBits, digitSetAt, tallyAt, timesIn } from './counting.ts';
import { neighbours } from './shape3.ts';
import type { Draw } from '../play.ts';

/** 梭哈: the eight hands of five digits; exactly one holds (plays.md section 3.1). */
export type Hand = 'five' | 'four' | 'full' | 'straight' | 'three' | 'twopair' | 'pair' | 'high';

const FIVE_POSITIONS = [0, 1, 2, 3, 4];

/** The hand of a draw. A straight is five consecutive digits, 0 follows 9: ten cyclic runs. */
export function handOf(draw: Draw): Hand {
  const set = digitSetAt(draw, FIVE_POSITIONS);
  const distinct = countBits(set);
  if (distinct === 1) return 'five';
  if (distinct === 5) return neighbours(set) === 4 ? 'straight' : 'high';
  if (distinct === 4) return 'pair';
  const tally = tallyAt(draw, FIVE_POSITIONS);
  let most = 0;
  for (let i = 0; i < 5; i++) most = Math.max(most, timesIn(tally, draw[i]!));
  if (distinct === 2) return most === 4 ? 'four' : 'full';
  return most === 3 ? 'three' : 'twopair';
}
