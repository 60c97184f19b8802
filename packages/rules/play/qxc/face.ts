import type { FamilyFace } from '../family.ts';

const PLACES = [...'一二三四五六'];

/** Six digits and a last number of 0 to 14 (plays.md section 2.9). */
export const QXC: FamilyFace = {
  code: 'qxc',
  name: { zh: '七星彩', en: 'Seven Star' },
  draw: {
    kind: 'zones',
    zones: [
      { count: 6, from: 0, to: 9, repeats: true, ordered: true },
      { count: 1, from: 0, to: 14, repeats: true, ordered: true },
    ],
  },
  positions: [
    ...PLACES.map((zh, i) => ({ zh: `第${zh}位`, en: `Digit ${i + 1}` })),
    { zh: '末位', en: 'Last number' },
  ],
  ball: 'ball',
  extra: 6,
  isQuoted: true,
  glyph: {
    strokes: [{ d: 'M12 3.4l2.5 5.4 5.9.7-4.4 4 1.2 5.9-5.2-3-5.2 3 1.2-5.9-4.4-4 5.9-.7z' }],
    dots: [[12, 11.8, 1.2]],
  },
};
