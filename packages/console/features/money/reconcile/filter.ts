// Which breaks are listed. It stands in the address: what is of no use there is not there. Pure.
import * as z from 'zod/mini';
import type { Input } from '@fairlot/wire/core';
import type { reconcileConsole } from '@fairlot/wire/money/reconcile';

const some = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

export const KINDS = [
  'missingHere',
  'missingThere',
  'otherAmount',
  'doubled',
  'otherState',
  'balance',
  'unreadable',
] as const;
export type Kind = (typeof KINDS)[number];

export const ReconcileSearch = z.object({
  show: some(z.enum(['open', 'ended'])),
  kind: some(z.enum(KINDS)),
  search: some(z.string().check(z.minLength(1), z.maxLength(100))),
});
export type ReconcileFilter = Partial<z.output<typeof ReconcileSearch>>;

export const askFor = (
  { show, kind, search }: ReconcileFilter,
  before: number | undefined,
  count: number,
): Input<typeof reconcileConsole.getBreaks> => ({
  IsOpen: show !== 'ended',
  Kind: kind,
  Search: search,
  Before: before,
  Count: count,
});
