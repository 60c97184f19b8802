import * as z from 'zod/mini';
import { ok, refused } from '@fairlot/rules/core/result';
import { codes, get, money, nothing, post, specPost } from '@fairlot/wire/core';
import { mills } from '@fairlot/rules/core/money';
import type { Feature } from '../feature.ts';
import { routes } from '../route.ts';

/** One call of each kind, and what they do: whatever a server has to cope with. */
export const tried = {
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
  team: specPost('/api/Try/Team', {
    access: 'agent',
    input: z.object({}),
    output: z.string(),
    about: 'Only for agents.',
  }),
  empty: specPost('/api/Try/Empty', {
    access: 'anyone',
    input: nothing,
    output: z.string(),
    about: 'Needs nothing.',
  }),
  long: specPost('/api/Try/Long', {
    access: 'anyone',
    input: z.object({}),
    output: z.string(),
    about: 'Says much, once it is told to.',
  }),
  /** Refuses whoever says no. */
  forget: post('/api/Try/Forget', {
    access: 'anyone',
    clearsCache: true,
    input: z.strictObject({ Sure: z.boolean() }),
    output: z.boolean(),
    codes: codes({ UNSURE: { number: 3, zh: '未确认', en: 'Not sure' } }),
    about: 'Has the browser forget what it cached.',
  }),
  broken: specPost('/api/Try/Broken', {
    access: 'anyone',
    input: z.object({}),
    output: z.string(),
    about: 'Always fails.',
  }),
};

let say = (_: string): void => {};
const said = new Promise<string>((done) => (say = done));

/** What the long call says, and when. */
export const speak = (what: string): void => say(what);

export const triedFeature: Feature = {
  name: 'try',
  start: async ({ access }) =>
    access.setAuthenticator(async (token) => {
      if (token !== 'of-an-agent' && token !== 'of-a-player') return 'not_logged_in';
      const isAgent = token === 'of-an-agent';
      return { playerId: 7n, sessionId: token, isAgent, flags: new Set() };
    }),
  http: () =>
    routes(tried, {
      double: async ({ Amount }) => mills(Amount * 2n),
      order: async ({ Rows }) => {
        const total = Rows.reduce((sum, row) => sum + row.Count, 0);
        if (total === 13) return refused({ code: 'REUSED' });
        if (total > 9) return refused({ code: 'TOO_MANY', params: { max: 9 } });
        return ok({ Total: total });
      },
      echo: async ({ Text }) => ({ Text }),
      secret: async (_, call) => String(call.principal.playerId),
      team: async (_, call) => String(call.principal.playerId),
      empty: async (input) => (input ? 'something' : 'nothing'),
      long: () => said,
      forget: async ({ Sure }) => (Sure ? ok(true) : refused({ code: 'UNSURE' })),
      broken: async () => {
        throw new Error('a detail that nobody outside may read');
      },
    }),
};
