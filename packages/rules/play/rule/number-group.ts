import { nameRow, type RowHead } from '../entry/pad.ts';
import type { Bilingual } from '../../core/text.ts';
import type { PadRow } from '../play.ts';

/** Numbers that go by one name: those of an animal, or of a last digit. Ascending. */
export type NumberGroup = {
  /** What the encoded selection holds. */
  readonly symbol: string;
  readonly name: Bilingual;
  readonly numbers: readonly number[];
};

/** A row of groups, each with its numbers under it. */
export const groupRow = (place: RowHead, groups: readonly NumberGroup[]): PadRow => ({
  ...nameRow(
    place,
    groups.map(({ name }) => name),
  ),
  symbols: groups.map(({ symbol }) => symbol),
  about: groups.map(({ numbers }) => numbersText(numbers)),
});

/** `07 19 31 43`. */
export const numbersText = (numbers: readonly number[]): string =>
  numbers.map((number) => String(number).padStart(2, '0')).join(' ');

/** The place of the group that a number is of, looked up. */
export function groupOfNumber(groups: readonly NumberGroup[]): (number: number) => number {
  const places = new Map(groups.flatMap(({ numbers }, i) => numbers.map((each) => [each, i])));
  return (number) => places.get(number) ?? -1;
}
