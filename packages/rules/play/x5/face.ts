import type { FamilyFace } from '../family.ts';

/** Five of eleven, in the order in which they are drawn (plays.md section 2.4). */
export const X5: FamilyFace = {
  code: 'x5',
  name: { zh: '11选5', en: 'Five of Eleven' },
  draw: { kind: 'zones', zones: [{ count: 5, from: 1, to: 11, repeats: false, ordered: true }] },
  positions: [
    { zh: '第一位', en: 'First' },
    { zh: '第二位', en: 'Second' },
    { zh: '第三位', en: 'Third' },
    { zh: '第四位', en: 'Fourth' },
    { zh: '第五位', en: 'Fifth' },
  ],
  ball: 'ball',
  glyph: {
    strokes: [
      { d: 'M9.2 4.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 1 0 0-14.4' },
      { d: 'M14.8 4.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 1 1 0-14.4', thin: true },
    ],
  },
};

/** The numbers 1 to 11. */
export const NUMBERS = 11;

/** Every position. */
export const ALL = [0, 1, 2, 3, 4];
