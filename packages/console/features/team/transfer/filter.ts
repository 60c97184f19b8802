// Which transfers are listed. It stands in the address: what is of no use there is not there. Pure.
import * as z from 'zod/mini';
import { TRANSFER_TYPES, type TransferType } from '@fairlot/rules/check/transfer';
import type { Input } from '@fairlot/wire/core';
import type { transferConsole } from '@fairlot/wire/team/transfer';

const some = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

export const TYPES = Object.keys(TRANSFER_TYPES) as TransferType[];
export const STATES = ['made', 'reversed'] as const;
export type State = (typeof STATES)[number];

export const TransferSearch = z.object({
  search: some(z.string().check(z.minLength(1), z.maxLength(32))),
  type: some(z.enum(TYPES)),
  state: some(z.enum(STATES)),
});
export type TransferFilter = Partial<z.output<typeof TransferSearch>>;

export const askFor = (
  { search, type, state }: TransferFilter,
  before: string | undefined,
  count: number,
): Input<typeof transferConsole.getTransfers> => ({
  Search: search,
  Type: type,
  IsReversed: state && state === 'reversed',
  Before: before,
  Count: count,
});
