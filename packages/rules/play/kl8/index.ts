import { KL8 } from './face.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Family } from '../family.ts';
import type { Draw } from '../play.ts';

export const plain = (value: number): Bilingual => ({ zh: String(value), en: String(value) });
export const BIG = { zh: '大', en: 'Big' };
export const SMALL = { zh: '小', en: 'Small' };
export const TIE = { zh: '和', en: 'Tie' };
export const sumOf = (draw: Draw): number => draw.reduce((sum, number) => sum + number, 0);

/** 和: a total of 810 (plays.md section 3.6). */
export const sizeOf = (draw: Draw): Bilingual =>
  sumOf(draw) > 810 ? BIG : sumOf(draw) < 810 ? SMALL : TIE;

export const parityOf = (draw: Draw): Bilingual =>
  sumOf(draw) % 2 === 1 ? { zh: '单', en: 'Odd' } : { zh: '双', en: 'Even' };

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
};
