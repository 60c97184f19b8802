import { credit } from './credit.ts';
import { straights, threeDifferent, twoDifferent } from './different.ts';
import { form, ones } from './one.ts';
import { pairs, triples } from './same.ts';
import { sum } from './sum.ts';
import type { Play } from '../play.ts';

/** The plays of three dice, tabs in menu order (plays.md sections 2.5 and 3.4). */
export const k3: readonly Play[] = [
  ...sum,
  ...triples,
  ...threeDifferent,
  ...straights,
  ...pairs,
  ...twoDifferent,
  ...ones,
  form,
  ...credit,
];
