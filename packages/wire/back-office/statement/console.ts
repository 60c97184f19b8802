import * as z from 'zod/mini';
import { post } from '../../core/index.ts';
import { reason } from '../../staff/operator/shapes.ts';
import {
  STATEMENT_CODES,
  STATEMENT_CONSOLE_CODES,
  STATEMENT_PART_CODES,
  STATEMENT_READY_CODES,
} from './codes.ts';
import { ASKED, Making, PART, Part, READY } from './shapes.ts';

export const makePlayerStatement = post('/api/Console/StatementMake', {
  access: 'manage.statements.make',
  input: z.strictObject({
    PlayerId: z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
    ...ASKED,
    Reason: reason,
  }),
  output: Making,
  codes: { ...STATEMENT_CODES, ...STATEMENT_CONSOLE_CODES },
  about: 'Makes a signed statement of a player; the audit says who asked for it, and why.',
});

export const getPlayerStatement = post('/api/Console/StatementReady', {
  access: 'manage.statements.make',
  passive: true,
  input: z.strictObject(READY),
  output: Making,
  codes: STATEMENT_READY_CODES,
  about: 'Waits some seconds for a statement that this operator has made.',
});

export const getPlayerStatementPart = post('/api/Console/StatementPart', {
  access: 'manage.statements.make',
  input: z.strictObject(PART),
  output: Part,
  codes: STATEMENT_PART_CODES,
  about: 'The bytes of a statement that this operator had made, part by part.',
});
