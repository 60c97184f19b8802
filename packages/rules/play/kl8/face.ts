import type { FamilyFace } from '../family.ts';

/** Keno: twenty of eighty (plays.md section 2.7). */
export const KL8: FamilyFace = {
  code: 'kl8',
  name: { zh: '快乐8', en: 'Keno' },
  draw: { kind: 'zones', zones: [{ count: 20, from: 1, to: 80, repeats: false, ordered: false }] },
  positions: [],
  ball: 'ball',
  glyph: {
    strokes: [
      { d: 'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2' },
      { d: 'M9.33 4v16M14.67 4v16M4 9.33h16M4 14.67h16', thin: true },
    ],
    dots: [
      [6.7, 6.7, 1.2],
      [17.3, 12, 1.2],
      [12, 17.3, 1.2],
    ],
  },
};
