import { canonicalHash } from './canonical-json.ts';
import { derive } from './derivation.ts';
import type { Derivation } from './derivation.ts';
import { runStep } from './draw-step.ts';
import type { DrawStep } from './draw-step.ts';
import { sampleFrom, seedWords } from './stream.ts';
import type { WordReader, WordUse } from './stream.ts';

export type { Derivation } from './derivation.ts';
export type { DrawStep } from './draw-step.ts';

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
  return { original, winning: derive(program.derive, original), words: trace.length, trace };
}

/** The numbers of a seed. Server, browser and offline script all end here. */
export const drawNumbers = (seed: Uint8Array, program: MappingProgram): Drawn =>
  runMapping(program, seedWords(seed));

const HASH_DIGITS = 64;

/** Whether the original numbers of a program are the digits of a hash. */
export const isHashProgram = ({ draw }: MappingProgram): boolean =>
  draw.length > 0 &&
  draw.every((step) => step.op === 'digits' && step.base === 16 && step.offset === 0) &&
  draw.reduce((sum, step) => sum + ('count' in step ? step.count : 0), 0) === HASH_DIGITS;

/** The numbers of a hash that was not made here, digit by digit; null where a program reads none. */
export function readHash(hash: Uint8Array, program: MappingProgram): Drawn | null {
  if (!isHashProgram(program)) return null;
  const original = [...hash].flatMap((byte) => [byte >> 4, byte & 15]);
  return { original, winning: derive(program.derive, original), words: HASH_DIGITS, trace: [] };
}
