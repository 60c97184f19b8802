import type { Bilingual } from '../../core/text.ts';

type Element = 'metal' | 'wood' | 'water' | 'fire' | 'earth';

/** 五行, in their usual order. */
export const ELEMENTS: readonly (Bilingual & { readonly code: Element })[] = [
  { code: 'metal', zh: '金', en: 'Metal' },
  { code: 'wood', zh: '木', en: 'Wood' },
  { code: 'water', zh: '水', en: 'Water' },
  { code: 'fire', zh: '火', en: 'Fire' },
  { code: 'earth', zh: '土', en: 'Earth' },
];

/** 纳音 of two years each, from the first of sixty; after thirty years they come again. */
const NAYIN: readonly Element[] = [
  'metal',
  'fire',
  'wood',
  'earth',
  'metal',
  'fire',
  'water',
  'earth',
  'metal',
  'wood',
  'water',
  'earth',
  'fire',
  'wood',
  'water',
];

/** Years of the calendar count from one that begins a cycle of sixty. */
const CYCLE_START = 4;

/**
 * 五行 of a number in a lunar year: its place among `ELEMENTS`. 01 is of the element of the year, 02 of
 * that of the year before (plays.md section 4.1).
 */
export function elementOf(number: number, year: number): number {
  const nayin = NAYIN[Math.floor((year - (number - 1) - CYCLE_START) / 2) % NAYIN.length];
  return ELEMENTS.findIndex(({ code }) => code === nayin);
}
