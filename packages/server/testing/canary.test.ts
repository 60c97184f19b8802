import { expect, test } from 'vitest';
import { contract } from '@fairlot/wire';
import { consoleContract } from '@fairlot/wire/console';
import type { Endpoint, HubMethod } from '@fairlot/wire/core';
import { toJSONSchema } from 'zod/mini';
import { createLog } from '#platform/log';
import { createCanaries } from './canary.ts';

/** What every server of a test is watched by: without it no line would ever be looked at. */
const SECRETS = {
  Password: 'kept-for-tests-42',
  Code: '123456',
  Email: 'qing@example.com',
  Token: 'a-token-of-somebody',
  Number: '6222021234567890128',
  Holder: '王小明（持卡人）先生',
  RealName: '欧阳',
};

test.each(Object.entries(SECRETS))(
  'a %s in a line is found, and the line is named',
  (name, value) => {
    const canaries = createCanaries();
    const log = createLog('trace', canaries.sink);
    canaries.note({ Form: { [name]: value } });
    log.info({ path: '/api/Try' }, 'nothing is said here');
    expect(canaries.faults()).toEqual([]);
    log.debug({ tried: value }, 'somebody tried');
    const [fault] = canaries.faults();
    expect(fault).toContain('somebody tried');
    expect(canaries.faultsIn('/api/Try', JSON.stringify({ Params: { was: value } }))).toHaveLength(
      1,
    );
  },
);

test('what comes back is a secret as well, and the name of a refusal is none', async () => {
  const canaries = createCanaries();
  const endpoint = { method: 'POST', path: '/api/Try' } as Endpoint;
  const answers: unknown[] = [
    { ok: true, value: { access_token: 'a-token-of-somebody', RecoveryCodes: ['abcd-efgh'] } },
    { ok: false, error: { code: 'LOCKED' } },
  ];
  const watched = canaries.watch({
    name: 'try',
    http: () => [{ endpoint, handle: async () => answers.shift() }],
  });
  const [route] = watched.http?.({} as never) ?? [];
  await route?.handle({}, {} as never);
  await route?.handle({}, {} as never);
  const log = createLog('trace', canaries.sink);
  log.info({ state: 'LOCKED' }, 'not let in');
  expect(canaries.faults()).toEqual([]);
  log.info({ codes: ['abcd-efgh'] }, 'made');
  log.info('by a-token-of-somebody');
  expect(canaries.faults()).toHaveLength(2);
});

test('what goes over the hub is a secret as well', async () => {
  const canaries = createCanaries();
  const method = { target: 'Try' } as HubMethod;
  const watched = canaries.watch({
    name: 'try',
    hub: () => [{ method, handle: async () => ({ Ticket: 'a-ticket-of-a-page' }) }],
  });
  const [route] = watched.hub?.({} as never) ?? [];
  await route?.handle({} as never, { Token: 'a-token-of-somebody' });
  const log = createLog('trace', canaries.sink);
  log.info({ said: 'a-ticket-of-a-page' }, 'made');
  log.info('by a-token-of-somebody');
  expect(canaries.faults()).toHaveLength(2);
});

test('no address of a call has a place for a secret', () => {
  const endpoints = [...Object.values(contract), ...Object.values(consoleContract)].flatMap(
    (part): Endpoint[] => ('http' in part ? Object.values(part.http) : []),
  );
  const asked = endpoints.filter(({ method }) => method === 'GET');
  const fields = asked.flatMap(({ path, input }) => {
    const json = toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
    return Object.keys(json.properties ?? {}).map((name) => `${path} ${name}`);
  });
  expect(asked.length).toBeGreaterThan(5);
  expect(
    fields.filter((field) => /password|token|code|secret|email|phone|key/i.test(field)),
  ).toEqual([]);
});
