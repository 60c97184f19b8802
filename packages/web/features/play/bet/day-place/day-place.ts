import type { Output } from '@fairlot/wire/core';
import type { lotteryHttp } from '@fairlot/wire/play/lottery';

export type DayPlace = NonNullable<Output<typeof lotteryHttp.getDayPlace>['Place']>;

/**
 * Where an issue stands in its day, by what is known of another issue of the game: issues of a day bear consecutive
 * numbers, so that a page asks once a day. Undefined where the known one is of another day.
 */
export function placeBeside(
  known: DayPlace,
  knownSerial: number,
  serial: number,
): DayPlace | undefined {
  const Index = known.Index + serial - knownSerial;
  return Index >= 1 && Index <= known.Count ? { ...known, Index } : undefined;
}
