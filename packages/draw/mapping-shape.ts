import { isCount, isName, isPositive, list, record } from './shape.ts';
import type { Check } from './shape.ts';
import type { DrawStep, MappingProgram } from './mapping.ts';

/**
 * Reads a mapping program from outside. The sizes are bounded so that a hostile file can neither
 * stall the reader nor ask for a bound beyond the word size.
 */
const MOST_NUMBERS = 1_000;
const WORD_SIZE = 2 ** 32;

const small: Check = (value) => isCount(value) && Number(value) <= MOST_NUMBERS;
const number: Check = (value) => Number.isSafeInteger(value) && Math.abs(Number(value)) < WORD_SIZE;
const bound: Check = (value) => isPositive(value) && Number(value) <= WORD_SIZE;

const isDigits = record({ op: is('digits'), count: small, base: bound, offset: number });
const isPick = record({ op: is('pick'), from: number, to: number, count: small });
const isWeighted = record({ op: is('weighted'), weights: list(isCount) });
const isSame = record({ op: is('same') });
const isAscending = record({ op: is('ascending') });
const isGroupSums = record({
  op: is('groupSums'),
  groups: list(list(isPositive)),
  modulus: isPositive,
});

const isStep: Check = (value) =>
  (isDigits(value) || isPick(value) || isWeighted(value)) && makesSense(value as DrawStep);

function makesSense(step: DrawStep): boolean {
  if (step.op === 'digits') return true;
  if (step.op === 'pick') {
    const size = step.to - step.from + 1;
    return size <= MOST_NUMBERS && step.count <= size;
  }
  const sum = step.weights.reduce((total, weight) => total + weight, 0);
  return step.weights.length <= MOST_NUMBERS && sum >= 1 && sum <= WORD_SIZE;
}

const isProgram = record({
  id: isName,
  v: isPositive,
  draw: list(isStep),
  derive: (value) => isSame(value) || isAscending(value) || isGroupSums(value),
});

/** Whether the value is a program that can be run: every place it names exists. */
export function isMappingProgram(value: unknown): value is MappingProgram {
  if (!isProgram(value)) return false;
  const { draw, derive } = value as MappingProgram;
  const made = draw.reduce((sum, step) => sum + (step.op === 'weighted' ? 1 : step.count), 0);
  if (made < 1 || made > MOST_NUMBERS) return false;
  return derive.op !== 'groupSums' || derive.groups.flat().every((place) => place <= made);
}

function is(op: string): Check {
  return (value) => value === op;
}
