import { invariant } from '@fairlot/rules/core/invariant';

/** `count` times offset + below(base). */
export type Digits = {
  readonly op: 'digits';
  readonly count: number;
  readonly base: number;
  readonly offset: number;
};
/** `count` different numbers of from..to, in the order drawn. */
export type Pick = {
  readonly op: 'pick';
  readonly from: number;
  readonly to: number;
  readonly count: number;
};
/** One index, with chances in proportion to the weights. */
export type Weighted = { readonly op: 'weighted'; readonly weights: readonly number[] };
export type DrawStep = Digits | Pick | Weighted;

/** A uniform number of 0 .. n-1. */
export type Below = (n: number) => number;

/** The numbers that a step makes, in the order drawn. */
export function runStep(step: DrawStep, below: Below): number[] {
  switch (step.op) {
    case 'digits':
      return Array.from({ length: step.count }, () => step.offset + below(step.base));
    case 'pick':
      return pick(step, below);
    case 'weighted':
      return [weighted(step.weights, below)];
  }
}

function pick({ from, to, count }: Pick, below: Below): number[] {
  const pool = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  for (let t = 0; t < count; t += 1) {
    const j = t + below(pool.length - t);
    [pool[t], pool[j]] = [at(pool, j), at(pool, t)];
  }
  return pool.slice(0, count);
}

function weighted(weights: readonly number[], below: Below): number {
  const x = below(weights.reduce((sum, weight) => sum + weight, 0));
  let running = 0;
  return weights.findIndex((weight) => {
    running += weight;
    return running > x;
  });
}

function at(numbers: readonly number[], place: number): number {
  const value = numbers[place];
  invariant(value !== undefined, 'a place within the pool');
  return value;
}
