import { lottoColumns } from '../template/lotto-columns.ts';
import { BASIC } from './index.ts';
import type { FactColumn } from '../family.ts';

/** The derived columns of its draw history (plays.md section 8.2). */
export const columns: readonly FactColumn[] = lottoColumns(BASIC);
