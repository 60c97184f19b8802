import type { FamilyFace, TrendSeries } from '../family.ts';

const TEN = Array.from({ length: 10 }, (_, digit) => String(digit));

/** The digit of each position. */
export const digitTrends = ({ positions }: FamilyFace): readonly TrendSeries[] =>
  positions.map(({ zh }, position) => ({
    mark: { zh: zh.slice(0, 1), en: String(position + 1) },
    name: { zh, en: `place ${position + 1}` },
    values: TEN,
    of: (draw) => draw[position] ?? 0,
  }));
