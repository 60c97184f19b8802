import { shape3, type Shape3 } from '../play/rule/shape3.ts';
import type { Draw } from '../play/play.ts';

/** What is said of a drawn number of a digit lottery beside its digits (product rules 2.1). */
export type DigitFacts = {
  readonly sum: number;
  /** 大: the upper half of the possible sums, from 23 of 45 and from 14 of 27 on. */
  readonly isBig: boolean;
  readonly isOdd: boolean;
  /** The first digit against the last. */
  readonly duel: 'dragon' | 'tiger' | 'tie';
  /** Largest less smallest digit. */
  readonly span: number;
  /** Shapes of each three neighbours from the left: 前三 中三 后三 of five digits, one of three. */
  readonly shapes: readonly Shape3[];
};

export type { Shape3 };

const MOST = 9;

/** The facts of a draw; undefined when it has no digits. */
export function digitFacts(draw: Draw): DigitFacts | undefined {
  const first = draw[0];
  const last = draw.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const sum = draw.reduce((total, digit) => total + digit, 0);
  const threes = Array.from({ length: Math.max(draw.length - 2, 0) }, (_, at) => [
    at,
    at + 1,
    at + 2,
  ]);
  return {
    sum,
    isBig: sum * 2 > draw.length * MOST,
    isOdd: sum % 2 === 1,
    duel: first === last ? 'tie' : first > last ? 'dragon' : 'tiger',
    span: Math.max(...draw) - Math.min(...draw),
    shapes: threes.map((zone) => shape3(draw, zone)),
  };
}
