import type { NumberGroup } from '../rule/number-group.ts';
import { numbersWhere } from './side.ts';

/** 尾数: the numbers with a last digit; 0 has four, the others five. */
export const TAILS: readonly NumberGroup[] = Array.from({ length: 10 }, (_, digit) => ({
  symbol: String(digit),
  name: { zh: `${digit}尾`, en: `Last ${digit}` },
  numbers: numbersWhere((number) => number % 10 === digit),
}));
