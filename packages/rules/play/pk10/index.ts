import { PK10 } from './face.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Family } from '../family.ts';
import type { Draw } from '../play.ts';

const MARKS = [...'冠亚季四五六七八九十'];
const CARS = Array.from({ length: 10 }, (_, i) => String(i + 1).padStart(2, '0'));

/** Cars that are compared for dragon and tiger: 1 v 10, 2 v 9 ... 5 v 6. */
const DUELS = [0, 1, 2, 3, 4];

const plain = (value: number): Bilingual => ({ zh: String(value), en: String(value) });

/** Champion and second together. */
const sumOf = (draw: Draw): number => draw[0]! + draw[1]!;
/** 大: 12 to 19 of champion and second (plays.md section 3.5). */
const sizeOf = (draw: Draw): Bilingual =>
  sumOf(draw) > 11 ? { zh: '大', en: 'Big' } : { zh: '小', en: 'Small' };
const parityOf = (draw: Draw): Bilingual =>
  sumOf(draw) % 2 === 1 ? { zh: '单', en: 'Odd' } : { zh: '双', en: 'Even' };
const duelOf = (draw: Draw, rank: number): Bilingual =>
  draw[rank]! > draw[9 - rank]! ? { zh: '龙', en: 'D' } : { zh: '虎', en: 'T' };

/** The racing family: what is said of an arrival (plays.md section 8.2). */
export const family: Family = {
  ...PK10,
  facts(draw) {
    const [size, parity] = [sizeOf(draw), parityOf(draw)];
    const duel = duelOf(draw, 0);
    return [
      {
        long: { zh: `冠亚和 ${sumOf(draw)}`, en: `Sum ${sumOf(draw)}` },
        short: plain(sumOf(draw)),
      },
      {
        long: { zh: `${size.zh} ${parity.zh}`, en: `${size.en} ${parity.en}` },
        short: {
          zh: size.zh + parity.zh,
          en: `${sumOf(draw) > 11 ? 'Big' : 'Sm'} ${parity.en.slice(0, 1)}`,
        },
      },
      { long: duel, short: duel },
    ];
  },
  columns: [
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
  ],
  trends: PK10.positions.map(({ zh }, position) => ({
    mark: { zh: MARKS[position] ?? '', en: String(position + 1) },
    name: { zh, en: `place ${position + 1}` },
    values: CARS,
    of: (draw) => draw[position]! - 1,
  })),
};
