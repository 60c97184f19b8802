import { lottoFacts } from '../template/lotto-facts.ts';
import { DLT } from './face.ts';
import type { Family } from '../family.ts';

export const FRONT = { drawn: 5, numbers: 35 };

/** 大乐透: what is said of a draw (plays.md section 8.2). */
export const family: Family = {
  ...DLT,
  facts: lottoFacts(FRONT),
};
