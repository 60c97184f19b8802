import { digitColumns, shapeColumn } from '../template/digit-columns.ts';
import type { FactColumn } from '../family.ts';

/** The derived columns of its draw history (plays.md section 8.2). */
export const columns: readonly FactColumn[] = digitColumns([
  shapeColumn('front', { zh: '前三', en: 'Front 3' }, [0, 1, 2]),
  shapeColumn('middle', { zh: '中三', en: 'Middle 3' }, [1, 2, 3]),
  shapeColumn('back', { zh: '后三', en: 'Back 3' }, [2, 3, 4]),
]);
