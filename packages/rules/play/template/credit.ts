import {
  atLeast,
  below,
  equals,
  isEven,
  isOdd,
  isPrime,
  lastDigitOf,
  lead,
  not,
  spanOf,
  sumOf,
  timesOf,
} from '../rule/condition.ts';
import { directSpans, directSums } from '../rule/counting.ts';
import { option, optionRule } from '../rule/option-rule.ts';
import { shape3 } from '../rule/shape3.ts';
import type { Picked } from '../entry/option-list.ts';
import type { RuleOption } from '../rule/option-rule.ts';
import type { Value } from '../rule/condition.ts';
import type { Rule } from '../rule/rule.ts';

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Double-sided plays that both digit families have, for any positions (plays.md sections 3.1, 3.2). */

/** 第N球: the digit of a position and its attributes. 大 5-9, 小 0-4; 质 1 2 3 5 7, 合 the others. */
export function ballRule(position: number): Rule<Picked> {
  const digit = sumOf([position]);
  return optionRule(10, [
    ...TEN.map((d) => option(`${d}`, `${d}`, `${d}`, 1, equals(digit, d))),
    option('big', '大', 'Big', 5, atLeast(digit, 5)),
    option('small', '小', 'Small', 5, below(digit, 5)),
    option('odd', '单', 'Odd', 5, isOdd(digit)),
    option('even', '双', 'Even', 5, isEven(digit)),
    option('prime', '质', 'Prime (1 2 3 5 7)', 5, isPrime(digit)),
    option('comp', '合', 'Composite (0 4 6 8 9)', 5, not(isPrime(digit))),
  ]);
}

/** 形态: 豹子 顺子 对子 半顺 杂六, of which exactly one holds. */
export const shapeRule = (at: readonly number[]): Rule<Picked> =>
  optionRule(1000, [
    option('leopard', '豹子', 'Three of a kind', 10, (draw) => shape3(draw, at) === 'leopard'),
    option('straight', '顺子', 'Straight', 60, (draw) => shape3(draw, at) === 'straight'),
    option('pair', '对子', 'Pair', 270, (draw) => shape3(draw, at) === 'pair'),
    option('half', '半顺', 'Half straight', 360, (draw) => shape3(draw, at) === 'half'),
    option('misc', '杂六', 'None of these', 300, (draw) => shape3(draw, at) === 'misc'),
  ]);

/** The sums 0 to 27 of three positions, an option each. */
export const sumOptions = (sum: Value): RuleOption[] =>
  directSums(3).map((wins, s) => option(`${s}`, `${s}`, `${s}`, wins, equals(sum, s)));

/** 三星和数: sums, their size and parity, and their last digit. */
export function sumRule(at: readonly number[]): Rule<Picked> {
  const sum = sumOf(at);
  return optionRule(1000, [
    ...sumOptions(sum),
    option('big', '大', 'Big', 500, atLeast(sum, 14)),
    option('small', '小', 'Small', 500, below(sum, 14)),
    option('odd', '单', 'Odd', 500, isOdd(sum)),
    option('even', '双', 'Even', 500, isEven(sum)),
    ...TEN.map((d) => option(`t${d}`, `尾${d}`, `Tail ${d}`, 100, equals(lastDigitOf(sum), d))),
  ]);
}

/** 跨度: largest minus smallest of three digits. */
export const spanRule = (at: readonly number[]): Rule<Picked> =>
  optionRule(
    1000,
    directSpans(3).map((wins, k) => option(`${k}`, `${k}`, `${k}`, wins, equals(spanOf(at), k))),
  );

/** 一字组合 of three positions: the digit occurs; paid once. */
export const occursRule = (at: readonly number[]): Rule<Picked> =>
  optionRule(
    1000,
    TEN.map((d) => option(`${d}`, `${d}`, `${d}`, 271, atLeast(timesOf(d, at), 1))),
  );

/** 龙虎和 of two positions; 龙 and 虎 lose on a tie because 和 is offered. */
export function dragonTigerRule(a: number, b: number): Rule<Picked> {
  const ahead = lead(a, b);
  return optionRule(100, [
    option('dragon', '龙', 'Dragon', 45, atLeast(ahead, 1)),
    option('tiger', '虎', 'Tiger', 45, below(ahead, 0)),
    option('tie', '和', 'Tie', 10, equals(ahead, 0)),
  ]);
}

/** 二字和数: parity of the sum of two positions; size and primality of its last digit. */
export function pairSumRule(a: number, b: number): Rule<Picked> {
  const sum = sumOf([a, b]);
  const tail = lastDigitOf(sum);
  return optionRule(100, [
    option('odd', '和单', 'Sum odd', 50, isOdd(sum)),
    option('even', '和双', 'Sum even', 50, isEven(sum)),
    option('tbig', '和尾大', 'Sum tail big', 50, atLeast(tail, 5)),
    option('tsmall', '和尾小', 'Sum tail small', 50, below(tail, 5)),
    option('tprime', '和尾质', 'Sum tail prime', 50, isPrime(tail)),
    option('tcomp', '和尾合', 'Sum tail composite', 50, not(isPrime(tail))),
  ]);
}
