import { isCount, isFlag, isName, isPositive, list, record } from './shape.ts';
import type { Check } from './shape.ts';
import type { Derivation, FromRight } from './derivation.ts';
import type { DrawStep } from './draw-step.ts';
import type { MappingProgram } from './mapping.ts';

/**
 * Reads a mapping program from outside. The sizes are bounded so that a hostile file can neither
 * stall the reader nor ask for a bound beyond the word size.
 */
const MOST_NUMBERS = 1_000;
const WORD_SIZE = 2 ** 32;
const BYTE_SIZE = 256;
const HASH_DIGITS = 64;
/** The values of a hexadecimal digit. */
const HEX = 16;
/** Of a number below 2^32. */
const MOST_DIGITS = 10;

const small: Check = (value) => isCount(value) && Number(value) <= MOST_NUMBERS;
const number: Check = (value) => Number.isSafeInteger(value) && Math.abs(Number(value)) < WORD_SIZE;
const bound: Check = (value) => isPositive(value) && Number(value) <= WORD_SIZE;

const isDigits = record({ op: is('digits'), count: small, base: bound, offset: number });
const isPick = record({ op: is('pick'), from: number, to: number, count: small });
const isWeighted = record({ op: is('weighted'), weights: list(isCount) });
const isSame = record({ op: is('same') });
const isAscending = record({ op: is('ascending') });
const isAscendingParts = record({ op: is('ascendingParts'), sizes: list(isPositive) });
const isGroupSums = record({
  op: is('groupSums'),
  groups: list(list(isPositive)),
  modulus: isPositive,
});
const isFromRight = record({
  op: is('fromRight'),
  window: small,
  from: small,
  to: small,
  different: isFlag,
  skip: small,
  count: small,
});
const isHashStream = record({ op: is('hashStream'), game: isName, draw: list(isByteStep) });
const isDigitSum = record({ op: is('digitSum'), last: small });
const isSetRank = record({ op: is('setRank'), last: small });

function isStep(value: unknown): boolean {
  return (isDigits(value) || isPick(value) || isWeighted(value)) && makesSense(value as DrawStep);
}

/** A step whose every choice fits into one byte. */
function isByteStep(value: unknown): boolean {
  if (!isStep(value)) return false;
  const step = value as DrawStep;
  if (step.op === 'digits') return step.base <= BYTE_SIZE;
  if (step.op === 'pick') return step.to - step.from + 1 <= BYTE_SIZE;
  return step.weights.reduce((total, weight) => total + weight, 0) <= BYTE_SIZE;
}

function makesSense(step: DrawStep): boolean {
  if (step.op === 'digits') return true;
  if (step.op === 'pick') {
    const size = step.to - step.from + 1;
    return size <= MOST_NUMBERS && step.count <= size;
  }
  const sum = step.weights.reduce((total, weight) => total + weight, 0);
  return step.weights.length <= MOST_NUMBERS && sum >= 1 && sum <= WORD_SIZE;
}

const isDerivation: Check = (value) =>
  [
    isSame,
    isAscending,
    isAscendingParts,
    isGroupSums,
    isFromRight,
    isHashStream,
    isDigitSum,
    isSetRank,
  ].some((is) => is(value));

const isProgram = record({
  id: isName,
  v: isPositive,
  draw: list(isStep),
  derive: isDerivation,
});

const madeBy = (steps: readonly DrawStep[]): number =>
  steps.reduce((sum, step) => sum + (step.op === 'weighted' ? 1 : step.count), 0);

/** Whether the value is a program that can be run: every place it names exists. */
export function isMappingProgram(value: unknown): value is MappingProgram {
  if (!isProgram(value)) return false;
  const { draw, derive } = value as MappingProgram;
  const made = madeBy(draw);
  return made >= 1 && made <= MOST_NUMBERS && fits(derive, draw, made);
}

function fits(derive: Derivation, draw: readonly DrawStep[], made: number): boolean {
  switch (derive.op) {
    case 'same':
    case 'ascending':
      return true;
    case 'ascendingParts':
      return derive.sizes.reduce((sum, size) => sum + size, 0) === made;
    case 'groupSums':
      return derive.groups.flat().every((place) => place <= made);
    case 'digitSum':
      return derive.last >= 1 && derive.last <= MOST_DIGITS && draw.every(isNatural);
    case 'setRank':
      return derive.last >= 1 && derive.last <= MOST_DIGITS && isOneSet(draw);
    case 'hashStream':
      return isHash(draw, made) && madeBy(derive.draw) <= MOST_NUMBERS;
    case 'fromRight':
      return isHash(draw, made) && canBeRead(derive);
  }
}

/** Numbers whose digits are all they are written with. */
const isNatural = (step: DrawStep): boolean =>
  step.op === 'weighted' || (step.op === 'digits' ? step.offset : step.from) >= 0;

/** Different numbers from 1 on. */
const isOneSet = ([step, ...more]: readonly DrawStep[]): boolean =>
  more.length === 0 && step?.op === 'pick' && step.from === 1;

const isHash = (draw: readonly DrawStep[], made: number): boolean =>
  made === HASH_DIGITS &&
  draw.every((step) => step.op === 'digits' && step.base === HEX && step.offset === 0);

/** Values that are there, and enough of them: else the reading would never end. */
function canBeRead({ window, from, to, different, skip, count }: FromRight): boolean {
  const values = Math.min(to, HEX - 1) - from + 1;
  const isIn = window >= 1 && window <= HASH_DIGITS && to < HEX && values >= 1;
  return isIn && count >= 1 && (!different || skip + count <= values);
}

function is(op: string): Check {
  return (value) => value === op;
}
