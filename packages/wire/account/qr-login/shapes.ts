import * as z from 'zod/mini';

/** 128 random bits, base64url. */
export const ScanTicket = z.string().check(z.regex(/^[\w-]{22}$/));
