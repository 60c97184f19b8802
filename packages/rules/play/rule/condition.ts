import { spanAt, sumAt } from './counting.ts';
import type { Draw } from '../play.ts';

/** A number read from a draw. */
export type Value = (draw: Draw) => number;
/** A statement about a draw. */
export type Condition = (draw: Draw) => boolean;

/** Small builders from which the conditions of credit options are put together. */
export const sumOf =
  (at: readonly number[]): Value =>
  (draw) =>
    sumAt(draw, at);

export const spanOf =
  (at: readonly number[]): Value =>
  (draw) =>
    spanAt(draw, at);

export const lastDigitOf =
  (value: Value): Value =>
  (draw) =>
    value(draw) % 10;

export const remainderOf =
  (value: Value, by: number): Value =>
  (draw) =>
    value(draw) % by;

/** How often a digit occurs at some positions. */
export const timesOf =
  (digit: number, at: readonly number[]): Value =>
  (draw) =>
    at.reduce((times, position) => times + (draw[position] === digit ? 1 : 0), 0);

/** A position minus another: above 0 for dragon, below for tiger. */
export const lead =
  (a: number, b: number): Value =>
  (draw) =>
    draw[a]! - draw[b]!;

export const equals =
  (value: Value, wanted: number): Condition =>
  (draw) =>
    value(draw) === wanted;

export const atLeast =
  (value: Value, least: number): Condition =>
  (draw) =>
    value(draw) >= least;

export const above =
  (value: Value, limit: number): Condition =>
  (draw) =>
    value(draw) > limit;

export const below =
  (value: Value, limit: number): Condition =>
  (draw) =>
    value(draw) < limit;

export const isOdd =
  (value: Value): Condition =>
  (draw) =>
    value(draw) % 2 === 1;

export const isEven =
  (value: Value): Condition =>
  (draw) =>
    value(draw) % 2 === 0;

/** 质: 1, 2, 3, 5, 7. The others of 0 to 9 are 合 (plays.md section 3.1). */
export const isPrime =
  (digit: Value): Condition =>
  (draw) =>
    [1, 2, 3, 5, 7].includes(digit(draw));

export const not =
  (condition: Condition): Condition =>
  (draw) =>
    !condition(draw);

export const both =
  (one: Condition, other: Condition): Condition =>
  (draw) =>
    one(draw) && other(draw);
