import type { BallLook } from '@fairlot/rules/play/family';
import { findFamily } from '@fairlot/rules/play/registry';

/**
 * How numbers of a family look on a pad where they are no plain balls: in the colours of Mark Six, as
 * plates of cars, as dice. Sums and other counts of the same family are none of its numbers.
 */
export function faceOf(
  family: string,
  names: readonly string[],
): Exclude<BallLook, 'ball' | 'extra'> | undefined {
  const ball = findFamily(family)?.ball;
  if (ball === 'die') return names.length === 6 && names[0] === '1' ? ball : undefined;
  return (ball === 'wave' || ball === 'car') && names.includes('01') ? ball : undefined;
}
