import { DIRECTIONS, DRAGONS, indexOf } from './attribute.ts';
import { KL10 } from './face.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Family } from '../family.ts';
import type { Draw } from '../play.ts';

const NUMERALS = [...'一二三四五六七八'];
const NUMBERS = Array.from({ length: 20 }, (_, i) => String(i + 1).padStart(2, '0'));
const TAILS = Array.from({ length: 10 }, (_, i) => String(i));

/** Balls that are compared for dragon and tiger: 1 v 8, 2 v 7, 3 v 6, 4 v 5. */
const DUELS = [0, 1, 2, 3];

const plain = (value: number): Bilingual => ({ zh: String(value), en: String(value) });

const BIG = { zh: '大', en: 'Big' };
const SMALL = { zh: '小', en: 'Small' };
const TIE = { zh: '和', en: 'Tie' };

const sumOf = (draw: Draw): number => draw.reduce((sum, number) => sum + number, 0);
/** 和: a total of 84 (plays.md section 3.7). */
const sizeOf = (draw: Draw): Bilingual => (sumOf(draw) > 84 ? BIG : sumOf(draw) < 84 ? SMALL : TIE);
const parityOf = (draw: Draw): Bilingual =>
  sumOf(draw) % 2 === 1 ? { zh: '单', en: 'Odd' } : { zh: '双', en: 'Even' };
const duelOf = (draw: Draw, ball: number): Bilingual =>
  draw[ball]! > draw[7 - ball]! ? { zh: '龙', en: 'D' } : { zh: '虎', en: 'T' };
const directionOf = (draw: Draw): Bilingual => DIRECTIONS[indexOf(DIRECTIONS, draw[0]!)]!.name;
const dragonOf = (draw: Draw): Bilingual => DRAGONS[indexOf(DRAGONS, draw[0]!)]!.name;

/** The family of happy ten: what is said of eight numbers (plays.md section 8.2). */
export const family: Family = {
  ...KL10,
  facts(draw) {
    const [size, parity, duel] = [sizeOf(draw), parityOf(draw), duelOf(draw, 0)];
    return [
      { long: { zh: `总和 ${sumOf(draw)}`, en: `Sum ${sumOf(draw)}` }, short: plain(sumOf(draw)) },
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
  ],
  trends: [
    ...KL10.positions.map(({ zh }, position) => ({
      mark: { zh: NUMERALS[position]!, en: String(position + 1) },
      name: { zh, en: `ball ${position + 1}` },
      values: NUMBERS,
      of: (draw: Draw) => draw[position]! - 1,
    })),
    {
      mark: { zh: '方', en: 'Dir' },
      name: { zh: '第一球方位', en: 'the direction of ball 1' },
      values: DIRECTIONS.map(({ name }) => name),
      of: (draw) => indexOf(DIRECTIONS, draw[0]!),
    },
    {
      mark: { zh: '白', en: 'Drg' },
      name: { zh: '第一球中发白', en: 'the dragon of ball 1' },
      values: DRAGONS.map(({ name }) => name),
      of: (draw) => indexOf(DRAGONS, draw[0]!),
    },
    {
      mark: { zh: '尾', en: 'T' },
      name: { zh: '总和尾数', en: 'the last digit of the total' },
      values: TAILS,
      of: (draw) => sumOf(draw) % 10,
    },
  ],
};
