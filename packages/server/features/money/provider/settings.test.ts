import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { mills } from '@fairlot/rules/core/money';
import type { Input } from '@fairlot/wire/core';
import { depositHttp } from '@fairlot/wire/money/deposit';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { providerConsole } from '@fairlot/wire/money/provider';
import { publishingConsole } from '@fairlot/wire/staff/publishing';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { addTestChannel, TEST_SECRET } from '../deposit/testing/channels.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { forgetSecrets } from './forget-secrets.ts';
import { providerOf, secretOf } from './known.ts';
import { nodeOf, setNode } from './node.ts';
import { markOf } from './propose-secret.ts';
import { readProvider } from './store.ts';
import { holdPayoutLimits } from './store-settings.ts';

/** Settings of providers: edited by one, published by another; secrets go in and never out. */
const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
const Reason = 'a test of providers';
let [clerk, lead, service] = ['', '', ''];
let channel = 0;
beforeAll(async () => {
  channel = await addTestChannel(server(), 'http://127.0.0.1:9');
  clerk = (await signInOperator(server(), 'clerk', ['finance'])).token;
  lead = (await signInOperator(server(), 'lead', ['finance-lead'])).token;
  service = (await signInOperator(server(), 'service', ['service'])).token;
});

type Rules = Input<typeof providerConsole.proposeProvider>['Rules'];
const rows = async (token = clerk) =>
  (await server().callConsole(providerConsole.getProviders, {}, { token })).value.Rows;
async function one() {
  const row = (await rows()).find(({ Id }) => Id === 'sandbox');
  if (!row) throw new Error('it is there');
  return row;
}
async function edit(change: Partial<Rules>, token = clerk, Id = 'sandbox') {
  const { Version: Seen, Rules } = await one();
  const asked = { Id, Seen, Rules: { ...Rules, ...change }, Reason };
  return server().callConsole(
    providerConsole.proposeProvider,
    z.encode(providerConsole.proposeProvider.input, asked),
    { token },
  );
}
const confirm = ({ Id, Hash }: { Id: number; Hash: string }, token = lead) =>
  server().callConsole(operatorHttp.confirm, { Id, Hash }, { token });
const isWayOpen = async () => {
  const { token } = await registerPlayer(server());
  const { value } = await server().call(depositHttp.initDepositData, null, { token });
  return value.Channels.find(({ Id }) => Id === channel)?.Closed === null;
};
const stage = () => server().platform;

test('one switches a provider off, another publishes it: nothing is paid by it until it is on again', async () => {
  expect(await isWayOpen()).toBe(true);
  const put = await edit({ IsOn: false });
  expect(put.value).toMatchObject({
    Before: { isOn: true, version: 1 },
    Content: { isOn: false, version: 2, id: 'sandbox' },
  });
  expect(await one()).toMatchObject({ IsAsked: true, Rules: { IsOn: true } });
  expect((await confirm(put.value, clerk)).status).toBe(403);
  expect((await confirm(put.value)).code).toBe('OK');
  expect(await one()).toMatchObject({ Version: 2, IsAsked: false, Rules: { IsOn: false } });
  expect(await isWayOpen()).toBe(false);
  expect(await providerOf(stage(), 'sandbox')).toBeUndefined();
  const back = { Subject: 'provider sandbox', Seen: 2, Version: 1, Reason };
  const reverted = await server().callConsole(publishingConsole.proposeRevert, back, {
    token: clerk,
  });
  expect((await confirm(reverted.value)).code).toBe('OK');
  expect(await isWayOpen()).toBe(true);
  const { value } = await server().callConsole(
    publishingConsole.getVersions,
    { Subject: 'provider sandbox', Count: 9 },
    { token: clerk },
  );
  expect(value.Rows.map(({ Version }) => Version)).toEqual([3, 2, 1]);
  // Nothing of a secret is in any of them.
  expect(JSON.stringify(value)).not.toContain(TEST_SECRET);
});

test('limits and address are changed, and what cannot be is refused', async () => {
  const codeOf = async (change: Partial<Rules>) => (await edit(change)).code;
  expect(await codeOf({ Address: 'https://pay.example/v1' })).toBe('OUT_OF_BOUNDS');
  expect(await codeOf({ Address: 'http://pay.example' })).toBe('BAD_ADDRESS');
  expect(await codeOf({ PayoutMost: mills(2_000), PayoutDayMost: mills(1_000) })).toBe(
    'MIN_OVER_MAX',
  );
  expect(await codeOf({})).toBe('NO_CHANGE');
  expect((await edit({ IsOn: false }, service)).status).toBe(403);
  expect((await edit({ IsOn: false }, clerk, 'nobody')).code).toBe('NOT_THERE');
  const limits = { PayoutMost: mills(5_000_000), PayoutDayMost: mills(9_000_000) };
  const put = await edit({ ...limits, Address: 'https://pay.example' });
  expect(put.value.Content).toMatchObject({ payoutMost: '5,000.000', payoutDayMost: '9,000.000' });
  expect((await confirm(put.value)).code).toBe('OK');
  expect((await one()).Rules).toMatchObject({ ...limits, Address: 'https://pay.example' });
  expect(await transaction(server().db, (tx) => holdPayoutLimits(tx, 'sandbox'))).toEqual({
    most: 5_000_000n,
    dayLeft: 9_000_000n,
  });
});

const proposeSecret = (Secret: string, token = clerk, Id = 'sandbox') =>
  server().callConsole(providerConsole.proposeSecret, { Id, Secret, Reason }, { token });
const secret = async () => {
  const row = await readProvider(server().db, 'sandbox');
  if (!row) throw new Error('it is there');
  return secretOf(stage(), row);
};

test('another secret is asked for by one and holds from the word of another on; both see a mark of it alone', async () => {
  const next = 'canary0next0of0the0sandbox000000';
  expect((await proposeSecret('short')).status).toBe(400);
  expect((await proposeSecret('with a space in between')).status).toBe(400);
  expect((await proposeSecret(next, service)).status).toBe(403);
  expect((await proposeSecret(next, clerk, 'nobody')).code).toBe('NO_SUCH_PROVIDER');
  expect((await proposeSecret(TEST_SECRET)).code).toBe('SAME_SECRET');
  const put = await proposeSecret(next);
  expect(put.value).toMatchObject({
    // It was set by command.
    Before: { mark: null },
    Content: { id: 'sandbox', mark: markOf('sandbox', next) },
  });
  expect(await one()).toMatchObject({ IsSecretAsked: true });
  expect(await secret()).toBe(TEST_SECRET);
  // In no table in clear, and in nothing that anybody is told.
  const { rows: found } = await sql<{ all: string }>`
    SELECT (SELECT string_agg(p::text, ' ') FROM provider p) || (SELECT string_agg(o::text, ' ') FROM operator_proposal o)
      || (SELECT string_agg(a::text, ' ') FROM operator_audit a) AS all`.execute(server().owner);
  expect(found[0]?.all).not.toContain(next);
  expect(found[0]?.all).not.toContain(Buffer.from(next).toString('hex'));
  // While one waits no other takes its place.
  expect((await proposeSecret('canary0other0of0the0sandbox00000')).code).toBe('ALREADY_WAITS');
  expect((await confirm(put.value, clerk)).status).toBe(403);
  expect((await confirm(put.value)).code).toBe('OK');
  expect(await secret()).toBe(next);
  expect(await one()).toMatchObject({ IsSecretAsked: false });
  const { rows: left } = await sql`SELECT FROM provider WHERE next_sealed IS NOT NULL`.execute(
    server().owner,
  );
  expect(left).toEqual([]);
});

test('a secret that another one took the place of is not what was agreed on', async () => {
  const now = await secret();
  const first = await proposeSecret('canary0first0of0two0secrets00000');
  await server().callConsole(
    operatorHttp.withdraw,
    { Id: first.value.Id, Reason },
    { token: lead },
  );
  const second = await proposeSecret('canary0second0of0two0secrets0000');
  expect(second.value.Before).toEqual({ mark: markOf('sandbox', now) });
  // As if the first had been asked for again meanwhile.
  await sql`UPDATE provider SET next_mark = 'other' WHERE id = 'sandbox'`.execute(server().owner);
  expect((await confirm(second.value)).code).toBe('CHANGED_SINCE');
  expect(await secret()).toBe(now);
});

test('its address stays while payouts are under way, and is one of elsewhere', async () => {
  for (const Address of ['http://127.0.0.1:5432', 'https://localhost', 'https://10.0.0.9']) {
    expect((await edit({ Address })).code).toBe('BAD_ADDRESS');
  }
  const put = await edit({ Address: 'https://other.example' });
  expect(put.code).toBe('OK');
  // One that was given to it meanwhile: what is answered elsewhere would say nothing of it.
  const giveOne = (state: number | undefined) =>
    transaction(server().owner, async (tx) => {
      await sql`SELECT set_config('session_replication_role', 'replica', true)`.execute(tx);
      await sql`DELETE FROM withdrawal_part`.execute(tx);
      if (state === undefined) return;
      await sql`
        INSERT INTO withdrawal_part (player_id, withdrawal_id, part, attempt, no, provider, provider_ref, amount, state)
        VALUES (1, gen_random_uuid(), 1, 1, 'W1', 'sandbox', 1, 1000, ${state})`.execute(tx);
    });
  await giveOne(3);
  expect((await confirm(put.value)).code).not.toBe('OK');
  expect((await edit({ Address: 'https://other.example' })).code).toBe('PAYOUTS_WAIT');
  await giveOne(undefined);
  expect((await confirm(put.value)).code).toBe('OK');
  expect((await one()).Rules.Address).toBe('https://other.example');
});

test('a node is sent its key: nobody points it elsewhere at the console', async () => {
  await sql`INSERT INTO provider (id, adapter, api_at, sealed) VALUES ('node', 'chain', 'https://node.example', '')`.execute(
    server().owner,
  );
  const row = (await rows()).find(({ Id }) => Id === 'node');
  const change = { ...row!.Rules, Address: 'https://mine.example' };
  const asked = z.encode(providerConsole.proposeProvider.input, {
    Id: 'node',
    Seen: 1,
    Rules: change,
    Reason,
  });
  const { code } = await server().callConsole(providerConsole.proposeProvider, asked, {
    token: clerk,
  });
  expect(code).toBe('NODE_ADDRESS');
});

test('the key of a node is renewed however short its keys are, and nothing helps to find it', async () => {
  const node = (secret: string) =>
    transaction(server().db, (tx) =>
      setNode(tx, stage().settings.dataFolder, {
        id: 'node-short',
        apiAt: 'https://node.example',
        secret,
      }),
    );
  expect(await node('seven-7')).toBe('a key has 8 to 256 signs');
  expect(await node('eight-08')).toBeUndefined();
  const renew = (secret: string) => proposeSecret(secret, clerk, 'node-short');
  expect((await renew('seven-7')).status).toBe(400);
  // Who guesses a short one is not told so: it may be proposed like others.
  for (const next of ['eight-08', 'a-key-of-16-signs', 'fifteen-signs-5', 'other-08']) {
    const put = await renew(next);
    const { mark } = z.object({ mark: z.string() }).parse(put.value.Content);
    expect(mark === markOf('node-short', next), next).toBe(next.length >= 16);
    expect((await confirm(put.value)).code).toBe('OK');
    expect((await nodeOf(stage(), 'node-short'))?.secret).toBe(next);
    if (next.length >= 16) expect((await renew(next)).code).toBe('SAME_SECRET');
  }
  // A provider that is spoken to is known by no such secret.
  expect((await proposeSecret('fifteen-signs-5')).code).toBe('SECRET_SHORT');
});

test('who only reads changes nothing, and reads no secret', async () => {
  const auditor = (await signInOperator(server(), 'auditor', ['auditor'])).token;
  const text = JSON.stringify(await rows(auditor), (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  expect(text).toContain('sandbox');
  expect(text).not.toContain(await secret());
  expect((await edit({ IsOn: false }, auditor)).status).toBe(403);
  expect((await proposeSecret('canary0third0of0three0secrets000', auditor)).status).toBe(403);
});

test('a secret is kept while it waits, and goes once nobody can agree on it any more', async () => {
  const kept = async () =>
    (await sql`SELECT FROM provider WHERE next_sealed IS NOT NULL`.execute(server().owner)).rows
      .length;
  const waits = await server().callConsole(operatorHttp.getProposals, null, { token: lead });
  for (const { Id } of waits.value.Rows) {
    await server().callConsole(operatorHttp.withdraw, { Id, Reason }, { token: lead });
  }
  const { value } = await proposeSecret('canary0fourth0of0four0secrets000');
  await forgetSecrets(server().db);
  expect([await kept(), await one()]).toMatchObject([1, { IsSecretAsked: true }]);
  await server().callConsole(operatorHttp.withdraw, { Id: value.Id, Reason }, { token: lead });
  await forgetSecrets(server().db);
  expect([await kept(), await one()]).toMatchObject([0, { IsSecretAsked: false }]);
  await proposeSecret('canary0fifth0of0five0secrets0000');
  await server().clock.advance(24 * 3_600_000 + 1);
  await server().runJobs('provider-secrets');
  expect(await kept()).toBe(0);
});
