import type { Bilingual } from '../core/text.ts';

/** The names of decimal places, from the left (plays.md section 0, Positions). */
export const DECIMAL_PLACES: readonly Bilingual[] = [
  { zh: '万位', en: 'Ten-thousands' },
  { zh: '千位', en: 'Thousands' },
  { zh: '百位', en: 'Hundreds' },
  { zh: '十位', en: 'Tens' },
  { zh: '个位', en: 'Units' },
];

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th'];

/** `1st` of the leftmost position: how English counts them where there is little room. */
export const ordinal = (position: number): string => ORDINALS[position] ?? `${position + 1}th`;
