// Which adjustments are listed. It stands in the address: what is of no use there is not there. Pure.
import * as z from 'zod/mini';
import type { Input } from '@fairlot/wire/core';
import { type manualAdjustmentConsole, TYPE_OF } from '@fairlot/wire/money/manual-adjustment';

const some = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

export const TYPES = [
  'add',
  'deduct',
  'compensate',
  'bonus',
  'grant',
] as const satisfies readonly (keyof typeof TYPE_OF)[];
export type AdjustmentType = (typeof TYPES)[number];

export const AdjustSearch = z.object({
  search: some(z.string().check(z.minLength(1), z.maxLength(32))),
  type: some(z.enum(TYPES)),
});
export type AdjustFilter = Partial<z.output<typeof AdjustSearch>>;

export const askFor = (
  { search, type }: AdjustFilter,
  before: number | undefined,
  count: number,
): Input<typeof manualAdjustmentConsole.getAdjustments> => ({
  Search: search,
  Type: type,
  Before: before,
  Count: count,
});
