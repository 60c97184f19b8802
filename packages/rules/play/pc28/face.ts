import type { FamilyFace } from '../family.ts';

/** Three digits with their sum (plays.md section 3.8). */
export const PC28: FamilyFace = {
  code: 'pc28',
  name: { zh: '28', en: 'Lucky 28' },
  draw: { kind: 'zones', zones: [{ count: 3, from: 0, to: 9, repeats: true, ordered: true }] },
  positions: [
    { zh: '第一球', en: 'Ball 1' },
    { zh: '第二球', en: 'Ball 2' },
    { zh: '第三球', en: 'Ball 3' },
  ],
  ball: 'ball',
  glyph: {
    strokes: [
      { d: 'M6 4.4a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 1 0 0-5.8' },
      { d: 'M12 4.4a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 1 0 0-5.8' },
      { d: 'M18 4.4a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 1 0 0-5.8' },
      { d: 'M5 14.6h14M5 18.6h14', thin: true },
    ],
  },
};
