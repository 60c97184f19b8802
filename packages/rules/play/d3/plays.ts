import { anyPosition } from './any-pos.ts';
import { back2 } from './back2.ts';
import { bsoePlays } from './bsoe.ts';
import { creditPlays } from './credit.ts';
import { dragonTigers } from './dragon-tiger.ts';
import { fixed } from './fixed.ts';
import { front2 } from './front2.ts';
import { star3 } from './star3.ts';
import { statePlays } from './state.ts';
import type { Play } from '../play.ts';

/** The plays of the three-digit family, tabs in menu order (plays.md sections 2.3 and 3.2). */
export const d3: readonly Play[] = [
  ...fixed,
  ...star3,
  ...front2,
  ...back2,
  ...anyPosition,
  ...dragonTigers,
  ...bsoePlays,
  ...statePlays,
  ...creditPlays,
];
