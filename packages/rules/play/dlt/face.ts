import type { FamilyFace } from '../family.ts';

/** Five of thirty-five and two of twelve (plays.md section 2.9). */
export const DLT: FamilyFace = {
  code: 'dlt',
  name: { zh: '大乐透', en: 'Super Lotto' },
  draw: {
    kind: 'zones',
    zones: [
      { count: 5, from: 1, to: 35, repeats: false, ordered: false },
      { count: 2, from: 1, to: 12, repeats: false, ordered: false },
    ],
  },
  positions: [],
  ball: 'ball',
  extra: 5,
  isQuoted: true,
  glyph: {
    strokes: [
      { d: 'M9.4 3.4a5 5 0 1 0 0 10 5 5 0 1 0 0-10' },
      { d: 'M5.4 15.4h3.2v4.4H5.4zM13 15.4h3.2v4.4H13z' },
      { d: 'M16.6 5.4h3M16.6 8.4h3M16.6 11.4h3', thin: true },
    ],
  },
};
