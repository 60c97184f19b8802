import { digitTrends, shapeColumn } from '../template/digit-family.ts';
import { PC28 } from './face.ts';
import { ALL_THREE, totalOf, waveOf, WAVE_NAMES, type Wave } from './sum.ts';
import type { Bilingual } from '../../core/text.ts';
import type { FactColumn, Family } from '../family.ts';
import type { Draw } from '../play.ts';

const plain = (value: number): Bilingual => ({ zh: String(value), en: String(value) });

const BIG = { zh: '大', en: 'Big' };
const SMALL = { zh: '小', en: 'Small' };
const ODD = { zh: '单', en: 'Odd' };
const EVEN = { zh: '双', en: 'Even' };
const NONE = { zh: '无', en: 'None' };

const sizeOf = (draw: Draw): Bilingual => (totalOf(draw) > 13 ? BIG : SMALL);
const parityOf = (draw: Draw): Bilingual => (totalOf(draw) % 2 === 1 ? ODD : EVEN);

/** 极大 22 to 27, 极小 0 to 5. */
function extremeOf(draw: Draw): Bilingual {
  if (totalOf(draw) > 21) return { zh: '极大', en: 'Highest' };
  return totalOf(draw) < 6 ? { zh: '极小', en: 'Lowest' } : { zh: '-', en: '-' };
}

const COMBINATIONS: readonly Bilingual[] = [
  { zh: '大单', en: 'B O' },
  { zh: '大双', en: 'B E' },
  { zh: '小单', en: 'S O' },
  { zh: '小双', en: 'S E' },
];

const WAVES: readonly Wave[] = ['red', 'green', 'blue'];
const wave = (draw: Draw): Bilingual => {
  const own = waveOf(totalOf(draw));
  return own ? WAVE_NAMES[own] : NONE;
};

const column = (code: string, name: Bilingual, say: (draw: Draw) => Bilingual): FactColumn => ({
  code,
  name,
  cell: (draw) => ({ long: say(draw) }),
});

/** Three digits with their sum: what is said of a draw (plays.md section 8.2). */
export const family: Family = {
  ...PC28,
  facts(draw) {
    const [size, parity, own] = [sizeOf(draw), parityOf(draw), wave(draw)];
    return [
      {
        long: { zh: `和 ${totalOf(draw)}`, en: `Sum ${totalOf(draw)}` },
        short: plain(totalOf(draw)),
      },
      {
        long: { zh: `${size.zh} ${parity.zh}`, en: `${size.en} ${parity.en}` },
        short: {
          zh: size.zh + parity.zh,
          en: `${size === BIG ? 'Big' : 'Sm'} ${parity.en.slice(0, 1)}`,
        },
      },
      {
        long: own === NONE ? { zh: '无波色', en: 'No colour' } : own,
        short: { zh: own.zh.slice(0, 1), en: own.en.slice(0, 1) },
      },
    ];
  },
  columns: [
    column('sum', { zh: '和值', en: 'Sum' }, (draw) => plain(totalOf(draw))),
    column('size', { zh: '大小', en: 'Size' }, sizeOf),
    column('parity', { zh: '单双', en: 'Parity' }, parityOf),
    column('extreme', { zh: '极值', en: 'Extreme' }, extremeOf),
    column('wave', { zh: '波色', en: 'Colour' }, wave),
    shapeColumn('shape', { zh: '形态', en: 'Shape' }, ALL_THREE),
  ],
  trends: [
    ...digitTrends(PC28).map((series, position) => ({
      ...series,
      mark: plain(position + 1),
      name: { zh: PC28.positions[position]!.zh, en: `ball ${position + 1}` },
    })),
    {
      mark: { zh: '合', en: 'C' },
      name: { zh: '组合', en: 'size with parity' },
      values: COMBINATIONS,
      of: (draw) => (totalOf(draw) > 13 ? 0 : 2) + (totalOf(draw) % 2 === 1 ? 0 : 1),
    },
    {
      mark: { zh: '波', en: 'W' },
      name: { zh: '波色', en: 'the colour' },
      values: [...WAVES.map((each) => WAVE_NAMES[each]), NONE],
      of(draw) {
        const own = waveOf(totalOf(draw));
        return own ? WAVES.indexOf(own) : WAVES.length;
      },
    },
    {
      mark: { zh: '尾', en: 'T' },
      name: { zh: '和值尾数', en: 'the last digit of the sum' },
      values: Array.from({ length: 10 }, (_, digit) => String(digit)),
      of: (draw) => totalOf(draw) % 10,
    },
  ],
};
