import { duelOf, parityOf, plain, sizeOf, sumOf } from './index.ts';
import type { FactColumn } from '../family.ts';
import type { Draw } from '../play.ts';

/** Cars that are compared for dragon and tiger: 1 v 10, 2 v 9 ... 5 v 6. */
const DUELS = [0, 1, 2, 3, 4];

/** The derived columns of its draw history (plays.md section 8.2). */
export const columns: readonly FactColumn[] = [
  {
    code: 'sum',
    name: { zh: '冠亚和', en: 'Sum of 2' },
    cell: (draw) => ({ long: plain(sumOf(draw)) }),
  },
  { code: 'size', name: { zh: '大小', en: 'Size' }, cell: (draw) => ({ long: sizeOf(draw) }) },
  {
    code: 'parity',
    name: { zh: '单双', en: 'Parity' },
    cell: (draw) => ({ long: parityOf(draw) }),
  },
  ...DUELS.map((rank) => ({
    code: `duel${rank + 1}`,
    name: { zh: `${rank + 1}V${10 - rank}`, en: `${rank + 1}v${10 - rank}` },
    cell: (draw: Draw) => ({ long: duelOf(draw, rank) }),
  })),
];
