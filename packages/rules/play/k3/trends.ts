import { plain, sumOf } from './index.ts';
import type { TrendSeries } from '../family.ts';
import type { Draw } from '../play.ts';

const SUMS = Array.from({ length: 16 }, (_, i) => String(i + 3));
const FACES = ['1', '2', '3', '4', '5', '6'];

/** What its trend beside the board shows (plays.md section 8.2). */
export const trends: readonly TrendSeries[] = [
  ...[0, 1, 2].map((at) => ({
    mark: plain(at + 1),
    name: { zh: `第 ${at + 1} 骰`, en: `die ${at + 1}` },
    values: FACES,
    of: (draw: Draw) => draw[at]! - 1,
  })),
  {
    mark: { zh: '和', en: 'Sum' },
    name: { zh: '和值', en: 'the sum' },
    values: SUMS,
    of: (draw) => sumOf(draw) - 3,
    pick: (index) => ({ play: 'k3.c.points', symbol: SUMS[index] ?? '' }),
  },
];
