import { DIRECTIONS, DRAGONS, indexOf } from './attribute.ts';
import { TIE, duelOf, parityOf, plain, sizeOf, sumOf } from './index.ts';
import type { Bilingual } from '../../core/text.ts';
import type { FactColumn } from '../family.ts';
import type { Draw } from '../play.ts';

/** Balls that are compared for dragon and tiger: 1 v 8, 2 v 7, 3 v 6, 4 v 5. */
const DUELS = [0, 1, 2, 3];
const directionOf = (draw: Draw): Bilingual => DIRECTIONS[indexOf(DIRECTIONS, draw[0]!)]!.name;
const dragonOf = (draw: Draw): Bilingual => DRAGONS[indexOf(DRAGONS, draw[0]!)]!.name;

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
    code: 'tail',
    name: { zh: '尾', en: 'Tail' },
    cell: (draw) => ({ long: plain(sumOf(draw) % 10) }),
  },
  {
    code: 'direction',
    name: { zh: '一球方位', en: 'Ball 1' },
    cell: (draw) => ({ long: directionOf(draw) }),
  },
  {
    code: 'dragon',
    name: { zh: '一球中发白', en: 'Dragon 1' },
    cell: (draw) => ({ long: dragonOf(draw) }),
  },
  ...DUELS.map((ball) => ({
    code: `duel${ball + 1}`,
    name: { zh: `${ball + 1}V${8 - ball}`, en: `${ball + 1}v${8 - ball}` },
    cell: (draw: Draw) => ({ long: duelOf(draw, ball) }),
  })),
];
