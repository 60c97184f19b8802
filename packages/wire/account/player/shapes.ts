import * as z from 'zod/mini';

export const playerId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** How a player looks to others. */
export const Face = z.object({
  /** One of the pictures that are built in, by number; 0: the first letter of his name. */
  Image: z.int(),
  /** Where the picture is that he uploaded and an operator accepted, which goes before that; empty: he has none. */
  Picture: z.string(),
});
export type Face = z.output<typeof Face>;
