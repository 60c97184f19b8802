import { pk10Credit } from './credit.ts';
import { backs, fronts, moreOfFront2 } from './front.ts';
import { front1 } from './front1.ts';
import { front2 } from './front2.ts';
import { duels, fixed, rankSides } from './ranks.ts';
import { sums } from './sums.ts';
import type { Play } from '../play.ts';

/** The plays of the racing family, tabs in menu order (plays.md sections 2.6 and 3.5). */
export const pk10: readonly Play[] = [
  ...front2,
  ...moreOfFront2,
  ...front1,
  ...fronts,
  ...backs,
  ...fixed,
  ...sums,
  ...duels,
  ...rankSides,
  ...pk10Credit,
];
