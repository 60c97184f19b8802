import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { ok, refused } from '@fairlot/rules/core/result';
import { codes, get, money, post, specPost } from '@fairlot/wire/core';
import { mills } from '@fairlot/rules/core/money';
import { useTestServer } from '../testing/index.ts';
import type { Feature } from './feature.ts';
import { routes } from './route.ts';

const wire = {
  double: specPost('/api/Try/Double', {
    access: 'anyone',
    input: z.object({ Amount: money }),
    output: money,
    about: 'Twice the amount.',
  }),
  order: post('/api/Try/Order', {
    access: 'anyone',
    input: z.strictObject({ Rows: z.array(z.object({ Count: z.int() })) }),
    output: z.object({ Total: z.int() }),
    codes: codes({
      TOO_MANY: { number: 1, zh: '最多 {max}', en: 'At most {max}' },
      REUSED: { number: 2, zh: '重复', en: 'Reused', status: 409 },
    }),
    about: 'Adds counts.',
  }),
  echo: get('/api/Try/Echo', {
    access: 'anyone',
    input: z.object({ Text: z.string() }),
    output: z.object({ Text: z.string() }),
    about: 'Says it again.',
  }),
  secret: specPost('/api/Try/Secret', {
    access: 'player',
    input: z.object({}),
    output: z.string(),
    about: 'Only for players.',
  }),
  broken: specPost('/api/Try/Broken', {
    access: 'anyone',
    input: z.object({}),
    output: z.string(),
    about: 'Always fails.',
  }),
};

const feature: Feature = {
  name: 'try',
  http: () =>
    routes(wire, {
      double: async ({ Amount }) => mills(Amount * 2n),
      order: async ({ Rows }) => {
        const total = Rows.reduce((sum, row) => sum + row.Count, 0);
        if (total === 13) return refused({ code: 'REUSED' });
        if (total > 9) return refused({ code: 'TOO_MANY', params: { max: 9 } });
        return ok({ Total: total });
      },
      echo: async ({ Text }) => ({ Text }),
      secret: async (_, call) => String(call.principal.playerId),
      broken: async () => {
        throw new Error('a detail that nobody outside may read');
      },
    }),
};

const server = useTestServer({ features: [feature] });

test('a call of the specification replies bare, money as a number with three decimals', async () => {
  const reply = await server().call(wire.double, { Amount: mills(1_234_567) });
  expect(reply.body).toBe(2469.134);
  expect(reply.value).toBe(2_469_134n);
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('a call of ours replies in the envelope; a refusal is 200 with its text and parameters', async () => {
  const good = await server().call(wire.order, { Rows: [{ Count: 4 }] });
  expect(good.body).toMatchObject({ Code: 'OK', Message: '', Data: { Total: 4 } });
  const refusal = await server().call(wire.order, { Rows: [{ Count: 10 }] });
  expect(refusal.status).toBe(200);
  expect(refusal.body).toMatchObject({ Code: 'TOO_MANY', Message: '最多 9', Params: { max: 9 } });
  const reused = await server().call(wire.order, { Rows: [{ Count: 13 }] });
  expect([reused.status, reused.code]).toEqual([409, 'REUSED']);
});
