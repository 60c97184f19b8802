import { digitColumns, shapeColumn } from '../template/digit-columns.ts';
import type { FactColumn } from '../family.ts';

/** The derived columns of its draw history (plays.md section 8.2). */
export const columns: readonly FactColumn[] = digitColumns([
  shapeColumn('shape', { zh: '形态', en: 'Shape' }, [0, 1, 2]),
]);
