import { bigOf, digitsOf, oddOf, plain, sumOf } from './index.ts';
import type { FactColumn } from '../family.ts';

/** The derived columns of its draw history (plays.md section 8.2). */
export const columns: readonly FactColumn[] = [
  {
    code: 'sum',
    name: { zh: '和值', en: 'Sum' },
    cell: (draw) => ({ long: plain(sumOf(draw)) }),
  },
  {
    code: 'parity',
    name: { zh: '单双比', en: 'Odd:even' },
    cell: (draw) => ({ long: plain(oddOf(draw)) }),
  },
  {
    code: 'size',
    name: { zh: '大小比', en: 'Big:small' },
    cell: (draw) => ({ long: plain(bigOf(draw)) }),
  },
  {
    code: 'span',
    name: { zh: '跨度', en: 'Span' },
    cell: (draw) => ({
      long: plain(Math.max(...digitsOf(draw)) - Math.min(...digitsOf(draw))),
    }),
  },
];
