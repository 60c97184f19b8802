import { lottoColumns, lottoFacts, lottoTrends } from '../template/lotto-family.ts';
import { QLC } from './face.ts';
import type { Family } from '../family.ts';

const BASIC = { drawn: 7, numbers: 30 };

/** 七乐彩: what is said of a draw (plays.md section 8.2). */
export const family: Family = {
  ...QLC,
  facts: lottoFacts(BASIC),
  columns: lottoColumns(BASIC),
  trends: lottoTrends(BASIC),
};
