import * as z from 'zod/mini';
import { readLinkCode } from '@fairlot/rules/check/register';

/** The three fields that the specification reads from a login, exactly so named. */
export const Grant = z.object({
  access_token: z.string(),
  /** Seconds from now. */
  expires_in: z.int(),
  isAgent: z.boolean(),
});

/** The typed code of a registration link. */
export const linkCode = z
  .string()
  .check(z.maxLength(64), z.overwrite(readLinkCode), z.maxLength(32));
