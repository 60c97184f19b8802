import { BALLS } from './index.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Draw } from '../play.ts';

export const NUMBERS = Array.from({ length: 11 }, (_, i) => String(i + 1).padStart(2, '0'));
export const spanOf = (draw: Draw): number => Math.max(...draw) - Math.min(...draw);

/** 中位: the third of the five, ascending. */
export const middleOf = (draw: Draw): number => draw.toSorted((a, b) => a - b)[2]!;
export const bigsOf = (draw: Draw): number => draw.filter((number) => number > 5).length;
export const oddsOf = (draw: Draw): number => draw.filter((number) => number % 2 === 1).length;

export const plain2 = (text: string): Bilingual => ({ zh: text, en: text });

/** `3:2`: so many of the five, and the others. */
export const ratio = (count: number): Bilingual => plain2(`${count}:${BALLS - count}`);
