import * as z from 'zod/mini';
import { money, post, timestamp } from '../core/index.ts';
import { CashFlow } from './shapes.ts';

export const getCashFlow = post('/api/CashFlow/Records', {
  access: 'player',
  keepsPage: true,
  input: z.strictObject({
    /** From (inclusive) and to (exclusive); at most 31 days, at most 90 days back. */
    From: timestamp,
    To: timestamp,
    Types: z.optional(z.array(z.int()).check(z.maxLength(50))),
    Page: z.int().check(z.minimum(1), z.maximum(10_000)),
    PageSize: z.int().check(z.minimum(1), z.maximum(100)),
  }),
  output: z.object({
    Rows: z.array(CashFlow),
    Total: z.int(),
    SumIn: money,
    SumOut: money,
    /** The server clock when this was read. */
    DateTimeNow: timestamp,
  }),
  about: 'The movements of the wallet.',
});
