import * as z from 'zod/mini';
import { post } from '../core/index.ts';
import { STATEMENT_CODES, STATEMENT_PART_CODES } from './codes.ts';
import { ASKED, Made, PART, Part, STATEMENT_ANSWER_MS } from './shapes.ts';

export const makeStatement = post('/api/Statement/Make', {
  access: 'player',
  answerMs: STATEMENT_ANSWER_MS,
  input: z.strictObject(ASKED),
  output: Made,
  codes: STATEMENT_CODES,
  about: 'Makes a signed statement of the wallet as CSV, JSON or PDF.',
});

export const getStatementPart = post('/api/Statement/Part', {
  access: 'player',
  input: z.strictObject(PART),
  output: Part,
  codes: STATEMENT_PART_CODES,
  about: 'The bytes of a statement that was made, part by part.',
});
