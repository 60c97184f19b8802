import { animals } from './animals.ts';
import { duel } from './duel.ts';
import { link } from './link.ts';
import { place } from './place.ts';
import { regular } from './regular.ts';
import { all, missed, one, together } from './seven.ts';
import { special } from './special.ts';
import { tails } from './tails.ts';
import type { ListedPlay } from '../play.ts';

/** The plays of Mark Six, tabs in menu order (plays.md section 4). */
export const lhc: readonly ListedPlay[] = [
  ...special,
  ...regular,
  ...place,
  ...link,
  ...animals,
  ...tails,
  ...missed,
  ...one,
  ...all,
  ...together,
  ...duel,
];
