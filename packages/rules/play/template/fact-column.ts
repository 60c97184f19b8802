import type { Bilingual } from '../../core/text.ts';
import type { FactColumn } from '../family.ts';
import type { Draw } from '../play.ts';

type Say = (draw: Draw) => Bilingual;

/** A column of a draw history that the draw alone decides; `tie`: what it says of a tie. */
export const column = (code: string, name: Bilingual, say: Say, tie?: Bilingual): FactColumn => ({
  code,
  name,
  cell: (draw) => ({ long: say(draw), isTie: tie !== undefined && say(draw) === tie }),
});

/** 总和, 大小 and 单双 of all that is drawn; a total in the middle is a `tie`. */
export const totalColumns = (of: {
  readonly sumOf: (draw: Draw) => number;
  readonly sizeOf: Say;
  readonly parityOf: Say;
  readonly plain: (value: number) => Bilingual;
  readonly tie: Bilingual;
}): readonly FactColumn[] => [
  column('sum', { zh: '总和', en: 'Total' }, (draw) => of.plain(of.sumOf(draw))),
  column('size', { zh: '大小', en: 'Size' }, of.sizeOf, of.tie),
  column('parity', { zh: '单双', en: 'Parity' }, of.parityOf),
];
