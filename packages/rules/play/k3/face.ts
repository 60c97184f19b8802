import type { FamilyFace } from '../family.ts';

/** Three dice (plays.md section 2.5). */
export const K3: FamilyFace = {
  code: 'k3',
  name: { zh: '快三', en: 'Three Dice' },
  draw: { kind: 'zones', zones: [{ count: 3, from: 1, to: 6, repeats: true, ordered: false }] },
  positions: [],
  ball: 'die',
  glyph: {
    strokes: [
      {
        d: 'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4',
      },
    ],
    dots: [
      [8.6, 8.6, 1.35],
      [12, 12, 1.35],
      [15.4, 15.4, 1.35],
    ],
  },
};
