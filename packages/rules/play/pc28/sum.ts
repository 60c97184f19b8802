import type { Bilingual } from '../../core/text.ts';
import type { Draw } from '../play.ts';

/** The three digits. */
export const ALL_THREE = [0, 1, 2];

/** 0 to 27. */
export const totalOf = (draw: Draw): number => draw[0]! + draw[1]! + draw[2]!;

export type Wave = 'red' | 'green' | 'blue';

export const WAVE_NAMES: Readonly<Record<Wave, Bilingual>> = {
  red: { zh: '红波', en: 'Red' },
  green: { zh: '绿波', en: 'Green' },
  blue: { zh: '蓝波', en: 'Blue' },
};

/** By the remainder of three: red 0, green 1, blue 2. */
const BY_REMAINDER = ['red', 'green', 'blue'] as const;
const COLOURLESS = [0, 13, 14, 27];

/** 波色 of a sum; 0, 13, 14 and 27 have none (plays.md section 3.8). */
export const waveOf = (sum: number): Wave | undefined =>
  COLOURLESS.includes(sum) ? undefined : BY_REMAINDER[sum % 3];
