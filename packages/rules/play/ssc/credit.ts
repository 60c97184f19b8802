import { creditBalls } from './credit-ball.ts';
import { creditBull } from './credit-bull.ts';
import { creditOnes } from './credit-one.ts';
import { creditDragonTigers, creditPairSums } from './credit-pair.ts';
import { creditPoker } from './credit-poker.ts';
import { creditShapes, creditSpans, creditSums } from './credit-three.ts';
import { creditTotal } from './credit-total.ts';
import type { Play } from '../play.ts';

/** The double-sided plays of the five-digit family, tabs in menu order (plays.md section 2.2). */
export const sscCredit: readonly Play[] = [
  ...creditTotal,
  ...creditBalls,
  ...creditShapes,
  ...creditBull,
  ...creditPoker,
  ...creditDragonTigers,
  ...creditSums,
  ...creditSpans,
  ...creditPairSums,
  ...creditOnes,
];
