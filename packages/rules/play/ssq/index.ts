import { lottoColumns, lottoFacts, lottoTrends, placeTrend } from '../template/lotto-family.ts';
import { SSQ } from './face.ts';
import type { Family } from '../family.ts';

const REDS = { drawn: 6, numbers: 33 };

/** 双色球: what is said of a draw (plays.md section 8.2). */
export const family: Family = {
  ...SSQ,
  facts: lottoFacts(REDS),
  columns: lottoColumns(REDS),
  trends: [
    ...lottoTrends(REDS),
    placeTrend(REDS.drawn, 16, { zh: '蓝', en: 'B' }, { zh: '蓝球', en: 'the blue ball' }),
  ],
};
