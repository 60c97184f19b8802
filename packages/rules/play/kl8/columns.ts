import { column, totalColumns } from '../template/fact-column.ts';
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
  ...totalColumns({ sumOf, sizeOf, parityOf, plain, tie: TIE }),
  column('upDown', { zh: '上下', en: 'Up/down' }, upDownOf),
  column('majority', { zh: '奇偶', en: 'Odd/even' }, majorityOf),
  column('element', { zh: '五行', en: 'Element' }, (draw) => ELEMENTS[elementOf(draw)]!.name),
];
