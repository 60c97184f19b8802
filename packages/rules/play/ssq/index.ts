import { lottoFacts } from '../template/lotto-facts.ts';
import { SSQ } from './face.ts';
import type { Family } from '../family.ts';

export const REDS = { drawn: 6, numbers: 33 };

/** 双色球: what is said of a draw (plays.md section 8.2). */
export const family: Family = {
  ...SSQ,
  facts: lottoFacts(REDS),
};
