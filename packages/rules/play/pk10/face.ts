import type { FamilyFace } from '../family.ts';

const RANKS = [
  '冠军',
  '亚军',
  '季军',
  '第四名',
  '第五名',
  '第六名',
  '第七名',
  '第八名',
  '第九名',
  '第十名',
];
const PLACES = [
  'Champion',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
];

/** Ten cars in the order of arrival (plays.md section 2.6). */
export const PK10: FamilyFace = {
  code: 'pk10',
  name: { zh: '赛车', en: 'Racing' },
  draw: { kind: 'zones', zones: [{ count: 10, from: 1, to: 10, repeats: false, ordered: true }] },
  positions: RANKS.map((zh, i) => ({ zh, en: PLACES[i] ?? '' })),
  ball: 'car',
  glyph: {
    strokes: [
      { d: 'M4 15.5v-2.2l1.6-.8 2-3.6h6.6l3 3.4 2.8.8v2.4z' },
      { d: 'M9.6 9v3.3M7 12.4h10', thin: true },
      { d: 'M8 15.4a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 1 0 0-3.6' },
      { d: 'M16 15.4a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 1 0 0-3.6' },
    ],
  },
};
