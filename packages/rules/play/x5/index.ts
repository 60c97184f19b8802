import { X5 } from './face.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Family, FactColumn, TrendSeries } from '../family.ts';
import type { Draw } from '../play.ts';

const BALLS = X5.positions.length;
const NUMBERS = Array.from({ length: 11 }, (_, i) => String(i + 1).padStart(2, '0'));
const PRIMES = [1, 2, 3, 5, 7, 11];

const plain = (value: number): Bilingual => ({ zh: String(value), en: String(value) });

const BIG = { zh: '大', en: 'Big' };
const SMALL = { zh: '小', en: 'Small' };
const TIE = { zh: '和', en: 'Tie' };

const sumOf = (draw: Draw): number => draw.reduce((sum, number) => sum + number, 0);
/** 和: a total of 30 (plays.md section 3.3). */
const sizeOf = (draw: Draw): Bilingual => (sumOf(draw) > 30 ? BIG : sumOf(draw) < 30 ? SMALL : TIE);
const parityOf = (draw: Draw): Bilingual =>
  sumOf(draw) % 2 === 1 ? { zh: '单', en: 'Odd' } : { zh: '双', en: 'Even' };
const duelOf = (draw: Draw): Bilingual =>
  draw[0]! > draw[BALLS - 1]! ? { zh: '龙', en: 'D' } : { zh: '虎', en: 'T' };
const spanOf = (draw: Draw): number => Math.max(...draw) - Math.min(...draw);
/** 中位: the third of the five, ascending. */
const middleOf = (draw: Draw): number => draw.toSorted((a, b) => a - b)[2]!;

const bigsOf = (draw: Draw): number => draw.filter((number) => number > 5).length;
const oddsOf = (draw: Draw): number => draw.filter((number) => number % 2 === 1).length;
const primesOf = (draw: Draw): number => draw.filter((number) => PRIMES.includes(number)).length;
/** `3:2`: so many of the five, and the others. */
const ratio = (count: number): Bilingual => plain2(`${count}:${BALLS - count}`);
const plain2 = (text: string): Bilingual => ({ zh: text, en: text });

const column = (code: string, name: Bilingual, say: (draw: Draw) => Bilingual): FactColumn => ({
  code,
  name,
  cell: (draw) => ({ long: say(draw) }),
});

const upTo = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

const RATIOS = upTo(0, BALLS).map((count) => ratio(Number(count)));

const places: readonly TrendSeries[] = X5.positions.map(({ zh }, position) => ({
  mark: { zh: '一二三四五'[position] ?? '', en: String(position + 1) },
  name: { zh, en: `place ${position + 1}` },
  values: NUMBERS,
  of: (draw) => draw[position]! - 1,
}));

/** The family of five of eleven: what is said of a draw (plays.md section 8.2). */
export const family: Family = {
  ...X5,
  facts(draw) {
    const [size, parity, duel] = [sizeOf(draw), parityOf(draw), duelOf(draw)];
    return [
      {
        long: { zh: `和 ${sumOf(draw)}`, en: `Sum ${sumOf(draw)}` },
        short: plain(sumOf(draw)),
      },
      {
        long: { zh: `${size.zh} ${parity.zh}`, en: `${size.en} ${parity.en}` },
        short: {
          zh: size.zh + parity.zh,
          en: `${size === BIG ? 'Big' : size === SMALL ? 'Sm' : 'Tie'} ${parity.en.slice(0, 1)}`,
        },
        isTie: size === TIE,
      },
      { long: duel, short: duel },
    ];
  },
  columns: [
    column('sum', { zh: '和值', en: 'Sum' }, (draw) => plain(sumOf(draw))),
    {
      code: 'size',
      name: { zh: '大小', en: 'Size' },
      cell: (draw) => ({ long: sizeOf(draw), isTie: sizeOf(draw) === TIE }),
    },
    column('parity', { zh: '单双', en: 'Parity' }, parityOf),
    column('duel', { zh: '龙虎', en: 'D/T' }, duelOf),
    column('bigs', { zh: '大小比', en: 'Big:small' }, (draw) => ratio(bigsOf(draw))),
    column('odds', { zh: '单双比', en: 'Odd:even' }, (draw) => ratio(oddsOf(draw))),
    column('primes', { zh: '质合比', en: 'Prime:other' }, (draw) => ratio(primesOf(draw))),
    column('span', { zh: '跨度', en: 'Span' }, (draw) => plain(spanOf(draw))),
    column('middle', { zh: '中位', en: 'Middle' }, (draw) => plain2(NUMBERS[middleOf(draw) - 1]!)),
  ],
  trends: [
    ...places,
    {
      mark: { zh: '跨', en: 'Sp' },
      name: { zh: '跨度', en: 'the span' },
      values: upTo(4, 10),
      of: (draw) => spanOf(draw) - 4,
    },
    {
      mark: { zh: '中', en: 'Mid' },
      name: { zh: '中位', en: 'the middle number' },
      values: NUMBERS.slice(2, 9),
      of: (draw) => middleOf(draw) - 3,
    },
    {
      mark: { zh: '单', en: 'Odd' },
      name: { zh: '单双比', en: 'odd to even' },
      values: RATIOS,
      of: oddsOf,
    },
    {
      mark: { zh: '大', en: 'Big' },
      name: { zh: '大小比', en: 'big to small' },
      values: RATIOS,
      of: bigsOf,
    },
  ],
};
