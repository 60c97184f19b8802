import { lottoColumns, lottoFacts, lottoTrends, placeTrend } from '../template/lotto-family.ts';
import { DLT } from './face.ts';
import type { Family } from '../family.ts';

const FRONT = { drawn: 5, numbers: 35 };
const BACK = 12;

/** 大乐透: what is said of a draw (plays.md section 8.2). */
export const family: Family = {
  ...DLT,
  facts: lottoFacts(FRONT),
  columns: lottoColumns(FRONT),
  trends: [
    ...lottoTrends(FRONT),
    placeTrend(5, BACK, { zh: '后1', en: 'B1' }, { zh: '后区较小', en: 'the lower back number' }),
    placeTrend(6, BACK, { zh: '后2', en: 'B2' }, { zh: '后区较大', en: 'the higher back number' }),
  ],
};
