import { shape3, type Shape3 } from '../rule/shape3.ts';
import { column } from './fact-column.ts';
import { BIG, EVEN, isBig, leadOf, ODD, plain, SMALL, sumOf } from './digit-facts.ts';
import type { Bilingual } from '../../core/text.ts';
import type { FactColumn } from '../family.ts';
import type { Draw } from '../play.ts';

const DRAGON = { zh: '龙', en: 'Dragon' };
const TIGER = { zh: '虎', en: 'Tiger' };
const TIE = { zh: '和', en: 'Tie' };

const SHAPES: Readonly<Record<Shape3, Bilingual>> = {
  leopard: { zh: '豹子', en: 'Triple' },
  straight: { zh: '顺子', en: 'Straight' },
  pair: { zh: '对子', en: 'Pair' },
  half: { zh: '半顺', en: 'Half' },
  misc: { zh: '杂六', en: 'Mixed' },
};

const duelOf = (draw: Draw): Bilingual =>
  leadOf(draw) === 0 ? TIE : leadOf(draw) > 0 ? DRAGON : TIGER;

/** A column of the shape of three neighbours. */
export const shapeColumn = (code: string, name: Bilingual, at: readonly number[]): FactColumn =>
  column(code, name, (draw) => SHAPES[shape3(draw, at)]);

const SPAN = column('span', { zh: '跨度', en: 'Span' }, (draw) =>
  plain(Math.max(...draw) - Math.min(...draw)),
);

/** The derived columns of a draw history, those of shapes among them. */
export const digitColumns = (shapes: readonly FactColumn[]): readonly FactColumn[] => [
  column('sum', { zh: '和值', en: 'Sum' }, (draw) => plain(sumOf(draw))),
  column('size', { zh: '大小', en: 'Size' }, (draw) => (isBig(draw) ? BIG : SMALL)),
  column('parity', { zh: '单双', en: 'Parity' }, (draw) => (sumOf(draw) % 2 === 1 ? ODD : EVEN)),
  column('duel', { zh: '龙虎', en: 'D/T' }, duelOf, TIE),
  ...shapes,
  SPAN,
];
