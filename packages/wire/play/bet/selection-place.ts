import type { Bilingual } from '@fairlot/rules/core/text';
import type { Params } from '../../core/codes.ts';

/** Where a cart was refused with `NUMBER_INVALID`. */
export type SelectionPlace = {
  /** The cart row, from 0. */
  readonly row: number;
  /**
   * Where what is wrong begins, or where something is missing: in characters (UTF-16) of the row's `Content` as it
   * was sent, from 0 to its length.
   */
  readonly at: number;
};

/** What a refusal `NUMBER_INVALID` says of a row beside which one it is; `nth` counts from 1, for people. */
export const selectionFault = ({ zh, en }: Bilingual, at: number) => ({
  detail: zh,
  detail_en: en,
  at,
  nth: at + 1,
});

/** The place that a refusal names; undefined for a refusal of something else. */
export function selectionPlace(refusal: {
  readonly code: string;
  readonly params: Params;
}): SelectionPlace | undefined {
  const { row, at } = refusal.params;
  if (refusal.code !== 'NUMBER_INVALID') return undefined;
  return typeof row === 'number' && typeof at === 'number' ? { row, at } : undefined;
}
