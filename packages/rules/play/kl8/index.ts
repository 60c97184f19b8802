import { ELEMENT_ENDS, ELEMENTS } from './element.ts';
import { KL8 } from './face.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Family } from '../family.ts';
import type { Draw } from '../play.ts';

/** How many numbers are drawn. */
const DRAWN = 20;

const plain = (value: number): Bilingual => ({ zh: String(value), en: String(value) });
const upTo = (last: number): string[] => Array.from({ length: last + 1 }, (_, i) => String(i));

const BIG = { zh: '大', en: 'Big' };
const SMALL = { zh: '小', en: 'Small' };
const TIE = { zh: '和', en: 'Tie' };

const sumOf = (draw: Draw): number => draw.reduce((sum, number) => sum + number, 0);
/** 和: a total of 810 (plays.md section 3.6). */
const sizeOf = (draw: Draw): Bilingual =>
  sumOf(draw) > 810 ? BIG : sumOf(draw) < 810 ? SMALL : TIE;
const parityOf = (draw: Draw): Bilingual =>
  sumOf(draw) % 2 === 1 ? { zh: '单', en: 'Odd' } : { zh: '双', en: 'Even' };

const lowerOf = (draw: Draw): number => draw.filter((number) => number <= 40).length;
const oddsOf = (draw: Draw): number => draw.filter((number) => number % 2 === 1).length;

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

const elementOf = (draw: Draw): number => ELEMENT_ENDS.filter((end) => sumOf(draw) > end).length;

/** The keno family: what is said of twenty numbers (plays.md section 8.2). */
export const family: Family = {
  ...KL8,
  facts(draw) {
    const [size, parity] = [sizeOf(draw), parityOf(draw)];
    return [
      {
        long: { zh: `总和 ${sumOf(draw)}`, en: `Sum ${sumOf(draw)}` },
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
    ];
  },
  columns: [
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
  ],
  trends: [
    {
      mark: { zh: '行', en: 'El' },
      name: { zh: '五行', en: 'the element' },
      values: ELEMENTS.map(({ name }) => name),
      of: elementOf,
    },
    {
      mark: { zh: '上', en: 'Low' },
      name: { zh: '01 至 40 的个数', en: 'numbers up to 40' },
      values: upTo(DRAWN),
      of: lowerOf,
    },
    {
      mark: { zh: '奇', en: 'Odd' },
      name: { zh: '奇数的个数', en: 'odd numbers' },
      values: upTo(DRAWN),
      of: oddsOf,
    },
    {
      mark: { zh: '尾', en: 'T' },
      name: { zh: '总和尾数', en: 'the last digit of the total' },
      values: upTo(9),
      of: (draw) => sumOf(draw) % 10,
    },
  ],
};
