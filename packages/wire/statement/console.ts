import * as z from 'zod/mini';
import { post } from '../core/index.ts';
import { reason } from '../operator/shapes.ts';
import { STATEMENT_CODES, STATEMENT_CONSOLE_CODES, STATEMENT_PART_CODES } from './codes.ts';
import { ASKED, Made, PART, Part, STATEMENT_ANSWER_MS } from './shapes.ts';

export const makePlayerStatement = post('/api/Console/StatementMake', {
  access: 'manage.statements.make',
  answerMs: STATEMENT_ANSWER_MS,
  input: z.strictObject({
    PlayerId: z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
    ...ASKED,
    Reason: reason,
  }),
  output: Made,
  codes: { ...STATEMENT_CODES, ...STATEMENT_CONSOLE_CODES },
  about: 'Makes a signed statement of a player; the audit says who asked for it, and why.',
});

export const getPlayerStatementPart = post('/api/Console/StatementPart', {
  access: 'manage.statements.make',
  input: z.strictObject(PART),
  output: Part,
  codes: STATEMENT_PART_CODES,
  about: 'The bytes of a statement that this operator had made, part by part.',
});
