import { DECIMAL_PLACES } from '../position.ts';
import type { FamilyFace } from '../family.ts';

/** Five digits of the state (plays.md section 2.9); its games have the plays of five digits too. */
export const PL5: FamilyFace = {
  code: 'pl5',
  name: { zh: '排列五', en: 'Array 5' },
  draw: { kind: 'zones', zones: [{ count: 5, from: 0, to: 9, repeats: true, ordered: true }] },
  positions: DECIMAL_PLACES,
  ball: 'ball',
  shares: 'ssc',
  glyph: {
    strokes: [
      { d: 'M4 4h4v4H4zM16 4h4v4h-4zM10 10h4v4h-4zM4 16h4v4H4zM16 16h4v4h-4z' },
      { d: 'M8 8l2 2M16 8l-2 2M8 16l2-2M16 16l-2-2', thin: true },
    ],
  },
};
