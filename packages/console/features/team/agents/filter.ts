// Which agents are listed. It stands in the address: what is of no use there is not there. Pure.
import * as z from 'zod/mini';
import type { Input } from '@fairlot/wire/core';
import type { agentsConsole } from '@fairlot/wire/team/agents';

const some = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

export const AgentsSearch = z.object({
  search: some(z.string().check(z.minLength(1), z.maxLength(32))),
  /** Who stand right below this one. */
  parent: some(z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
});
export type AgentsFilter = Partial<z.output<typeof AgentsSearch>>;

export const askFor = (
  { search, parent }: AgentsFilter,
  before: number | undefined,
  count: number,
): Input<typeof agentsConsole.getAgents> => ({
  Search: search,
  Parent: parent,
  Before: before,
  Count: count,
});
