import type { Bilingual } from '../../core/text.ts';

/** 波色: the colour of a number (plays.md section 4.1). */
export type Wave = 'red' | 'blue' | 'green';

const RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const BLUE = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];

export const waveOf = (number: number): Wave =>
  RED.includes(number) ? 'red' : BLUE.includes(number) ? 'blue' : 'green';

export const WAVE_NAMES: Readonly<Record<Wave, Bilingual>> = {
  red: { zh: '红波', en: 'Red' },
  blue: { zh: '蓝波', en: 'Blue' },
  green: { zh: '绿波', en: 'Green' },
};
