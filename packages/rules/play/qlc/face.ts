import type { FamilyFace } from '../family.ts';

/** Seven of thirty, then the special number (plays.md section 2.9). */
export const QLC: FamilyFace = {
  code: 'qlc',
  name: { zh: '七乐彩', en: 'Seven Happy' },
  draw: {
    kind: 'zones',
    zones: [{ count: 7, from: 1, to: 30, repeats: false, ordered: false, special: true }],
  },
  positions: [],
  ball: 'ball',
  extra: 7,
  isQuoted: true,
  glyph: {
    strokes: [
      { d: 'M6 5h12l-7 14' },
      { d: 'M15.6 13.4h2.6a1.8 1.8 0 0 1 1.8 1.8v2.6a1.8 1.8 0 0 1-1.8 1.8h-2.6z', thin: true },
    ],
  },
};
