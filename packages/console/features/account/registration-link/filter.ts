// Which links are listed. It stands in the address: what is of no use there is not there. Pure.
import * as z from 'zod/mini';
import type { Input } from '@fairlot/wire/core';
import { LINK_STATES, type registrationLinkConsole } from '@fairlot/wire/account/registration-link';

const some = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

export const LinksSearch = z.object({
  search: some(z.string().check(z.minLength(1), z.maxLength(32))),
  kind: some(z.enum(['agent', 'player'])),
  state: some(z.enum(LINK_STATES)),
});
export type LinksFilter = Partial<z.output<typeof LinksSearch>>;

export const askFor = (
  { search, kind, state }: LinksFilter,
  before: number | undefined,
  count: number,
): Input<typeof registrationLinkConsole.getLinks> => ({
  Search: search,
  Kind: kind,
  State: state,
  Before: before,
  Count: count,
});
