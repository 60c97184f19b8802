import { digitColumns, digitFacts, digitTrends, shapeColumn } from '../template/digit-family.ts';
import { PL5 } from './face.ts';
import type { Family } from '../family.ts';

/** Five digits of the state. */
export const family: Family = {
  ...PL5,
  facts: digitFacts,
  columns: digitColumns([
    shapeColumn('front', { zh: '前三', en: 'Front 3' }, [0, 1, 2]),
    shapeColumn('middle', { zh: '中三', en: 'Middle 3' }, [1, 2, 3]),
    shapeColumn('back', { zh: '后三', en: 'Back 3' }, [2, 3, 4]),
  ]),
  trends: digitTrends(PL5),
};
