import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { depositHttp } from '@fairlot/wire/money/deposit';
import { withTestServer } from '#testing';
import { chainOf } from '../../crypto-deposit/index.ts';
import { registerPlayer } from '../../../auth/login/testing.ts';
import { addTestChain } from '../testing/chain.ts';
import { addTestChannel } from '../testing/channels.ts';

/** A way over a chain is shown as one that takes orders exactly while it does take them (decision 0213). */
const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
const secret = 'canary0secret0of0chain0000000000';
let sandbox: Sandbox;
let channel = 0;
beforeAll(async () => {
  const now = () => server().clock.now();
  sandbox = await startSandbox({ secret, controlToken: 'c', now });
  channel = await addTestChain(server(), sandbox.url, { secret });
  // Another way, so that the site has one at all.
  await addTestChannel(server(), sandbox.url);
  await sql`INSERT INTO rate_mid (mid, at, seen_at) VALUES (7200, app_now(), app_now() + interval '1 day')`.execute(
    server().owner,
  );
});
afterAll(() => sandbox.stop());

/** Whether the list shows it as one that takes orders, and what an order is answered with. */
async function both(): Promise<readonly [boolean | undefined, string]> {
  const { token } = await registerPlayer(server());
  const { Channels } = (await server().call(depositHttp.initDepositData, null, { token })).value;
  const asked = { IntentId: randomUUID(), ChannelId: channel, Amount: mills(100_000) };
  const { code } = await server().call(depositHttp.createDeposit, asked, { token });
  return [Channels.find(({ Id }) => Id === channel)?.Closed === null, code];
}
async function look(): Promise<void> {
  await sandbox.control('chain', { chain: 'TRC20', act: 'mine' });
  await server().clock.advance(5_000);
  await server().runJobs('chain.watch');
}

test('of one block alone it takes no order and is shown so; read on from there it does both', async () => {
  expect(await both()).toEqual([false, 'CHANNEL_DISABLED']);
  await look();
  expect((await chainOf(server().db, 'chain-trc20'))?.isWell).toBe(false);
  expect(await both()).toEqual([false, 'CHANNEL_DISABLED']);
  await look();
  expect(await both()).toEqual([true, 'OK']);
});

test.each([
  ['stopped', `UPDATE chain SET fault = 'FORKED'`, `UPDATE chain SET fault = NULL`],
  [
    'not read on',
    `UPDATE chain SET moved_at = moved_at - interval '1 day'`,
    `UPDATE chain SET moved_at = app_now()`,
  ],
  [
    'of a node that is off',
    `UPDATE provider SET is_on = false WHERE id = 'chain-trc20'`,
    `UPDATE provider SET is_on = true WHERE id = 'chain-trc20'`,
  ],
  [
    'of no chain any more',
    `UPDATE chain SET provider = 'chain-none'`,
    `UPDATE chain SET provider = 'chain-trc20'`,
  ],
])('one that is %s takes no order and is shown so', async (_, spoil, mend) => {
  await sql.raw(spoil).execute(server().owner);
  expect(await both()).toEqual([false, 'CHANNEL_DISABLED']);
  await sql.raw(mend).execute(server().owner);
  expect(await both()).toEqual([true, 'OK']);
});
