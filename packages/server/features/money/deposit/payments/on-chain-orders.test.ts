import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DEPOSIT_STATES } from '@fairlot/rules/check/deposit';
import { type Chain } from '@fairlot/rules/payee/chains';
import { depositHttp } from '@fairlot/wire/money/deposit';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { signatureOf } from '../../provider/adapters/sign.ts';
import { registerPlayer } from '../../../auth/login/testing.ts';
import { testAddress } from '../testing/chain.ts';
import { MINUTE, secret, onChainDesk } from '../testing/on-chain-desk.ts';

/** Orders over a chain: while it is not read, at their end, and the addresses that they lease. */
const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
const { say, on, look, pay, mine, ask, order, stand } = onChainDesk(server);

test('while a chain is not read on nothing is taken for unpaid, and what was paid in time keeps its rate', async () => {
  const player = await registerPlayer(server());
  const made = await order(player);
  await on('TRC20', 'manner', { word: 'stalled' });
  await pay(made);
  await server().clock.advance(20 * MINUTE);
  await look();
  await server().runJobs('deposit.follow-up');
  expect((await stand(player, made))?.State).toBe('CREATE_ORDER');
  const other = await registerPlayer(server());
  await say(7_300);
  // Another chain is read on, and there is a channel over it.
  await mine('BSC', 1);
  expect((await ask(other)).code).toBe('CHANNEL_DISABLED');
  await on('TRC20', 'manner', { word: 'well' });
  await mine('TRC20', 2);
  expect(await stand(player, made)).toMatchObject({ State: 'CONFIRM', Credited: 100_000n });
  expect((await ask(other)).code).toBe('OK');
});

test('an order ends an hour after its time where its chain is not read at all', async () => {
  const player = await registerPlayer(server());
  const made = await order(player);
  await on('TRC20', 'manner', { word: 'silent' });
  await server().clock.advance(76 * MINUTE);
  await look();
  await server().runJobs('deposit.follow-up');
  // Its player is signed out by then.
  const { rows } = await sql<{ state: number }>`
    SELECT state FROM deposit WHERE order_no = ${made.OrderNo}`.execute(server().owner);
  expect(rows).toEqual([{ state: DEPOSIT_STATES.CANCEL }]);
});

test('whoever runs a node tells of no payment by its key', async () => {
  const player = await registerPlayer(server());
  const made = await order(player);
  const timeMs = await server().clock.now();
  const nonce = randomUUID();
  const at = '/provider/chain-trc20/notify';
  const paidSaid = { OrderNo: made.OrderNo, PayId: 'P1', Amount: 100_000, Currency: 'DEM' };
  const body = JSON.stringify({ Event: 'deposit', State: 'PAID', ...paidSaid });
  const signature = signatureOf(secret, { what: `POST ${at}`, timeMs, nonce, body });
  const headers = {
    'x-sign-time': String(timeMs),
    'x-sign-nonce': nonce,
    'x-signature': signature,
  };
  const answer = await fetch(server().url + at, { method: 'POST', headers, body });
  expect(answer.status).toBe(404);
  expect((await stand(player, made))?.State).toBe('CREATE_ORDER');
});

test('an address is of one order, and where none is free there is no channel', async () => {
  const chain: Chain = 'SOL';
  await sql`UPDATE chain_address SET is_on = false WHERE chain = ${chain}`.execute(server().owner);
  const free = ['one', 'two', 'three'].map((name) => testAddress.SOL(name));
  await sql`
    INSERT INTO chain_address (chain, key, address)
    SELECT ${chain}, a, a FROM unnest(${free}::text[]) AS n (a)`.execute(server().owner);
  const players = await Promise.all(Array.from({ length: 5 }, () => registerPlayer(server())));
  // All of them stand before the pool at the same moment: then it is let go.
  const asked = await transaction(server().owner, async (tx) => {
    await sql`LOCK TABLE chain_address IN ACCESS EXCLUSIVE MODE`.execute(tx);
    const all = players.map((player) => ask(player, chain));
    await expect.poll(waiting).toBeGreaterThanOrEqual(5);
    return all;
  });
  const answers = await Promise.all(asked);
  const given = answers.flatMap((answer) =>
    answer.code === 'OK' ? (answer.value.Usdt?.Address ?? []) : [],
  );
  expect(given.toSorted()).toEqual(free.toSorted());
  expect(answers.map(({ code }) => code).toSorted()).toEqual([
    'NO_CHANNEL',
    'NO_CHANNEL',
    'OK',
    'OK',
    'OK',
  ]);
  // The control: two that look for a free one without holding it find the same.
  await sql`UPDATE chain_address SET free_at = NULL, order_no = NULL, leased_at = NULL
    WHERE address = ${free[0]}`.execute(server().owner);
  const pick = () =>
    transaction(server().db, async (tx) => {
      const { rows } = await sql<{ address: string }>`
        SELECT address FROM chain_address WHERE chain = ${chain} AND is_on AND free_at IS NULL`.execute(
        tx,
      );
      return rows[0]?.address;
    });
  expect(await Promise.all([pick(), pick()])).toEqual([free[0], free[0]]);
  // It rests when its order is over, and is given away again afterwards.
  const again = await registerPlayer(server());
  const made = await order(again, chain);
  await server().call(depositHttp.cancelDeposit, { OrderNo: made.OrderNo }, { token: again.token });
  expect((await ask(again, chain)).code).toBe('NO_CHANNEL');
  await server().clock.advance(169 * 60 * MINUTE);
  await say();
  await mine(chain, 1);
  const later = await registerPlayer(server());
  expect(free).toContain((await order(later, chain)).Usdt.Address);
});

test('whoever lets ten orders go unpaid leases no more addresses for a week', async () => {
  await say();
  await mine('TRC20', 1);
  const me = await registerPlayer(server());
  const { token } = me;
  for (let turn = 0; turn < 10; turn += 1) {
    const { OrderNo } = await order(me);
    await server().call(depositHttp.cancelDeposit, { OrderNo }, { token });
  }
  expect((await ask(me)).code).toBe('NO_CHANNEL');
  expect((await ask(await registerPlayer(server()))).code).toBe('OK');
  // The first of them is longer ago than that.
  await sql`UPDATE deposit SET created_at = created_at - interval '8 days' WHERE order_no IN (
    SELECT order_no FROM deposit WHERE player_id = ${me.playerId} LIMIT 1)`.execute(server().owner);
  expect((await ask(me)).code).toBe('OK');
});

async function waiting(): Promise<number> {
  const { rows } = await sql<{ n: bigint }>`
    SELECT count(*) AS n FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(server().owner);
  return Number(rows[0]?.n);
}
