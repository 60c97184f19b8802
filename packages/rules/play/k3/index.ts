import { K3 } from './face.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Family } from '../family.ts';
import type { Draw } from '../play.ts';

export const plain = (value: number): Bilingual => ({ zh: String(value), en: String(value) });
export const sumOf = (draw: Draw): number => draw.reduce((sum, face) => sum + face, 0);

/** 大: 11 to 18 (plays.md section 2.5). */
export const sizeOf = (draw: Draw): Bilingual =>
  sumOf(draw) > 10 ? { zh: '大', en: 'Big' } : { zh: '小', en: 'Small' };

export const parityOf = (draw: Draw): Bilingual =>
  sumOf(draw) % 2 === 1 ? { zh: '单', en: 'Odd' } : { zh: '双', en: 'Even' };

/** 豹子 three equal, 对子 two, 顺子 three in a row, 三不同 the rest. */
export function formOf(draw: Draw): Bilingual {
  const faces = draw.toSorted((a, b) => a - b);
  const distinct = new Set(faces).size;
  if (distinct === 1) return { zh: '豹子', en: 'Triple' };
  if (distinct === 2) return { zh: '对子', en: 'Pair' };
  return (faces[2] ?? 0) - (faces[0] ?? 0) === 2
    ? { zh: '顺子', en: 'Straight' }
    : { zh: '三不同', en: 'Mixed' };
}

/** The family of three dice: what is said of a throw (plays.md section 8.2). */
export const family: Family = {
  ...K3,
  facts(draw) {
    const [size, parity, form] = [sizeOf(draw), parityOf(draw), formOf(draw)];
    return [
      { long: { zh: `和 ${sumOf(draw)}`, en: `Sum ${sumOf(draw)}` }, short: plain(sumOf(draw)) },
      {
        long: { zh: `${size.zh} ${parity.zh}`, en: `${size.en} ${parity.en}` },
        short: {
          zh: size.zh + parity.zh,
          en: `${sumOf(draw) > 10 ? 'Big' : 'Sm'} ${parity.en.slice(0, 1)}`,
        },
      },
      { long: form, short: { zh: form.zh, en: form.en } },
    ];
  },
};
