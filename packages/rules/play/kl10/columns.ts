import { column, totalColumns } from '../template/fact-column.ts';
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
  ...totalColumns({ sumOf, sizeOf, parityOf, plain, tie: TIE }),
  column('tail', { zh: '尾', en: 'Tail' }, (draw) => plain(sumOf(draw) % 10)),
  column('direction', { zh: '一球方位', en: 'Ball 1' }, directionOf),
  column('dragon', { zh: '一球中发白', en: 'Dragon 1' }, dragonOf),
  ...DUELS.map((ball) =>
    column(
      `duel${ball + 1}`,
      { zh: `${ball + 1}V${8 - ball}`, en: `${ball + 1}v${8 - ball}` },
      (draw) => duelOf(draw, ball),
    ),
  ),
];
