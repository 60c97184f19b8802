import type { Bilingual } from '../../core/text.ts';
import type { Fact } from '../family.ts';
import type { Draw } from '../play.ts';

/** What digit families say of a draw. */

const MOST = 9;

export const sumOf = (draw: Draw): number => draw.reduce((total, digit) => total + digit, 0);

/** 大: the upper half of the possible sums, from 23 of 45 and from 14 of 27 on. */
export const isBig = (draw: Draw): boolean => sumOf(draw) * 2 > draw.length * MOST;

export const plain = (value: number): Bilingual => ({ zh: String(value), en: String(value) });

export const BIG = { zh: '大', en: 'Big' };
export const SMALL = { zh: '小', en: 'Small' };
export const ODD = { zh: '单', en: 'Odd' };
export const EVEN = { zh: '双', en: 'Even' };

/** The first digit less the last: above 0 for dragon, below for tiger. */
export const leadOf = (draw: Draw): number => (draw[0] ?? 0) - (draw.at(-1) ?? 0);

/** Sum, size and parity, dragon or tiger. */
export function digitFacts(draw: Draw): readonly Fact[] {
  const sum = sumOf(draw);
  const size = isBig(draw) ? BIG : SMALL;
  const parity = sum % 2 === 1 ? ODD : EVEN;
  const lead = leadOf(draw);
  const duel =
    lead === 0
      ? { zh: '和局', en: 'Tie' }
      : { zh: lead > 0 ? '龙' : '虎', en: lead > 0 ? 'D' : 'T' };
  return [
    { long: { zh: `和 ${sum}`, en: `Sum ${sum}` }, short: plain(sum) },
    {
      long: { zh: `${size.zh} ${parity.zh}`, en: `${size.en} ${parity.en}` },
      short: {
        zh: size.zh + parity.zh,
        en: `${size === BIG ? 'Big' : 'Sm'} ${parity.en.slice(0, 1)}`,
      },
    },
    { long: duel, short: { zh: duel.zh.slice(0, 1), en: duel.en }, isTie: lead === 0 },
  ];
}
