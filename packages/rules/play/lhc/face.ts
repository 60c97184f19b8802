import type { FamilyFace } from '../family.ts';

const PLACES = [...'一二三四五六'];

/** Six of forty-nine in drawing order, then the special number (plays.md section 4). */
export const LHC: FamilyFace = {
  code: 'lhc',
  name: { zh: '六合彩', en: 'Mark Six' },
  draw: {
    kind: 'zones',
    zones: [{ count: 6, from: 1, to: 49, repeats: false, ordered: true, special: true }],
  },
  positions: [
    ...PLACES.map((zh, i) => ({ zh: `正${zh}`, en: `No. ${i + 1}` })),
    { zh: '特码', en: 'Special' },
  ],
  ball: 'wave',
  isQuoted: true,
  only: 'credit',
  glyph: {
    strokes: [
      { d: 'M12 3.6a4 4 0 1 0 0 8 4 4 0 1 0 0-8' },
      { d: 'M7.4 11.6a4 4 0 1 0 0 8 4 4 0 1 0 0-8' },
      { d: 'M16.6 11.6a4 4 0 1 0 0 8 4 4 0 1 0 0-8' },
    ],
    dots: [[12, 7.6, 1.1]],
  },
};
