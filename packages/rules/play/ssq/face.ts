import type { FamilyFace } from '../family.ts';

/** Six of thirty-three and one of sixteen (plays.md section 2.9). */
export const SSQ: FamilyFace = {
  code: 'ssq',
  name: { zh: '双色球', en: 'Double Colour Ball' },
  draw: {
    kind: 'zones',
    zones: [
      { count: 6, from: 1, to: 33, repeats: false, ordered: false },
      { count: 1, from: 1, to: 16, repeats: false, ordered: false },
    ],
  },
  positions: [],
  ball: 'ball',
  extra: 6,
  isQuoted: true,
  glyph: {
    strokes: [
      { d: 'M9 4.4a5.6 5.6 0 1 0 0 11.2 5.6 5.6 0 1 0 0-11.2' },
      {
        d: 'M15.4 12h2.4a2.4 2.4 0 0 1 2.4 2.4v2.8a2.4 2.4 0 0 1-2.4 2.4H15a2.4 2.4 0 0 1-2.4-2.4',
      },
    ],
    dots: [[9, 10, 1.3]],
  },
};
