import { PK10 } from './face.ts';
import type { TrendSeries } from '../family.ts';

/** Ranks of the first of the two pads. */
const FRONT = 5;
const MARKS = [...'冠亚季四五六七八九十'];
const CARS = Array.from({ length: 10 }, (_, i) => String(i + 1).padStart(2, '0'));

/** What its trend beside the board shows (plays.md section 8.2). */
export const trends: readonly TrendSeries[] = PK10.positions.map(({ zh }, position) => ({
  mark: { zh: MARKS[position] ?? '', en: String(position + 1) },
  name: { zh, en: `place ${position + 1}` },
  values: CARS,
  of: (draw) => draw[position]! - 1,
  pick: (car) => ({
    play: position < FRONT ? 'pk10.fixed15' : 'pk10.fixed610',
    position,
    symbol: CARS[car] ?? '',
  }),
}));
