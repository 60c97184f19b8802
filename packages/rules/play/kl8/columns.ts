import { ELEMENTS } from './element.ts';
import { elementOf, lowerOf, oddsOf } from './derived.ts';
import { TIE, parityOf, plain, sizeOf, sumOf } from './index.ts';
import type { Bilingual } from '../../core/text.ts';
import type { FactColumn } from '../family.ts';
import type { Draw } from '../play.ts';

/** 上盘: more of 01 to 40 than of 41 to 80. */
const upDownOf = (draw: Draw): Bilingual =>
  lowerOf(draw) > 10
    ? { zh: '上', en: 'Upper' }
    : lowerOf(draw) < 10
      ? { zh: '下', en: 'Lower' }
      : { zh: '中', en: 'Middle' };

/** 奇盘: more odd numbers than even ones. */
const majorityOf = (draw: Draw): Bilingual =>
  oddsOf(draw) > 10
    ? { zh: '奇', en: 'Odd' }
    : oddsOf(draw) < 10
      ? { zh: '偶', en: 'Even' }
      : { zh: '和', en: 'Equal' };

/** The derived columns of its draw history (plays.md section 8.2). */
export const columns: readonly FactColumn[] = [
  {
    code: 'sum',
    name: { zh: '总和', en: 'Total' },
    cell: (draw) => ({ long: plain(sumOf(draw)) }),
  },
  {
    code: 'size',
    name: { zh: '大小', en: 'Size' },
    cell: (draw) => ({ long: sizeOf(draw), isTie: sizeOf(draw) === TIE }),
  },
  {
    code: 'parity',
    name: { zh: '单双', en: 'Parity' },
    cell: (draw) => ({ long: parityOf(draw) }),
  },
  {
    code: 'upDown',
    name: { zh: '上下', en: 'Up/down' },
    cell: (draw) => ({ long: upDownOf(draw) }),
  },
  {
    code: 'majority',
    name: { zh: '奇偶', en: 'Odd/even' },
    cell: (draw) => ({ long: majorityOf(draw) }),
  },
  {
    code: 'element',
    name: { zh: '五行', en: 'Element' },
    cell: (draw) => ({ long: ELEMENTS[elementOf(draw)]!.name }),
  },
];
