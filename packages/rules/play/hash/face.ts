import type { FamilyFace } from '../family.ts';

/** Sixty-four hexadecimal digits (plays.md section 3.9). */
export const HASH: FamilyFace = {
  code: 'hash',
  name: { zh: '哈希彩', en: 'Hash' },
  draw: { kind: 'hex', count: 64 },
  positions: [],
  // Points and bulls of banker and player, and the very last digit: what the plays look at.
  ball: { decisive: [59, 60, 61, 62, 63] },
  isQuoted: true,
  only: 'credit',
  glyph: {
    strokes: [
      { d: 'M12 2.8l8 4.6v9.2l-8 4.6-8-4.6V7.4z' },
      { d: 'M10.6 8.2l-1.2 7.6M14.6 8.2l-1.2 7.6M8.2 10.6h7.8M7.9 13.4h7.8', thin: true },
    ],
  },
};
