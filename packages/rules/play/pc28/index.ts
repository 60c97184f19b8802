import { PC28 } from './face.ts';
import { WAVE_NAMES, totalOf, waveOf } from './sum.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Family } from '../family.ts';
import type { Draw } from '../play.ts';

export const plain = (value: number): Bilingual => ({ zh: String(value), en: String(value) });
export const BIG = { zh: '大', en: 'Big' };
export const SMALL = { zh: '小', en: 'Small' };
export const ODD = { zh: '单', en: 'Odd' };
export const EVEN = { zh: '双', en: 'Even' };
export const NONE = { zh: '无', en: 'None' };
export const sizeOf = (draw: Draw): Bilingual => (totalOf(draw) > 13 ? BIG : SMALL);
export const parityOf = (draw: Draw): Bilingual => (totalOf(draw) % 2 === 1 ? ODD : EVEN);

export const wave = (draw: Draw): Bilingual => {
  const own = waveOf(totalOf(draw));
  return own ? WAVE_NAMES[own] : NONE;
};

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
};
