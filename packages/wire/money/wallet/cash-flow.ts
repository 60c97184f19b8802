import * as z from 'zod/mini';
import { gameId, money, post, timestamp } from '../../core/index.ts';
import { CashFlow } from './shapes.ts';

/** Where the next page begins: what the page before said, and nothing to be read. */
const cursor = z.string().check(z.regex(/^\d{1,16}\.\d{1,18}$/));

/** Which movements of a wallet: those that all of these hold for. */
const FILTER = {
  /** From (inclusive) and to (exclusive); at most a year back. */
  From: timestamp,
  To: timestamp,
  Types: z.optional(z.array(z.int()).check(z.maxLength(100))),
  Classes: z.optional(z.array(z.int()).check(z.maxLength(20))),
  /** The movement with this id, or those of the bet with it. */
  Reference: z.optional(z.uuid()),
  GameId: z.optional(gameId),
  /** Bounds of what moved, whichever way. */
  Least: z.optional(money),
  Most: z.optional(money),
} as const;

export const getCashFlow = post('/api/CashFlow/Records', {
  access: 'player',
  keepsPage: true,
  input: z.strictObject({
    ...FILTER,
    After: z.optional(cursor),
    PageSize: z.int().check(z.minimum(1), z.maximum(1000)),
  }),
  output: z.object({
    Rows: z.array(CashFlow),
    /** Null at the end. */
    Next: z.nullable(z.string()),
    /** The server clock when this was read. */
    DateTimeNow: timestamp,
  }),
  about: 'The movements of the wallet, newest first, from cursor to cursor.',
});

export const getCashFlowSums = post('/api/CashFlow/Sums', {
  access: 'player',
  keepsPage: true,
  input: z.strictObject(FILTER),
  output: z.object({ Total: z.int(), SumIn: money, SumOut: money }),
  about: 'What the movements of the same filters add up to.',
});
