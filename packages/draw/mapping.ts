import { invariant } from '@fairlot/rules/core/invariant';
import { canonicalHash } from './canonical-json.ts';
import { sampleFrom, seedWords } from './stream.ts';
import type { WordReader, WordUse } from './stream.ts';

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

/** How the winning number is read from the original one. Places count from 1. */
export type Derivation =
  | { readonly op: 'same' }
  | { readonly op: 'ascending' }
  /** Sort ascending; one number a group: the sum of its places modulo `modulus`. */
  | {
      readonly op: 'groupSums';
      readonly groups: readonly (readonly number[])[];
      readonly modulus: number;
    };

/**
 * What turns the stream into a game's numbers. It is data, not code, so that its hash can be
 * published in the day manifest; a change is a new version, never an edit.
 */
export type MappingProgram = {
  readonly id: string;
  readonly v: number;
  readonly draw: readonly DrawStep[];
  readonly derive: Derivation;
};

export type DrawnNumbers = {
  readonly original: readonly number[];
  readonly winning: readonly number[];
};

/** A word of the trace with the number of the original result that it makes. */
export type DrawWord = WordUse & { readonly makes: number | null };

export type Drawn = DrawnNumbers & {
  /** How many words were read, the skipped ones included. */
  readonly words: number;
  readonly trace: readonly DrawWord[];
};

export const mappingHash = (program: MappingProgram): string => canonicalHash(program);

/** Runs a program on any source of words; the draw itself uses the stream of its seed. */
export function runMapping(program: MappingProgram, words: WordReader): Drawn {
  const sampler = sampleFrom(words);
  const original = program.draw.flatMap((step) => runStep(step, sampler.below));
  let made = 0;
  const trace = sampler.trace.map((use) => {
    if (use.skipped) return { ...use, makes: null };
    // Each accepted word makes exactly one number, in order, whatever the operation.
    const makes = original[made] ?? null;
    made += 1;
    return { ...use, makes };
  });
  return { original, winning: deriveWinning(program.derive, original), words: trace.length, trace };
}

/** The numbers of a seed. Server, browser and offline script all end here. */
export const drawNumbers = (seed: Uint8Array, program: MappingProgram): Drawn =>
  runMapping(program, seedWords(seed));

function runStep(step: DrawStep, below: (n: number) => number): number[] {
  switch (step.op) {
    case 'digits':
      return Array.from({ length: step.count }, () => step.offset + below(step.base));
    case 'pick':
      return pick(step, below);
    case 'weighted':
      return [weighted(step.weights, below)];
  }
}

function pick({ from, to, count }: Pick, below: (n: number) => number): number[] {
  const pool = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  for (let t = 0; t < count; t += 1) {
    const j = t + below(pool.length - t);
    [pool[t], pool[j]] = [at(pool, j), at(pool, t)];
  }
  return pool.slice(0, count);
}

function weighted(weights: readonly number[], below: (n: number) => number): number {
  const x = below(weights.reduce((sum, weight) => sum + weight, 0));
  let running = 0;
  return weights.findIndex((weight) => {
    running += weight;
    return running > x;
  });
}

function deriveWinning(derivation: Derivation, original: readonly number[]): readonly number[] {
  if (derivation.op === 'same') return original;
  const sorted = original.toSorted((a, b) => a - b);
  if (derivation.op === 'ascending') return sorted;
  return derivation.groups.map(
    (places) => places.reduce((sum, place) => sum + at(sorted, place - 1), 0) % derivation.modulus,
  );
}

function at(numbers: readonly number[], place: number): number {
  const value = numbers[place];
  invariant(value !== undefined, 'a place within the list');
  return value;
}
