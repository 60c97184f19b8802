// The filter of the list of games in the address. Values that do not fit are dropped.
import * as z from 'zod/mini';
import { CATALOGUE_KINDS } from '@fairlot/rules/lottery/kind';

const some = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

export const GamesSearch = z.object({
  name: some(z.string().check(z.minLength(1), z.maxLength(40))),
  family: some(z.string().check(z.regex(/^[a-z0-9]{1,12}$/))),
  kind: some(z.enum(CATALOGUE_KINDS)),
  state: some(z.int().check(z.minimum(0), z.maximum(3))),
});
export type GamesFilter = Partial<z.output<typeof GamesSearch>>;
