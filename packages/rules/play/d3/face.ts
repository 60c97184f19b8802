import { DECIMAL_PLACES } from '../position.ts';
import type { FamilyFace } from '../family.ts';

/** Three digits (plays.md section 2.3). */
export const D3: FamilyFace = {
  code: 'd3',
  name: { zh: '3D', en: 'Three Digits' },
  draw: { kind: 'zones', zones: [{ count: 3, from: 0, to: 9, repeats: true, ordered: true }] },
  positions: DECIMAL_PLACES.slice(-3),
  ball: 'ball',
  glyph: {
    strokes: [
      { d: 'M8 5.2a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 1 0 0-13.6' },
      { d: 'M12 5.2a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 1 0 0-13.6', thin: true },
      { d: 'M16 5.2a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 1 0 0-13.6' },
    ],
  },
};
