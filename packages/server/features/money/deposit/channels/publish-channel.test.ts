import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import { mills } from '@fairlot/rules/core/money';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { encode } from 'zod/mini';
import type { Input } from '@fairlot/wire/core';
import { ChannelRules, depositConsole, depositHttp, depositHub } from '@fairlot/wire/money/deposit';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { publishingConsole } from '@fairlot/wire/staff/publishing';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { isFreeMeanwhile } from '../../../staff/operator/testing/free-meanwhile.ts';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { publishVersion } from '../../../staff/publishing/index.ts';
import { publishDue } from '../../../staff/publishing/publish-due.ts';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import { plainOfRow } from './channel-rules.ts';
import { CHANNELS } from './publish-channel.ts';
import { listRules } from './store-channel-rules.ts';
import { addTestChannel, TEST_SECRET } from '../testing/channels.ts';

const startAt = Date.parse('2027-03-05T04:00:30Z');
const server = withTestServer({ games: [4], startAt });
let sandbox: Sandbox;
let [clerk, lead, other] = ['', '', ''];
let player: TestPlayer;
beforeAll(async () => {
  const now = () => server().clock.now();
  sandbox = await startSandbox({ secret: TEST_SECRET, controlToken: 'c', now });
  clerk = (await signInOperator(server(), 'clerk', ['finance'])).token;
  lead = (await signInOperator(server(), 'lead', ['finance-lead'])).token;
  other = (await signInOperator(server(), 'other', ['finance-lead'])).token;
  player = await registerPlayer(server());
});
afterAll(() => sandbox.stop());

const Reason = 'a test of channels';
type Asked = Input<typeof depositConsole.proposeChannel>;
const listed = async (token = clerk) =>
  (await server().callConsole(depositConsole.getChannels, {}, { token })).value.Rows;
const one = async (id: number) => {
  const row = (await listed()).find(({ Id }) => Id === id);
  if (!row) throw new Error('there is such a channel');
  return row;
};
const ask = (Channel: Asked['Channel'], Rules: Asked['Rules'], token = clerk) =>
  server().callConsole(
    depositConsole.proposeChannel,
    encode(depositConsole.proposeChannel.input, { Channel, Rules, Reason }),
    { token },
  );
async function edit(id: number, change: Partial<Asked['Rules']>, token = clerk) {
  const { Version, Rules } = await one(id);
  return ask({ Id: id, Seen: Version }, { ...Rules, ...change }, token);
}
const confirm = ({ Id, Hash }: { Id: number; Hash: string }, token = lead) =>
  server().callConsole(operatorHttp.confirm, { Id, Hash }, { token });
const seen = async (id: number) => {
  const asked = await server().call(depositHttp.initDepositData, null, { token: player.token });
  return asked.value.Channels.find(({ Id }) => Id === id);
};
const order = (ChannelId: number, amount: bigint) =>
  server().call(
    depositHttp.createDeposit,
    { IntentId: randomUUID(), ChannelId, Amount: mills(amount) },
    { token: player.token },
  );
/** As it goes over the line. */
const raw = (rules: Asked['Rules']): object => encode(ChannelRules, rules) as object;
const newChannel = () => addTestChannel(server(), sandbox.url);

test('a channel is edited by one and published by another; whoever looks is told, and orders go by it', async () => {
  const id = await newChannel();
  const url = `${server().url}/Hub`;
  const connection = await connect({ url, transport: 'WebSockets', token: () => player.token });
  const heard: unknown[] = [];
  connection.on(depositHub.depositChannelsChanged.target, () => heard.push(1));
  await connection.start();
  const put = await edit(id, { Min: mills(20_000n), FeeRate: 50, FixedAmounts: [] });
  // The content has the changed parts in words and the name of the channel.
  expect(put.value).toMatchObject({
    Before: { min: '10.000', feeRate: 0, version: 1 },
    Content: { min: '20.000', feeRate: 50, version: 2, id: String(id) },
  });
  expect(Object.keys(put.value.Content as object).toSorted()).toEqual([
    'about',
    'feeRate',
    'id',
    'min',
    'version',
  ]);
  expect(await seen(id)).toMatchObject({ Min: 10_000n });
  expect((await confirm(put.value, clerk)).status).toBe(403);
  expect((await confirm(put.value)).code).toBe('OK');
  await expect.poll(() => heard.length).toBe(1);
  await connection.stop();
  expect(await seen(id)).toMatchObject({ Min: 20_000n, FeeRate: 50 });
  expect(await one(id)).toMatchObject({ Version: 2 });
  expect(await order(id, 15_000n)).toMatchObject({
    code: 'INVALID_AMOUNT',
    params: { min: '20.000' },
  });
});

test('every version is kept, with who asked, who published and why', async () => {
  const id = await newChannel();
  for (const sort of [7, 8]) {
    expect((await confirm((await edit(id, { Sort: sort })).value)).code).toBe('OK');
  }
  const versions = (more: object, token = clerk) =>
    server().callConsole(
      publishingConsole.getVersions,
      { Subject: `channel ${id}`, Count: 2, ...more },
      { token },
    );
  const page = await versions({});
  expect(page.value).toMatchObject({
    Rows: [
      { Version: 3, Maker: 'clerk', Checker: 'lead', Reason, Rules: { sort: 8, min: '10.000' } },
      { Version: 2, Rules: { sort: 7 } },
    ],
    Next: 2,
  });
  const first = await versions({ Before: 2 });
  expect(first.value).toMatchObject({ Rows: [{ Version: 1, Maker: '', Checker: '' }], Next: null });
  // Nobody can write them anew.
  await expect(sql`UPDATE publication SET reason = 'x'`.execute(server().db)).rejects.toThrow(
    /permission denied/,
  );
});

test('what is asked for is looked at: a stale version, nothing new, a provider, a time', async () => {
  const id = await newChannel();
  const { Rules } = await one(id);
  expect((await confirm((await edit(id, { Sort: 1 })).value)).code).toBe('OK');
  expect((await ask({ Id: id, Seen: 1 }, { ...Rules, Sort: 2 })).code).toBe('VERSION_OLD');
  expect((await edit(id, {})).code).toBe('NO_CHANGE');
  expect((await ask({ Id: 999_999, Seen: 1 }, Rules)).code).toBe('NOT_THERE');
  const of = { Type: 'BANK_TRANSFER', Provider: 'nobody' } as const;
  expect((await ask(of, Rules)).code).toBe('NO_PROVIDER');
  const nowhere = await edit(id, { Layers: [999_999] });
  expect([nowhere.code, nowhere.params]).toEqual(['NO_LAYER', { id: 999_999 }]);
  const MaintenanceText = { zh: '升级', en: 'Upgrade' };
  const past = { MaintenanceUntil: startAt - 60_000, MaintenanceText };
  expect((await edit(id, past)).code).toBe('PAST_MAINTENANCE');
  for (const bad of [
    { Max: 0.001 },
    { FixedAmounts: [0.001] },
    { FromMinute: 5 },
    { Layers: [1, 1] },
    { MaintenanceUntil: startAt + 3_600_000 },
    { Name: 'x'.repeat(41) },
    { FixedAmounts: Array.from({ length: 13 }, () => 10) },
  ]) {
    const { Version, Rules: now } = await one(id);
    const input = { Channel: { Id: id, Seen: Version }, Rules: { ...raw(now), ...bad }, Reason };
    const answer = await server().callConsole(depositConsole.proposeChannel, input as never, {
      token: clerk,
    });
    expect([answer.status, bad]).toEqual([400, bad]);
  }
});

test('a channel more is published like any, and has its first version', async () => {
  const id = await newChannel();
  const { Rules } = await one(id);
  const of = { Type: 'BANK_TRANSFER', Provider: 'sandbox' } as const;
  const put = await ask(of, { ...Rules, Name: '新通道', NeedsBank: true });
  expect((await confirm(put.value)).code).toBe('OK');
  const made = (await listed()).find(({ Rules: { Name } }) => Name === '新通道');
  expect(made).toMatchObject({ Type: 'BANK_TRANSFER', Version: 1, Rules: { NeedsBank: true } });
  expect(await seen(made?.Id ?? 0)).toMatchObject({ Name: '新通道' });
});

test('of two who edit one channel one waits; of two who publish it one does', async () => {
  const id = await newChannel();
  const asked = await Promise.all([edit(id, { Sort: 5 }, clerk), edit(id, { Sort: 6 }, other)]);
  expect(asked.map(({ code }) => code).toSorted()).toEqual(['ALREADY_WAITS', 'OK']);
  const put = asked.find(({ code }) => code === 'OK');
  const maker = asked[0]?.code === 'OK' ? 'clerk' : 'other';
  const checkers = maker === 'clerk' ? [lead, other] : [lead, lead];
  if (!put) throw new Error('one of them waits');
  const done = await Promise.all(checkers.map((token) => confirm(put.value, token)));
  expect(done.map(({ code }) => code).toSorted()).toEqual(['NOT_OPEN', 'OK']);
  expect((await one(id)).Version).toBe(2);
});

test('what went off by itself meanwhile is not what was asked about', async () => {
  const id = await newChannel();
  const put = await edit(id, { IsOn: false });
  await sql`UPDATE deposit_channel SET is_on = false WHERE id = ${id}`.execute(server().owner);
  expect((await confirm(put.value)).code).toBe('CHANGED_SINCE');
  expect((await one(id)).Version).toBe(1);
});

/** Publishes beside the door of two, as many at once as are asked for; how many did. */
async function publishAtOnce(id: number, of: typeof CHANNELS): Promise<number> {
  const words = { maker: { name: 'a' }, checker: 1, reason: Reason };
  const done = await Promise.all(
    [1, 2, 3, 4].map((sort) =>
      transaction(server().owner, (tx) =>
        publishVersion(tx, of, { id: String(id), version: 2, changes: { sort } }, words),
      ),
    ),
  );
  return done.filter((each) => each !== undefined).length;
}

test('a version is written once; without its row held and its key all of them write: the control', async () => {
  expect(await publishAtOnce(await newChannel(), CHANNELS)).toBe(1);
  await sql`ALTER TABLE publication DROP CONSTRAINT publication_pkey`.execute(server().owner);
  try {
    const id = await newChannel();
    let [came, open] = [0, () => {}];
    const all = new Promise<void>((resolve) => (open = resolve));
    const row = (await listRules(server().db)).find((each) => each.id === id);
    const unheld: typeof CHANNELS = {
      ...CHANNELS,
      read: async () => row && plainOfRow(row),
      // None is done before all have written.
      write: async () => {
        came += 1;
        if (came === 4) open();
        await all;
      },
    };
    expect(await publishAtOnce(id, unheld)).toBe(4);
  } finally {
    await sql`DELETE FROM publication`.execute(server().owner);
    await sql`ALTER TABLE publication ADD CONSTRAINT publication_pkey PRIMARY KEY (subject, version)`.execute(
      server().owner,
    );
  }
});

// Last: ten minutes later operators have to prove themselves anew.
test('a channel that is down says until when, and opens again by itself', async () => {
  const id = await newChannel();
  const nowMs = await server().clock.now();
  const until = nowMs - (nowMs % 60_000) + 600_000;
  const MaintenanceText = { zh: '升级', en: 'Upgrade' };
  const put = await edit(id, { MaintenanceUntil: until, MaintenanceText });
  expect((await confirm(put.value)).code).toBe('OK');
  expect(await seen(id)).toMatchObject({
    Closed: 'CHANNEL_MAINTENANCE',
    Maintenance: { Until: until, Text: MaintenanceText },
  });
  expect(await order(id, 15_000n)).toMatchObject({
    code: 'CHANNEL_MAINTENANCE',
    params: { time: expect.stringMatching(/^2027-03-05 \d\d:\d\d$/) },
  });
  await server().clock.advance(600_000);
  expect(await seen(id)).toMatchObject({ Closed: null, Maintenance: null });
});

test('one that is published at its time tells players behind the audit, which holds up nobody', async () => {
  const id = await newChannel();
  const maker = (await signInOperator(server(), 'dawn', ['finance'])).token;
  const checker = (await signInOperator(server(), 'dusk', ['finance-lead'])).token;
  const at = Number(await server().clock.now()) + 10 * 60_000;
  const { Version, Rules } = (await listed(maker)).find(({ Id }) => Id === id)!;
  const asked = {
    Channel: { Id: id, Seen: Version },
    Rules: { ...Rules, Sort: 9 },
    Reason,
    At: at,
  };
  const input = encode(depositConsole.proposeChannel.input, asked);
  const put = await server().callConsole(depositConsole.proposeChannel, input, { token: maker });
  expect((await confirm(put.value, checker)).code).toBe('OK');
  await server().clock.set(at + 1_000);
  const publish = () => publishDue(server().platform);
  expect(await isFreeMeanwhile(server().owner, 'site', publish)).toBe(true);
  const { rows } = await sql<{ sort: number }>`
    SELECT sort FROM deposit_channel WHERE id = ${id}`.execute(server().owner);
  expect(rows).toEqual([{ sort: 9 }]);
});
