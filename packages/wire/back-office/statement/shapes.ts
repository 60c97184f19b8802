import * as z from 'zod/mini';
import { timestamp } from '../../core/index.ts';

export const STATEMENT_FORMATS = ['pdf', 'csv', 'json'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** Movements in one of a format: a table of more is no help to anybody, a PDF of so many is 170 pages. */
export const STATEMENT_ROWS = { pdf: 10_000, csv: 100_000, json: 100_000 } as const;
/** How many may be asked for in an hour. */
export const STATEMENTS_AN_HOUR = { player: 20, operator: 60 } as const;
/** How long one that was made lies ready. */
export const STATEMENT_KEPT_MINUTES = 15;

/** Milliseconds that an answer waits for one to be made: less than any proxy gives up after. */
export const STATEMENT_WAIT_MS = 12_000;

/** Which statement: whoever asks, these say what stands in it and in which form. */
export const ASKED = {
  /** From (inclusive) and to (exclusive); at most a year back. */
  From: timestamp,
  To: timestamp,
  Format: z.enum(STATEMENT_FORMATS),
  Language: z.enum(['zh', 'en']),
} as const;

/** A statement that was made and lies ready for a quarter of an hour. */
export const Made = z.object({
  Id: z.string(),
  /** A name for the file. */
  Name: z.string(),
  Bytes: z.int(),
  Rows: z.int(),
  /** SHA-256 of what it says, and the public key that signed it, in hex. */
  Sha256: z.string(),
  Key: z.string(),
});
export type Made = z.output<typeof Made>;

/** One that is asked for: `Made` is null while it is made, and is asked for again by `Id`. */
export const Making = z.object({ Id: z.string(), Made: z.nullable(Made) });
export type Making = z.output<typeof Making>;

export const READY = { Id: z.uuid() };
export const PART = { Id: z.uuid(), At: z.int().check(z.minimum(0), z.maximum(268_435_456)) };

export const Part = z.object({
  /** Bytes of the file, in base64. */
  Data: z.string(),
  /** Where the next part begins; null at the end. */
  Next: z.nullable(z.int()),
});
export type Part = z.output<typeof Part>;
