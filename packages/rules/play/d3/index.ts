import { digitColumns, digitFacts, digitTrends, shapeColumn } from '../template/digit-family.ts';
import { D3 } from './face.ts';
import type { Family } from '../family.ts';

/** The three-digit family. */
export const family: Family = {
  ...D3,
  facts: digitFacts,
  columns: digitColumns([shapeColumn('shape', { zh: '形态', en: 'Shape' }, [0, 1, 2])]),
  trends: digitTrends(D3),
};
