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
      { d: 'M2 14.4v-3.4l2-1 2.4-4.9h8.6l3.8 4.7 3.2 1.1v3.5z' },
      { d: 'M9.2 5.2v4.6M5.6 9.9h12.6', thin: true },
      { d: 'M7 14.2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5' },
      { d: 'M17 14.2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5' },
    ],
  },
};
