import { lottoFacts } from '../template/lotto-facts.ts';
import { QLC } from './face.ts';
import type { Family } from '../family.ts';

export const BASIC = { drawn: 7, numbers: 30 };

/** 七乐彩: what is said of a draw (plays.md section 8.2). */
export const family: Family = {
  ...QLC,
  facts: lottoFacts(BASIC),
};
