import * as z from 'zod/mini';

/** The three fields that the specification reads from a login, exactly so named. */
export const Grant = z.object({
  access_token: z.string(),
  /** Seconds from now. */
  expires_in: z.int(),
  isAgent: z.boolean(),
});
