import { DECIMAL_PLACES } from '../position.ts';
import type { FamilyFace } from '../family.ts';

/** Five digits (plays.md section 2.2). */
export const SSC: FamilyFace = {
  code: 'ssc',
  name: { zh: '时时彩', en: 'Five Digits' },
  draw: { kind: 'zones', zones: [{ count: 5, from: 0, to: 9, repeats: true, ordered: true }] },
  positions: DECIMAL_PLACES,
  ball: 'ball',
  glyph: {
    strokes: [
      { d: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18' },
      { d: 'M12 5.6a6.4 6.4 0 1 0 0 12.8 6.4 6.4 0 1 0 0-12.8', thin: true },
      { d: 'M11 9.6l1.6-.9v6.4' },
    ],
  },
};
