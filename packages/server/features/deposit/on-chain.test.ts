import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { CHAINS, type Chain } from '@fairlot/rules/payee/chains';
import { USDT_DECIMALS } from '@fairlot/rules/payee/usdt';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { depositHttp, type Order } from '@fairlot/wire/deposit';
import { balanceOf, DEMO, houseBalance } from '../../ledger/index.ts';
import { unclaimed } from '../../ledger/accounts.ts';
import { transaction } from '../../platform/db.ts';
import { withTestServer } from '../../testing/index.ts';
import { signatureOf } from '../provider/sign.ts';
import { registerPlayer, type TestPlayer } from '../session/testing.ts';
import { followUp } from './follow-up.ts';
import { confirmDeposit, listExceptions, resolveException } from './index.ts';
import { addTestChain, testAddress } from './testing/chain.ts';

const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
const MINUTE = 60_000;
const secret = 'canary0secret0of0chain0000000000';
const start = 10_000_000n;
let sandbox: Sandbox;
const channels = new Map<Chain, number>();
beforeAll(async () => {
  const now = () => server().clock.now();
  sandbox = await startSandbox({ secret, controlToken: 'c', now });
  for (const code of CHAINS) {
    channels.set(code, await addTestChain(server(), sandbox.url, { code, secret }));
  }
  // Nobody pays over a chain of which one block alone was read.
  await look();
});
afterAll(() => sandbox.stop());

/** The sources say what one USDT costs: one that comes in is worth half a per cent less. */
const say = (mid = 7_200) =>
  sql`INSERT INTO rate_mid (mid, at, seen_at) VALUES (${mid}, app_now(), app_now())`.execute(
    server().owner,
  );
const on = (chain: Chain, act: string, fields: object = {}) =>
  sandbox.control('chain', { chain, act, ...fields });
/** Reads every chain to its end. */
async function look(): Promise<void> {
  await server().clock.advance(5_000);
  await server().runJobs('chain.watch');
}
beforeEach(async () => {
  await say();
  for (const code of CHAINS) {
    await on(code, 'manner', { word: 'well' });
    await on(code, 'mine');
  }
  await look();
});

const ask = (player: TestPlayer, chain: Chain = 'TRC20', amount = 100_000) =>
  server().call(
    depositHttp.createDeposit,
    { IntentId: randomUUID(), ChannelId: channels.get(chain) ?? 0, Amount: mills(amount) },
    { token: player.token },
  );
type Usdt = Order & { readonly Usdt: NonNullable<Order['Usdt']> };
async function order(player: TestPlayer, chain: Chain = 'TRC20', amount = 100_000): Promise<Usdt> {
  const { value } = await ask(player, chain, amount);
  if (!value?.Usdt) throw new Error('it is paid over a chain');
  return value as Usdt;
}
const stand = async ({ token }: TestPlayer, { OrderNo }: Order) =>
  (await server().call(depositHttp.getDeposit, { OrderNo }, { token })).value;
const cashOf = ({ playerId }: TestPlayer) => balanceOf(server().db, playerId, DEMO);
const exceptions = async (no: string) =>
  (await listExceptions(server().db, ['open', 'refunding', 'credited', 'ignored'], 1_000)).filter(
    (row) => row.order_no === no,
  );

/** Base units of what was asked for, times so many hundredths of a per cent. */
function unitsOf({ Usdt }: Usdt, parts = 10_000n): string {
  const decimals = USDT_DECIMALS[Usdt.Chain];
  const [whole = '', rest = ''] = Usdt.Amount.split('.');
  return String((BigInt(whole + rest.padEnd(decimals, '0')) * parts) / 10_000n);
}
/** Pays an order, into the next block. */
async function pay(made: Usdt, parts?: bigint): Promise<string> {
  const { Chain: chain, Address: to } = made.Usdt;
  const { tx } = await on(chain, 'send', { to, units: unitsOf(made, parts) });
  await on(chain, 'mine');
  return String(tx);
}
/** So many blocks more, and what is found in them. */
async function mine(chain: Chain, count = 2): Promise<void> {
  await on(chain, 'mine', { count });
  await look();
}
/** Pays, and lets it be confirmed. */
async function paid(made: Usdt, parts?: bigint): Promise<string> {
  const tx = await pay(made, parts);
  await mine(made.Usdt.Chain);
  return tx;
}

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
  expect((await stand(player, made))?.State).toBe('CANCEL');
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
