import * as z from 'zod/mini';
import { post } from '../../core/index.ts';
import { STATEMENT_CODES, STATEMENT_PART_CODES, STATEMENT_READY_CODES } from './codes.ts';
import { ASKED, Making, PART, Part, READY } from './shapes.ts';

export const makeStatement = post('/api/Statement/Make', {
  access: 'player',
  input: z.strictObject(ASKED),
  output: Making,
  codes: STATEMENT_CODES,
  about:
    'Makes a signed statement of the wallet as CSV, JSON or PDF; one that takes long is asked for again.',
});

export const getStatement = post('/api/Statement/Ready', {
  access: 'player',
  passive: true,
  input: z.strictObject(READY),
  output: Making,
  codes: STATEMENT_READY_CODES,
  about: 'Waits some seconds for a statement that is being made.',
});

export const getStatementPart = post('/api/Statement/Part', {
  access: 'player',
  input: z.strictObject(PART),
  output: Part,
  codes: STATEMENT_PART_CODES,
  about: 'The bytes of a statement that was made, part by part.',
});
