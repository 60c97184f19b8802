import { ELEMENT_ENDS } from './element.ts';
import { sumOf } from './index.ts';
import type { Draw } from '../play.ts';

export const lowerOf = (draw: Draw): number => draw.filter((number) => number <= 40).length;
export const oddsOf = (draw: Draw): number => draw.filter((number) => number % 2 === 1).length;
export const elementOf = (draw: Draw): number =>
  ELEMENT_ENDS.filter((end) => sumOf(draw) > end).length;
