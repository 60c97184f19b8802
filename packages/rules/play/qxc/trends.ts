import { QXC } from './face.ts';
import { DIGITS, plain } from './index.ts';
import type { TrendSeries } from '../family.ts';
import type { Draw } from '../play.ts';

const upTo = (last: number): string[] => Array.from({ length: last + 1 }, (_, i) => String(i));

/** What its trend beside the board shows (plays.md section 8.2). */
export const trends: readonly TrendSeries[] = QXC.positions.map(({ zh, en }, position) => ({
  mark: position === DIGITS ? { zh: '末', en: 'L' } : plain(position + 1),
  name: { zh, en: en.toLowerCase() },
  values: upTo(position === DIGITS ? 14 : 9),
  of: (draw: Draw) => draw[position] ?? 0,
  pick: (digit: number) => ({ play: 'qxc.std', position, symbol: String(digit) }),
}));
