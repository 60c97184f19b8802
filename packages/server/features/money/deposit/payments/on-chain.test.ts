import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { CHAINS } from '@fairlot/rules/payee/chains';
import { depositHttp, type Order } from '@fairlot/wire/money/deposit';
import { DEMO, houseBalance } from '#ledger';
import { unclaimed } from '#ledger/accounts';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../../auth/login/testing.ts';
import { followUp } from './follow-up.ts';
import { confirmDeposit, resolveException } from './index.ts';
import { testAddress } from '../testing/chain.ts';
import { MINUTE, start, unitsOf, onChainDesk } from '../testing/on-chain-desk.ts';

/** Payments over a chain: confirmed, told otherwise by another history, of another amount, of nobody. */
const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
const { say, on, look, pay, mine, paid, order, stand, cashOf, exceptions } = onChainDesk(server);

test.each(CHAINS)('what is paid over %s is credited once it is confirmed, once', async (chain) => {
  const player = await registerPlayer(server());
  const made = await order(player, chain);
  expect(made).toMatchObject({
    State: 'CREATE_ORDER',
    Usdt: { Chain: chain, Amount: '13.958683', Rate: 7_164n, Tx: null, Confirmations: 3 },
  });
  const tx = await pay(made);
  await look();
  const seen = await stand(player, made);
  expect(seen).toMatchObject({ State: 'WAITING', Usdt: { Tx: tx, Confirmed: 1 } });
  expect(await cashOf(player)).toBe(start);
  // While it stands in a block nobody takes the order away.
  const own = { OrderNo: made.OrderNo };
  const { token } = player;
  expect((await server().call(depositHttp.cancelDeposit, own, { token })).code).toBe('ORDER_SEEN');
  await mine(chain, 1);
  expect((await stand(player, made))?.Usdt).toMatchObject({ Confirmed: 2 });
  await mine(chain, 1);
  expect(await stand(player, made)).toMatchObject({
    State: 'CONFIRM',
    Credited: 100_000n,
    Usdt: { Tx: tx, Confirmed: 3 },
  });
  // The same again in another block, and under its name as others write it.
  await on(chain, 'double', { tx });
  const { Address: to } = made.Usdt;
  await on(chain, 'send', { to, units: unitsOf(made), tx: `0x${tx.toUpperCase()}` });
  await mine(chain, 4);
  expect(await cashOf(player)).toBe(start + 100_000n);
  expect(await exceptions(made.OrderNo)).toEqual([]);
});

test('nearly as much is credited as what it is worth now, what differs more is put before somebody', async () => {
  const player = await registerPlayer(server());
  const before = await houseBalance(server().db, unclaimed, DEMO);
  const near = await order(player);
  await say(7_250);
  await paid(near, 9_990n);
  // 13.944724 USDT at 7.213, and not at the rate of the order: it is not what was asked for.
  expect(await stand(player, near)).toMatchObject({ State: 'CONFIRM', Credited: 100_583n });
  await say();
  const short = await order(player);
  await paid(short, 9_800n);
  expect((await stand(player, short))?.State).toBe('WAITING');
  const [row] = await exceptions(short.OrderNo);
  expect(row).toMatchObject({ kind: 4, amount: 98_000n, is_booked: true });
  expect(await houseBalance(server().db, unclaimed, DEMO)).toBe(before + 98_000n);
  const resolve = (as: 'credit' | 'refund') =>
    transaction(server().db, (tx) =>
      resolveException(tx, { id: row?.id ?? 0, as, by: 'operator:1', reason: 'seen' }),
    );
  // Where it came from is an exchange as often as not.
  expect(await resolve('refund')).toEqual({ ok: false, error: 'NO_WAY_BACK' });
  expect((await resolve('credit')).ok).toBe(true);
  expect(await stand(player, short)).toMatchObject({ State: 'CONFIRM', Credited: 98_000n });
  const over = await order(player);
  await paid(over, 10_200n);
  expect(await exceptions(over.OrderNo)).toMatchObject([{ kind: 4, amount: 102_000n }]);
});

test('a second payment, one after the end and one to an address of nobody are in the queue, dust is nowhere', async () => {
  const player = await registerPlayer(server());
  const made = await order(player);
  await paid(made);
  await paid(made);
  expect(await exceptions(made.OrderNo)).toMatchObject([{ kind: 2, amount: 100_000n }]);
  const late = await order(player);
  await server().call(
    depositHttp.cancelDeposit,
    { OrderNo: late.OrderNo },
    { token: player.token },
  );
  await say(7_300);
  await paid(late);
  // By then its rate is none of the order's.
  expect(await exceptions(late.OrderNo)).toMatchObject([{ kind: 3, amount: 101_381n }]);
  await say();
  const [nobodys, others] = [testAddress.TRC20('TRC20 49'), testAddress.TRC20('elsewhere')];
  for (const to of [nobodys, others]) await on('TRC20', 'send', { to, units: '5000000' });
  await on('TRC20', 'send', { to: nobodys, units: '99999' });
  await mine('TRC20', 4);
  expect(await exceptions(nobodys)).toMatchObject([{ kind: 1, amount: 35_820n, player_id: null }]);
  expect(await exceptions(others)).toEqual([]);
});

test('paid after its time at the rate of then: nearly as much is credited, and nothing is cancelled meanwhile', async () => {
  const player = await registerPlayer(server());
  const made = await order(player);
  await server().clock.advance(15 * MINUTE + 1_000);
  await say(7_210);
  await mine('TRC20', 1);
  await pay(made);
  await look();
  await followUp(server().platform);
  expect((await stand(player, made))?.State).toBe('WAITING');
  await mine('TRC20');
  expect(await stand(player, made)).toMatchObject({ State: 'CONFIRM', Credited: 100_125n });
});

test('what another history has not is not credited: the order goes on, and is paid by what stands in that one', async () => {
  const player = await registerPlayer(server());
  const made = await order(player);
  const tx = await pay(made);
  await look();
  await on('TRC20', 'reorg', { depth: 1, drop: true });
  await look();
  expect((await stand(player, made))?.Usdt).toMatchObject({ Tx: null, Confirmed: 0 });
  await mine('TRC20', 5);
  expect(await cashOf(player)).toBe(start);
  // The same payment comes again, and another history has it in another block.
  const { Address: to } = made.Usdt;
  await on('TRC20', 'send', { to, units: unitsOf(made), tx });
  await mine('TRC20', 2);
  await on('TRC20', 'reorg', { depth: 2 });
  await look();
  expect((await stand(player, made))?.Usdt).toMatchObject({ Tx: tx, Confirmed: 3 });
  expect(await cashOf(player)).toBe(start + 100_000n);
  expect(await exceptions(made.OrderNo)).toEqual([]);
});

test('an order whose payment vanished ends by the clock, though it was being checked', async () => {
  const player = await registerPlayer(server());
  const made = await order(player);
  await pay(made);
  await look();
  await on('TRC20', 'reorg', { depth: 1, drop: true });
  await server().clock.advance(15 * MINUTE + 1_000);
  await look();
  await server().runJobs('deposit.follow-up');
  expect(await stand(player, made)).toMatchObject({ State: 'CANCEL', Reason: 'EXPIRED' });
});

test('what was credited and is gone from its chain is a break and stands in the queue, until it is there again', async () => {
  const player = await registerPlayer(server());
  const made = await order(player);
  const tx = await paid(made);
  expect((await stand(player, made))?.State).toBe('CONFIRM');
  const breaks = async () =>
    (
      await sql<{ kind: number; state: number; here: bigint }>`
        SELECT kind, state, here FROM money_break WHERE no = ${made.OrderNo}`.execute(
        server().owner,
      )
    ).rows;
  await on('TRC20', 'reorg', { depth: 5, drop: true });
  await look();
  await mine('TRC20', 3);
  expect(await breaks()).toEqual([{ kind: 2, state: 0, here: 100_000n }]);
  const ref = `TRC20:${tx}:0`;
  expect(await exceptions(made.OrderNo)).toMatchObject([
    { kind: 6, state: 0, pay_id: `gone:${ref}`, amount: 100_000n, is_booked: false },
  ]);
  // Nobody takes anything from anybody by himself.
  expect(await cashOf(player)).toBe(start + 100_000n);
  await on('TRC20', 'send', { to: made.Usdt.Address, units: unitsOf(made), tx });
  await mine('TRC20', 4);
  expect(await breaks()).toMatchObject([{ state: 3 }]);
  expect(await exceptions(made.OrderNo)).toMatchObject([{ state: 5 }]);
  expect(await cashOf(player)).toBe(start + 100_000n);
  // Gone once more it is news once more: what was decided about the first time stays so.
  await on('TRC20', 'reorg', { depth: 6, drop: true });
  await mine('TRC20', 3);
  expect(await breaks()).toMatchObject([{ state: 0 }]);
  expect(await exceptions(made.OrderNo)).toMatchObject([
    { state: 5, pay_id: `gone:${ref}` },
    { state: 0, pay_id: `gone:${ref}#2` },
  ]);
});

test('an operator credits no order whose payment is being confirmed, and both at once credit it once', async () => {
  const player = await registerPlayer(server());
  const confirm = ({ OrderNo: orderNo }: Order) =>
    transaction(server().db, (tx) =>
      confirmDeposit(tx, { orderNo, amount: mills(100_000), by: 'operator:1', reason: 'seen' }),
    );
  const near = await order(player);
  await pay(near, 9_990n);
  await look();
  expect(await confirm(near)).toEqual({ ok: false, error: 'ORDER_SEEN' });
  await mine('TRC20');
  expect(await exceptions(near.OrderNo)).toEqual([]);
  expect(await cashOf(player)).toBe(start + 99_900n);
  const both = await order(player);
  await pay(both);
  await on('TRC20', 'mine', { count: 2 });
  await Promise.all([confirm(both), look()]);
  await look();
  expect((await stand(player, both))?.State).toBe('CONFIRM');
  expect(await exceptions(both.OrderNo)).toEqual([]);
  expect(await cashOf(player)).toBe(start + 199_900n);
});

test('shows a transfer above the bounds to operators without crediting it', async () => {
  const player = await registerPlayer(server());
  const made = await order(player);
  const ref = `TRC20:${await paid(made, 10_000n * 10_000_000_000n)}:0`;
  expect(await stand(player, made)).toMatchObject({ State: 'WAITING' });
  expect(await cashOf(player)).toBe(start);
  const { rows } = await sql<{ kind: number; note: string }>`
    SELECT kind, note FROM money_break WHERE no = ${made.OrderNo} AND ref = ${ref}`.execute(
    server().owner,
  );
  expect(rows).toEqual([{ kind: 7, note: `${unitsOf(made)}0000000000` }]);
  // Later transfers are accepted.
  const next = await order(await registerPlayer(server()), 'ERC20');
  await paid(next);
  expect(await exceptions(next.OrderNo)).toEqual([]);
});
