import { HASH } from './face.ts';
import { bankerLead, lastOf } from './points.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Family } from '../family.ts';
import type { Draw } from '../play.ts';

export const plain = (value: number | string): Bilingual => ({
  zh: String(value),
  en: String(value),
});
export const DIGITS = [...'0123456789abcdef'];
export const lastText = (draw: Draw): string => DIGITS[lastOf(draw)] ?? '';

/** 大: 8 to f (plays.md section 3.9). */
export const isBig = (draw: Draw): boolean => lastOf(draw) > 7;

export const sizeOf = (draw: Draw): Bilingual =>
  isBig(draw) ? { zh: '大', en: 'Big' } : { zh: '小', en: 'Small' };

export const parityOf = (draw: Draw): Bilingual =>
  lastOf(draw) % 2 === 1 ? { zh: '单', en: 'Odd' } : { zh: '双', en: 'Even' };

export function winnerOf(draw: Draw): Bilingual {
  const lead = bankerLead(draw);
  if (lead === 0) return { zh: '和', en: 'Tie' };
  return lead > 0 ? { zh: '庄', en: 'Banker' } : { zh: '闲', en: 'Player' };
}

/** The hash family: what is said of sixty-four digits (plays.md section 8.2). */
export const family: Family = {
  ...HASH,
  facts(draw) {
    const [last, size, parity, winner] = [
      lastText(draw),
      sizeOf(draw),
      parityOf(draw),
      winnerOf(draw),
    ];
    return [
      { long: { zh: `尾 ${last}`, en: `Last ${last}` }, short: plain(last) },
      {
        long: { zh: `${size.zh} ${parity.zh}`, en: `${size.en} ${parity.en}` },
        short: {
          zh: size.zh + parity.zh,
          en: `${isBig(draw) ? 'Big' : 'Sm'} ${parity.en.slice(0, 1)}`,
        },
      },
      { long: winner, short: winner, isTie: bankerLead(draw) === 0 },
    ];
  },
};
