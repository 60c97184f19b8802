import * as z from 'zod/mini';
import { expect, expectTypeOf, test } from 'vitest';
import { ok, type Ok, type Refused } from '@fairlot/rules/core/result';
import { codes, post, specPost } from '@fairlot/wire/core';
import { routes, type Handler, type Handlers } from './route.ts';

const wire = {
  plain: specPost('/api/Try/Plain', {
    access: 'anyone',
    input: z.object({ N: z.int() }),
    output: z.string(),
    about: 'Cannot refuse.',
  }),
  strict: post('/api/Try/Strict', {
    access: 'anyone',
    input: z.object({}),
    output: z.object({ N: z.int() }),
    codes: codes({ FULL: { number: 1, zh: '满', en: 'Full' } }),
    about: 'May refuse.',
  }),
  /** A schema among the endpoints asks for no handler. */
  Row: z.object({}),
};

test('the compiler holds handlers to the contract', () => {
  type Plain = Handler<typeof wire.plain>;
  type Strict = Handler<typeof wire.strict>;
  expectTypeOf<(input: { N: number }) => Promise<string>>().toExtend<Plain>();
  expectTypeOf<() => Promise<number>>().not.toExtend<Plain>();
  expectTypeOf<() => Promise<Ok<string>>>().not.toExtend<Plain>();
  expectTypeOf<(input: { M: number }) => Promise<string>>().not.toExtend<Plain>();

  expectTypeOf<() => Promise<Ok<{ N: number }> | Refused<{ code: 'FULL' }>>>().toExtend<Strict>();
  expectTypeOf<() => Promise<Refused<{ code: 'OTHER' }>>>().not.toExtend<Strict>();
  expectTypeOf<() => Promise<Ok<{ M: number }>>>().not.toExtend<Strict>();
  expectTypeOf<() => Promise<{ N: number }>>().not.toExtend<Strict>();

  expectTypeOf<{ plain: Plain; strict: Strict }>().toExtend<Handlers<typeof wire>>();
  expectTypeOf<{ plain: Plain }>().not.toExtend<Handlers<typeof wire>>();
});

test('every endpoint has its route, and nothing else has one', () => {
  const found = routes(wire, { plain: async () => 'x', strict: async () => ok({ N: 1 }) });
  expect(found.map(({ endpoint }) => endpoint.path)).toEqual(['/api/Try/Plain', '/api/Try/Strict']);
});
