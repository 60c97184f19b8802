import * as z from 'zod/mini';

/** Where the next page of a list of records begins: what the page before said, and nothing to be read. */
export const recordCursor = z
  .string()
  .check(z.regex(/^\d{1,16}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
