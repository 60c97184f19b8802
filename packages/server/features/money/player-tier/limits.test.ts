import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { encode } from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatAmount } from '@fairlot/rules/core/amount-text';
import { mills, type Money } from '@fairlot/rules/core/money';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import type { Input } from '@fairlot/wire/core';
import { depositHttp } from '@fairlot/wire/money/deposit';
import { playerTierConsole } from '@fairlot/wire/money/player-tier';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { publishingConsole } from '@fairlot/wire/staff/publishing';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { addTestChannel, TEST_SECRET } from '../deposit/testing/channels.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { ask, NOON, type Ready, readyToWithdraw, settle } from '../withdraw/testing/ready.ts';
import { insertLayer, writeLayer } from './store.ts';

/** What players of a layer have otherwise: published by two, shown in the form, and held to. */
const server = withTestServer({ games: [4], startAt: NOON });
let sandbox: Sandbox;
let [clerk, lead] = ['', ''];
beforeAll(async () => {
  const now = () => server().clock.now();
  sandbox = await startSandbox({ secret: TEST_SECRET, controlToken: 'c', now });
  await sandbox.control('manner', { api: 'well', notify: 'never' });
  clerk = (await signInOperator(server(), 'clerk', ['finance'])).token;
  lead = (await signInOperator(server(), 'lead', ['finance-lead'])).token;
  const open = { withdrawFrom: '00:00', withdrawTo: '00:00', withdrawIntervalMinutes: 0 };
  await settle(server(), { ...open, withdrawPending: 20 });
});
afterAll(() => sandbox.stop());

type Limits = Input<typeof playerTierConsole.proposeLimits>['Limits'];
const NONE: Limits = { Min: null, Max: null, DayMost: null, FeeRate: null, FeeCap: null };
const Reason = 'a test of limits';
const units = (n: number): Money => mills(n * 1_000);

let made = 0;
async function newLayer(): Promise<number> {
  made += 1;
  const row = { zh: '层', en: 'Layer', is_read_only: false, is_reviewed: false, sort: made };
  return (await transaction(server().platform.db, (tx) => insertLayer(tx, row, 50))) ?? 0;
}
const putInto = (player: TestPlayer, layerId: number | null) =>
  transaction(server().platform.db, (tx) =>
    writeLayer(tx, [player.playerId], { layerId, by: 'a test' }),
  );
const rowsOf = async (Layer: number | null) =>
  (await server().callConsole(playerTierConsole.getLimits, { Layer }, { token: clerk })).value.Rows;
async function propose(Layer: number | null, Of: string, limits: Partial<Limits>) {
  const Seen = (await rowsOf(Layer)).find((row) => row.Of === Of)?.Version ?? 1;
  const asked = { Layer, Of, Seen, Limits: { ...NONE, ...limits }, Reason };
  const input = encode(playerTierConsole.proposeLimits.input, asked);
  return server().callConsole(playerTierConsole.proposeLimits, input, { token: clerk });
}
async function publish(...asked: Parameters<typeof propose>): Promise<void> {
  const { Id, Hash } = (await propose(...asked)).value;
  const done = await server().callConsole(operatorHttp.confirm, { Id, Hash }, { token: lead });
  expect(done.code).toBe('OK');
}
const targetOf = async ({ token, payeeId }: Ready) => {
  const form = (await server().call(withdrawHttp.getWithdrawData, null, { token })).value;
  return form?.Targets.find(({ Id }) => Id === payeeId);
};
const said = async (player: Ready, amount: number) => {
  const { code, body } = await ask(server(), player, { amount: units(amount) });
  return [code, (body as { Params?: object }).Params ?? {}];
};

test('of a withdrawal what is said of the layer holds, then of the method, then of the site', async () => {
  const [me, other] = [await readyToWithdraw(server()), await readyToWithdraw(server())];
  const layerId = await newLayer();
  await putInto(me, layerId);
  expect(await targetOf(me)).toMatchObject({ Min: units(100), FeeRate: 100 });

  await publish(null, 'card', { Min: units(120), Max: units(900) });
  for (const player of [me, other]) {
    expect(await targetOf(player)).toMatchObject({ Min: units(120), Max: units(900) });
    expect(await said(player, 110)).toEqual(['BELOW_MIN', { min: '120.000' }]);
    expect(await said(player, 901)).toEqual(['ABOVE_MAX_TIME', { max: '900.000' }]);
  }
  await publish(layerId, 'card', { Min: units(50), DayMost: units(130) });
  expect(await targetOf(me)).toMatchObject({
    Min: units(50),
    Max: units(900),
    DayLeft: units(130),
  });
  expect(await said(me, 49)).toEqual(['BELOW_MIN', { min: '50.000' }]);
  expect(await said(me, 60)).toEqual(['OK', {}]);
  expect(await said(me, 71)).toEqual(['ABOVE_MAX_DAY', { left: '70.000' }]);
  expect(await targetOf(me)).toMatchObject({ DayLeft: units(70) });
  expect(await said(me, 70)).toEqual(['OK', {}]);
  // Nothing is left of his day, and he is told so before he types.
  expect(await targetOf(me)).toMatchObject({ Shut: 'DAY' });
  expect(await targetOf(other)).toMatchObject({ Shut: null });
  expect(await said(other, 60)).toEqual(['BELOW_MIN', { min: '120.000' }]);
  // A least that no day has room for leaves nothing, today or ever.
  const tight = await newLayer();
  await putInto(other, tight);
  await publish(tight, 'card', { Min: units(500), DayMost: units(400) });
  expect(await targetOf(other)).toMatchObject({ Shut: 'NOTHING' });
  await putInto(other, null);
  // Who is in no layer any more has what everybody has.
  await putInto(me, null);
  expect(await targetOf(me)).toMatchObject({ Min: units(120) });
  await publish(null, 'card', {});
});

test('what holds for everybody is changed by who may change settings of money alone', async () => {
  const risky = (await signInOperator(server(), 'risky', ['risk'])).token;
  const rows = await rowsOf(null);
  const Seen = rows.find((row) => row.Of === 'card')?.Version ?? 1;
  const asked = (Layer: number | null, seen: number) =>
    encode(playerTierConsole.proposeLimits.input, {
      Layer,
      Of: 'card',
      Seen: seen,
      Limits: { ...NONE, FeeRate: 0 },
      Reason,
    });
  const put = (input: object, token: string) =>
    server().callConsole(playerTierConsole.proposeLimits, input, { token });
  expect((await put(asked(null, Seen), risky)).status).toBe(403);
  // Of a layer it is his to ask.
  const own = await put(asked(await newLayer(), 1), risky);
  expect(own.code).toBe('OK');
  const { Id, Hash } = (await put(asked(null, Seen), clerk)).value;
  const say = (token: string) =>
    server().callConsole(operatorHttp.confirm, { Id, Hash }, { token });
  expect((await say(risky)).status).toBe(403);
  expect((await say(lead)).code).toBe('OK');
  await publish(null, 'card', {});
  // Nor does he read what was published of money.
  const versions = (Subject: string, token: string) =>
    server().callConsole(publishingConsole.getVersions, { Subject, Count: 5 }, { token });
  expect((await versions('money review', risky)).status).toBe(403);
  expect((await versions('money review', clerk)).code).toBe('OK');
  expect((await versions('limit card-0', risky)).code).toBe('OK');
});

test('who confirmed a fee pays no more than that, whatever was published since', async () => {
  await settle(server(), { withdrawFree: 0 });
  const me = await readyToWithdraw(server());
  const layerId = await newLayer();
  await putInto(me, layerId);
  await publish(layerId, 'card', { FeeRate: 500 });
  const wallet = async () =>
    (await server().call(walletHttp.getWalletAmount, null, { token: me.token })).value;
  const before = await wallet();
  const seen = await ask(server(), me, { amount: units(200), fee: units(2) });
  expect([seen.code, (seen.body as { Params?: object }).Params]).toEqual([
    'FEE_CHANGED',
    { fee: '10.000' },
  ]);
  expect(await wallet()).toEqual(before);
  expect((await ask(server(), me, { amount: units(200), fee: units(10) })).code).toBe('OK');
  // One that is lower by now is taken as it is.
  expect((await ask(server(), me, { amount: units(200), fee: units(11) })).value?.Fee).toBe(
    units(10),
  );
  await settle(server(), { withdrawFree: 5 });
});

test('a fee of the layer is shown and set aside, and what was asked for before keeps its own', async () => {
  await settle(server(), { withdrawFree: 0 });
  const me = await readyToWithdraw(server());
  const layerId = await newLayer();
  await putInto(me, layerId);
  await publish(layerId, 'card', { FeeRate: 500, FeeCap: units(20) });
  expect(await targetOf(me)).toMatchObject({ FeeRate: 500, FeeCap: units(20) });
  const first = (await ask(server(), me, { amount: units(200) })).value;
  expect(first?.Fee).toBe(units(10));
  expect((await ask(server(), me, { amount: units(1_000) })).value?.Fee).toBe(units(20));
  await publish(layerId, 'card', { FeeRate: 0 });
  expect((await ask(server(), me, { amount: units(200) })).value?.Fee).toBe(0n);
  const again = await server().call(
    withdrawHttp.getRecord,
    { Id: first?.Id ?? '' },
    { token: me.token },
  );
  expect(again.value?.Fee).toBe(units(10));
  const { Available } = (await targetOf(me)) ?? {};
  expect(Available).toBeGreaterThan(0n);
  const left = Number(Available) / 1_000;
  expect(await said(me, left + 1)).toEqual([
    'NOT_ENOUGH',
    { amount: formatAmount(Available ?? mills(0)) },
  ]);
  await settle(server(), { withdrawFree: 5 });
});

const init = async ({ token }: TestPlayer, id: number) =>
  (await server().call(depositHttp.initDepositData, null, { token })).value?.Channels.find(
    ({ Id }) => Id === id,
  );
const order = ({ token }: TestPlayer, ChannelId: number, amount: number) =>
  server().call(
    depositHttp.createDeposit,
    { IntentId: randomUUID(), ChannelId, Amount: units(amount) },
    { token },
  );
const cancel = ({ token }: TestPlayer, OrderNo: string) =>
  server().call(depositHttp.cancelDeposit, { OrderNo }, { token });

test('of a way to deposit a layer narrows what is there, with a fee of its own and a day of its own', async () => {
  const id = await addTestChannel(server(), sandbox.url, { feeRate: 100 });
  const about = `channel-${id}`;
  const [me, other] = [await registerPlayer(server()), await registerPlayer(server())];
  const layerId = await newLayer();
  await putInto(me, layerId);
  await publish(layerId, about, {
    Min: units(30),
    Max: units(90_000),
    DayMost: units(100),
    FeeRate: 0,
  });
  // Its own most is less than that of the layer, and what is left of the day is less than both.
  expect(await init(me, id)).toMatchObject({ Min: units(30), Max: units(100), FeeRate: 0 });
  expect(await init(other, id)).toMatchObject({ Min: units(10), Max: units(5_000), FeeRate: 100 });
  expect(await order(me, id, 20)).toMatchObject({
    code: 'INVALID_AMOUNT',
    params: { min: '30.000', max: '100.000' },
  });
  const { value } = await order(me, id, 60);
  expect(value).toMatchObject({ Fee: 0n });
  // The order keeps its fee, and what was asked for counts until it is cancelled.
  await publish(layerId, about, { Min: units(30), DayMost: units(100), FeeRate: 300 });
  const kept = await sql<{ fee_rate: number }>`
    SELECT fee_rate FROM deposit WHERE order_no = ${value?.OrderNo ?? ''}`.execute(server().owner);
  expect(kept.rows).toEqual([{ fee_rate: 0 }]);
  expect(await init(me, id)).toMatchObject({ Max: units(40) });
  await sql`UPDATE deposit SET amount = 80000 WHERE order_no = ${value?.OrderNo ?? ''}`.execute(
    server().owner,
  );
  expect(await init(me, id)).toMatchObject({ Closed: 'CHANNEL_FULL' });
  expect((await cancel(me, value?.OrderNo ?? '')).code).toBe('OK');
  expect(await init(me, id)).toMatchObject({ Max: units(100), FeeRate: 300, Closed: null });
  await publish(layerId, about, { Min: units(6_000) });
  expect(await init(me, id)).toMatchObject({ Closed: 'CHANNEL_LAYER' });
  expect((await order(me, id, 6_000)).code).toBe('CHANNEL_LAYER');
});

test('limits are asked for of what is there: methods of everybody, methods and channels of a layer', async () => {
  const id = await addTestChannel(server(), sandbox.url);
  const layerId = await newLayer();
  expect((await rowsOf(null)).map(({ Of }) => Of)).toEqual(['card', 'usdt', 'purse']);
  expect((await rowsOf(layerId)).map(({ Of }) => Of)).toContain(`channel-${id}`);
  const codeOf = async (...asked: Parameters<typeof propose>) => (await propose(...asked)).code;
  expect(await codeOf(null, `channel-${id}`, { Min: units(20) })).toBe('NOT_THERE');
  expect(await codeOf(layerId, 'channel-999999', { Min: units(20) })).toBe('NOT_THERE');
  expect(await codeOf(999_999, 'card', { Min: units(20) })).toBe('NOT_THERE');
  expect(await codeOf(layerId, `channel-${id}`, { FeeCap: units(5) })).toBe('NO_CAP');
  expect(await codeOf(layerId, 'card', {})).toBe('NO_CHANGE');
  const wrong = { Layer: layerId, Of: 'card', Seen: 1, Reason };
  for (const bad of [{ Min: 20, Max: 10 }, { Min: 0 }, { FeeRate: 5_001 }, { FeeCap: -1 }]) {
    const input = { ...wrong, Limits: { ...NONE, ...bad } };
    const answer = await server().callConsole(playerTierConsole.proposeLimits, input as never, {
      token: clerk,
    });
    expect([answer.status, bad]).toEqual([400, bad]);
  }
});

test('versions of limits are kept, and the one before holds again by the same way', async () => {
  const layerId = await newLayer();
  await publish(layerId, 'purse', { Max: units(1_000), FeeRate: 20 });
  await publish(layerId, 'purse', { Max: units(2_000) });
  const Subject = `limit purse-${layerId}`;
  const kept = await server().callConsole(
    publishingConsole.getVersions,
    { Subject, Count: 9 },
    { token: clerk },
  );
  expect(kept.value.Rows.map(({ Rules }) => Rules)).toMatchObject([
    { max: '2,000.000', feeRate: null },
    { max: '1,000.000', feeRate: 20 },
    { max: null, feeRate: null },
  ]);
  const back = await server().callConsole(
    publishingConsole.proposeRevert,
    { Subject, Seen: 3, Version: 2, Reason },
    { token: clerk },
  );
  const { Id, Hash } = back.value;
  const done = await server().callConsole(operatorHttp.confirm, { Id, Hash }, { token: lead });
  expect(done.code).toBe('OK');
  expect((await rowsOf(layerId)).find(({ Of }) => Of === 'purse')).toMatchObject({
    Version: 4,
    Limits: { Max: units(1_000), FeeRate: 20 },
  });
});
