import { any } from './any.ts';
import { best } from './best.ts';
import { x5Credit } from './credit.ts';
import { fixed } from './fixed.ts';
import { novelty } from './novelty.ts';
import { anyPosition, front1 } from './places.ts';
import { zones } from './zone.ts';
import type { Play } from '../play.ts';

/** The plays of five of eleven, tabs in menu order (plays.md sections 2.4 and 3.3). */
export const x5: readonly Play[] = [
  ...fixed,
  ...zones,
  ...front1,
  ...anyPosition,
  ...any,
  ...novelty,
  ...best,
  ...x5Credit,
];
