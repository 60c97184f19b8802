// Which moves are listed. It stands in the address. Pure.
import * as z from 'zod/mini';
import type { Input } from '@fairlot/wire/core';
import { MOVE_STATES, type moveConsole } from '@fairlot/wire/team/move';

const some = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

/** Without a state the page lists what waits. */
export const MovesSearch = z.object({
  search: some(z.string().check(z.minLength(1), z.maxLength(32))),
  state: some(z.enum([...MOVE_STATES, 'all'])),
});
export type MovesFilter = Partial<z.output<typeof MovesSearch>>;

export const askFor = (
  { search, state = 'waiting' }: MovesFilter,
  before: number | undefined,
  count: number,
): Input<typeof moveConsole.getDeskMoves> => ({
  Search: search,
  State: state === 'all' ? undefined : state,
  Before: before,
  Count: count,
});
