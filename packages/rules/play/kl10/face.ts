import type { FamilyFace } from '../family.ts';

/** Happy ten: eight of twenty, in the order in which they are drawn (plays.md section 2.8). */
export const KL10: FamilyFace = {
  code: 'kl10',
  name: { zh: '快乐十分', en: 'Happy Ten' },
  draw: { kind: 'zones', zones: [{ count: 8, from: 1, to: 20, repeats: false, ordered: true }] },
  positions: [...'一二三四五六七八'].map((numeral, i) => ({
    zh: `第${numeral}球`,
    en: `Ball ${i + 1}`,
  })),
  ball: 'ball',
  glyph: {
    strokes: [
      {
        d: 'M12 11.6c-3.6-1.4-5.2-3.4-4.6-5.4.7-2.2 3.8-2.4 4.6.2.8-2.6 3.9-2.4 4.6-.2.6 2-1 4-4.6 5.4',
      },
      { d: 'M11.4 12c-1.4 3.6-3.4 5.2-5.4 4.6-2.2-.7-2.4-3.8.2-4.6-2.6-.8-2.4-3.9-.2-4.6' },
      { d: 'M12.6 12c1.4 3.6 3.4 5.2 5.4 4.6 2.2-.7 2.4-3.8-.2-4.6 2.6-.8 2.4-3.9.2-4.6' },
      { d: 'M12 12.6c.2 2.8 0 5.2-1.4 7.8', thin: true },
    ],
  },
};
