import { shape3, type Shape3 } from '../rule/shape3.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Fact, FactColumn, FamilyFace, TrendSeries } from '../family.ts';
import type { Draw } from '../play.ts';

/** What both digit families say of a draw: facts, columns, trends. */

const MOST = 9;

const sumOf = (draw: Draw): number => draw.reduce((total, digit) => total + digit, 0);

/** 大: the upper half of the possible sums, from 23 of 45 and from 14 of 27 on. */
const isBig = (draw: Draw): boolean => sumOf(draw) * 2 > draw.length * MOST;

const plain = (value: number): Bilingual => ({ zh: String(value), en: String(value) });

const BIG = { zh: '大', en: 'Big' };
const SMALL = { zh: '小', en: 'Small' };
const ODD = { zh: '单', en: 'Odd' };
const EVEN = { zh: '双', en: 'Even' };
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

/** The first digit less the last: above 0 for dragon, below for tiger. */
const leadOf = (draw: Draw): number => (draw[0] ?? 0) - (draw.at(-1) ?? 0);

/** Sum, size and parity, dragon or tiger. */
export function digitFacts(draw: Draw): readonly Fact[] {
  const sum = sumOf(draw);
  const size = isBig(draw) ? BIG : SMALL;
  const parity = sum % 2 === 1 ? ODD : EVEN;
  const lead = leadOf(draw);
  const duel =
    lead === 0
      ? { zh: '和局', en: 'Tie' }
      : { zh: lead > 0 ? '龙' : '虎', en: lead > 0 ? 'D' : 'T' };
  return [
    { long: { zh: `和 ${sum}`, en: `Sum ${sum}` }, short: plain(sum) },
    {
      long: { zh: `${size.zh} ${parity.zh}`, en: `${size.en} ${parity.en}` },
      short: {
        zh: size.zh + parity.zh,
        en: `${size === BIG ? 'Big' : 'Sm'} ${parity.en.slice(0, 1)}`,
      },
    },
    { long: duel, short: { zh: duel.zh.slice(0, 1), en: duel.en }, isTie: lead === 0 },
  ];
}

const column = (
  code: string,
  name: Bilingual,
  say: (draw: Draw) => Bilingual,
  isTie?: (draw: Draw) => boolean,
): FactColumn => ({
  code,
  name,
  cell: (draw) => ({ long: say(draw), isTie: isTie?.(draw) ?? false }),
});

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
  column(
    'duel',
    { zh: '龙虎', en: 'D/T' },
    (draw) => (leadOf(draw) === 0 ? TIE : leadOf(draw) > 0 ? DRAGON : TIGER),
    (draw) => leadOf(draw) === 0,
  ),
  ...shapes,
  SPAN,
];

const TEN = Array.from({ length: 10 }, (_, digit) => String(digit));

/** The digit of each position. */
export const digitTrends = ({ positions }: FamilyFace): readonly TrendSeries[] =>
  positions.map(({ zh }, position) => ({
    mark: { zh: zh.slice(0, 1), en: String(position + 1) },
    name: { zh, en: `place ${position + 1}` },
    values: TEN,
    of: (draw) => draw[position] ?? 0,
  }));
