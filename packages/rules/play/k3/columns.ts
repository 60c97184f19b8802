import { formOf, parityOf, plain, sizeOf, sumOf } from './index.ts';
import type { FactColumn } from '../family.ts';

/** The derived columns of its draw history (plays.md section 8.2). */
export const columns: readonly FactColumn[] = [
  {
    code: 'sum',
    name: { zh: '和值', en: 'Sum' },
    cell: (draw) => ({ long: plain(sumOf(draw)) }),
  },
  { code: 'size', name: { zh: '大小', en: 'Size' }, cell: (draw) => ({ long: sizeOf(draw) }) },
  {
    code: 'parity',
    name: { zh: '单双', en: 'Parity' },
    cell: (draw) => ({ long: parityOf(draw) }),
  },
  { code: 'form', name: { zh: '形态', en: 'Form' }, cell: (draw) => ({ long: formOf(draw) }) },
  {
    code: 'span',
    name: { zh: '跨度', en: 'Span' },
    cell: (draw) => ({ long: plain(Math.max(...draw) - Math.min(...draw)) }),
  },
];
