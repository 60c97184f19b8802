import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { depositHttp } from '@fairlot/wire/money/deposit';
import { withTestServer } from '#testing';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import { seedDemoChannels } from '../channels/seed-demo.ts';
import { addTestChannel, TEST_SECRET, type TestChannel } from '../testing/channels.ts';

const server = withTestServer({ games: [4] });
const MINUTE = 60_000;
let sandbox: Sandbox;
let plain: number;
const channel = (of?: TestChannel) => addTestChannel(server(), sandbox.url, of);
beforeAll(async () => {
  const now = () => server().clock.now();
  sandbox = await startSandbox({ secret: TEST_SECRET, controlToken: 'c', now });
  Object.assign(server().platform.settings, { ownAddress: server().url });
  plain = await channel();
});
afterAll(() => sandbox.stop());

async function order({ token }: TestPlayer, ChannelId = plain): Promise<string> {
  const asked = { IntentId: randomUUID(), ChannelId, Amount: mills(100_005) };
  return (await server().call(depositHttp.createDeposit, asked, { token })).value.OrderNo;
}

test('he may ask where it is after ten minutes, and then every half hour', async () => {
  const player = await registerPlayer(server());
  const slow = await channel({ minutes: 1_440 });
  const OrderNo = await order(player, slow);
  const remind = async () =>
    (await server().call(depositHttp.remindDeposit, { OrderNo }, { token: player.token })).code;
  expect(await remind()).toBe('REMIND_LATER');
  await server().clock.advance(10 * MINUTE + 1_000);
  expect(await remind()).toBe('OK');
  expect(await remind()).toBe('REMIND_LATER');
  await server().clock.advance(30 * MINUTE + 1_000);
  expect(await remind()).toBe('OK');
  await sandbox.control('pay', { orderNo: OrderNo });
  expect(await remind()).toBe('ORDER_ENDED');
});

test('records are found by time, type, state and number, from cursor to cursor, and are of their player alone', async () => {
  const [player, other] = [await registerPlayer(server()), await registerPlayer(server())];
  const made: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    const orderNo = await order(player);
    if (n < 2) await sandbox.control('pay', { orderNo });
    made.unshift(orderNo);
  }
  const nowMs = await server().clock.now();
  const span = { From: nowMs - 60 * MINUTE, To: nowMs + MINUTE };
  const list = async (whose: TestPlayer, filter: object) => {
    const input = { ...span, PageSize: 10, ...filter };
    const { value } = await server().call(depositHttp.getDeposits, input, { token: whose.token });
    return { next: value?.Next ?? null, found: value?.Rows.map((row) => row.OrderNo) };
  };
  const first = await list(player, { PageSize: 2 });
  expect(first.found).toEqual(made.slice(0, 2));
  expect(await list(player, { PageSize: 2, After: first.next })).toEqual({
    next: null,
    found: made.slice(2),
  });
  expect((await list(player, { States: ['CREATE_ORDER'] })).found).toEqual(made.slice(0, 1));
  expect((await list(player, { Types: ['USDT'] })).found).toEqual([]);
  expect((await list(player, { OrderNo: made[1] })).found).toEqual([made[1]]);
  expect((await list(player, { To: nowMs - 30 * MINUTE })).found).toEqual([]);
  expect((await list(other, {})).found).toEqual([]);
  const stolen = await server().call(
    depositHttp.getDeposit,
    { OrderNo: made[0] ?? '' },
    { token: other.token },
  );
  expect(stolen.code).toBe('NO_ORDER');
});

test('a demo begins with channels of different types, where nobody has set up any', async () => {
  const types = async () =>
    (
      await sql<{ type: number }>`SELECT type FROM deposit_channel ORDER BY sort`.execute(
        server().db,
      )
    ).rows.map(({ type }) => type);
  const before = await types();
  await seedDemoChannels(server().db);
  expect(await types()).toEqual(before);
  await sql`DELETE FROM deposit_channel`.execute(server().owner);
  await seedDemoChannels(server().db);
  await seedDemoChannels(server().db);
  expect(await types()).toEqual([7, 1, 2, 13]);
});
