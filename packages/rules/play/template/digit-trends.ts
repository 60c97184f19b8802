import type { FamilyFace, TrendSeries } from '../family.ts';

const TEN = Array.from({ length: 10 }, (_, digit) => String(digit));

/** The digit of each position. `fixed`: the play whose pad has a row of each. */
export const digitTrends = ({ positions }: FamilyFace, fixed?: string): readonly TrendSeries[] =>
  positions.map(({ zh }, position) => ({
    mark: { zh: zh.slice(0, 1), en: String(position + 1) },
    name: { zh, en: `place ${position + 1}` },
    values: TEN,
    of: (draw) => draw[position] ?? 0,
    ...(fixed !== undefined && {
      pick: (digit: number) => ({ play: fixed, position, symbol: String(digit) }),
    }),
  }));
