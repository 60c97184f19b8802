import { shapeColumn } from '../template/digit-columns.ts';
import { ALL_THREE, totalOf } from './sum.ts';
import { parityOf, plain, sizeOf, wave } from './index.ts';
import type { Bilingual } from '../../core/text.ts';
import type { FactColumn } from '../family.ts';
import type { Draw } from '../play.ts';

/** 极大 22 to 27, 极小 0 to 5. */
function extremeOf(draw: Draw): Bilingual {
  if (totalOf(draw) > 21) return { zh: '极大', en: 'Highest' };
  return totalOf(draw) < 6 ? { zh: '极小', en: 'Lowest' } : { zh: '-', en: '-' };
}

const column = (code: string, name: Bilingual, say: (draw: Draw) => Bilingual): FactColumn => ({
  code,
  name,
  cell: (draw) => ({ long: say(draw) }),
});

/** The derived columns of its draw history (plays.md section 8.2). */
export const columns: readonly FactColumn[] = [
  column('sum', { zh: '和值', en: 'Sum' }, (draw) => plain(totalOf(draw))),
  column('size', { zh: '大小', en: 'Size' }, sizeOf),
  column('parity', { zh: '单双', en: 'Parity' }, parityOf),
  column('extreme', { zh: '极值', en: 'Extreme' }, extremeOf),
  column('wave', { zh: '波色', en: 'Colour' }, wave),
  shapeColumn('shape', { zh: '形态', en: 'Shape' }, ALL_THREE),
];
