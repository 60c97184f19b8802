import { PK10 } from './face.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Family } from '../family.ts';
import type { Draw } from '../play.ts';

export const plain = (value: number): Bilingual => ({ zh: String(value), en: String(value) });

/** Champion and second together. */
export const sumOf = (draw: Draw): number => draw[0]! + draw[1]!;

/** 大: 12 to 19 of champion and second (plays.md section 3.5). */
export const sizeOf = (draw: Draw): Bilingual =>
  sumOf(draw) > 11 ? { zh: '大', en: 'Big' } : { zh: '小', en: 'Small' };

export const parityOf = (draw: Draw): Bilingual =>
  sumOf(draw) % 2 === 1 ? { zh: '单', en: 'Odd' } : { zh: '双', en: 'Even' };

export const duelOf = (draw: Draw, rank: number): Bilingual =>
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
};
