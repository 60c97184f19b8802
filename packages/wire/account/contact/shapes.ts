import * as z from 'zod/mini';

/** How a player is reached. */
export const ContactKind = z.enum(['email', 'phone']);
