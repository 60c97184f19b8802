import type { DrawStep } from '../draw-step.ts';
import type { MappingProgram } from '../mapping.ts';

/** Numbers of a result that were drawn together, and how: each alone and equally likely, or all different. */
export type Part = {
  readonly kind: 'digits' | 'pick';
  /** The place of its first number in the result. */
  readonly at: number;
  readonly count: number;
  readonly from: number;
  /** How many different numbers there are. */
  readonly symbols: number;
};

/** What is looked at of a draw: its result, or, where that is no plain draw, what it is read off. */
export type Layout = { readonly of: 'original' | 'winning'; readonly parts: readonly Part[] };

/**
 * How the numbers of a program are spread if it draws as it says. Sums of several numbers are not equally
 * likely: there the original numbers are looked at.
 */
export function layoutOf({ draw, derive }: MappingProgram): Layout {
  switch (derive.op) {
    case 'same':
    case 'ascending':
    case 'ascendingParts':
      return { of: 'winning', parts: partsOf(draw) };
    case 'hashStream':
      return { of: 'winning', parts: partsOf(derive.draw) };
    case 'fromRight': {
      const { different, count, from, to } = derive;
      const kind = different ? 'pick' : 'digits';
      return { of: 'winning', parts: [{ kind, at: 0, count, from, symbols: to - from + 1 }] };
    }
    case 'digitSum': {
      const count = derive.last + 1;
      return { of: 'winning', parts: [{ kind: 'digits', at: 0, count, from: 0, symbols: 10 }] };
    }
    case 'setRank': {
      const { last: count } = derive;
      return { of: 'winning', parts: [{ kind: 'digits', at: 0, count, from: 0, symbols: 10 }] };
    }
    case 'groupSums':
      return { of: 'original', parts: partsOf(draw) };
  }
}

function partsOf(draw: readonly DrawStep[]): readonly Part[] {
  let at = 0;
  return draw.map((step): Part => {
    const part = partOf(step, at);
    at += part.count;
    return part;
  });
}

function partOf(step: DrawStep, at: number): Part {
  switch (step.op) {
    case 'digits':
      return { kind: 'digits', at, count: step.count, from: step.offset, symbols: step.base };
    case 'pick': {
      const symbols = step.to - step.from + 1;
      return { kind: 'pick', at, count: step.count, from: step.from, symbols };
    }
    case 'weighted':
      throw new Error('no game draws by weights');
  }
}

/** The numbers of a part in a draw, counted from 0. */
export const numbersIn = (draw: readonly number[], { at, count, from }: Part): readonly number[] =>
  draw.slice(at, at + count).map((number) => number - from);

/** How many results a layout has at least; of numbers that are all different, their order only where all are drawn. */
export const resultsOf = ({ parts }: Layout): number =>
  parts.reduce((product, { kind, count, symbols }) => {
    if (kind === 'digits') return product * symbols ** count;
    return product * (count === symbols ? orders(symbols) : choose(symbols, count));
  }, 1);

const orders = (symbols: number): number => (symbols < 2 ? 1 : symbols * orders(symbols - 1));

/** Ways to choose `count` of `symbols`, as a float. */
export function choose(symbols: number, count: number): number {
  let ways = 1;
  for (let n = 1; n <= count; n += 1) ways = (ways * (symbols - count + n)) / n;
  return ways;
}
