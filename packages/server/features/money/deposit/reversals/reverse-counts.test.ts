import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { depositConsole, depositHttp } from '@fairlot/wire/money/deposit';
import { responsibleGamingHttp } from '@fairlot/wire/play/responsible-gaming';
import { DEMO } from '#ledger';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { payOff } from '../../debt/index.ts';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import { handleChargeback } from './handle-chargeback.ts';
import { reverseOrder } from './propose-reversal.ts';
import { holdOrder } from '../orders/store.ts';
import { PAID, Reason, START, reversalDesk } from '../testing/reversal-desk.ts';

/** What was taken back: credited again, charged back once more, and what it counts for. */
const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
const {
  who,
  channelOf,
  control,
  order,
  paid,
  cashOf,
  stand,
  propose,
  confirm,
  owing,
  exceptionsOf,
  leave,
} = reversalDesk(server);

test('what was taken back by mistake is credited to its player again, and the books are whole', async () => {
  const player = await registerPlayer(server());
  const orderNo = await paid(player);
  expect(await confirm(await propose(orderNo, true))).toBe('OK');
  const [waiting] = await exceptionsOf(orderNo);
  const again = await server().callConsole(
    depositConsole.resolveException,
    { Id: waiting?.id ?? 0, As: 'credit', UserName: player.userName, Reason },
    { token: who.clerk },
  );
  expect(await confirm(again)).toBe('OK');
  expect(await cashOf(player)).toBe(START + PAID);
  expect((await propose(orderNo)).code).toBe('REVERSED_ALREADY');
  expect(await server().audit()).toEqual([]);
});

test('a payment that paid of a debt, and is charged back when it is spent, is owed itself', async () => {
  const player = await registerPlayer(server());
  const orderNo = await paid(player);
  await leave(player, 0n);
  expect(await confirm(await propose(orderNo))).toBe('OK');
  const next = await paid(player);
  await control('pay', { orderNo: next });
  const [twice] = await exceptionsOf(next);
  const credit = await server().callConsole(
    depositConsole.resolveException,
    { Id: twice?.id ?? 0, As: 'credit', Reason },
    { token: who.clerk },
  );
  expect(await confirm(credit)).toBe('OK');
  expect((await owing(player)).Owed).toBe(0n);
  await leave(player, 20_000n);
  const of = { provider: { id: 'sandbox', number: 1 }, no: next, payId: twice?.pay_id ?? '' };
  const told = {
    ref: 'B-1',
    state: 'PAID',
    amount: mills(PAID),
    currency: 'DEM',
    atMs: 0,
  } as const;
  await transaction(server().db, (tx) =>
    handleChargeback(tx, { event: 'chargeback', ...of, ...told }),
  );
  expect(await owing(player)).toMatchObject({
    Owed: 80_000n,
    Moves: [
      { Kind: 'chargedBack', Amount: 80_000n },
      { Kind: 'fromDeposit', Amount: -1_000n },
      {},
      {},
    ],
  });
});

test('one that paid of a debt by the key that credited it, as it was written before, is charged back all the same', async () => {
  const player = await registerPlayer(server());
  const orderNo = await paid(player);
  await leave(player, 0n);
  expect(await confirm(await propose(orderNo))).toBe('OK');
  const next = await paid(player);
  await leave(player, 200_000n);
  await control('pay', { orderNo: next });
  const [twice] = await exceptionsOf(next);
  const payId = twice?.pay_id ?? '';
  const owed = (await owing(player)).Owed;
  const cause = `supplement:1:${payId}`;
  const whose = { playerId: player.playerId, currency: DEMO } as const;
  await transaction(server().db, (tx) =>
    payOff(tx, whose, { most: owed, kind: 'fromDeposit', cause, no: next, note: '' }),
  );
  expect((await owing(player)).Owed).toBe(0n);
  const credit = await server().callConsole(
    depositConsole.resolveException,
    { Id: twice?.id ?? 0, As: 'credit', Reason },
    { token: who.clerk },
  );
  expect(await confirm(credit)).toBe('OK');
  await leave(player, 20_000n);
  const of = { provider: { id: 'sandbox', number: 1 }, no: next, payId, ref: 'B-2' } as const;
  const told = { state: 'PAID', amount: mills(PAID), currency: 'DEM', atMs: 0 } as const;
  await transaction(server().db, (tx) =>
    handleChargeback(tx, { event: 'chargeback', ...of, ...told }),
  );
  expect((await owing(player)).Owed).toBe(80_000n);
  expect(await server().audit()).toEqual([]);
});

test('what was credited by hand and never came is taken back; a payment that comes after all is nobody’s', async () => {
  const player = await registerPlayer(server());
  await control('manner', { notify: 'never' });
  const orderNo = await order(player);
  const credited = await server().callConsole(
    depositConsole.confirmDeposit,
    { OrderNo: orderNo, Amount: Number(PAID) / 1000, Reason },
    { token: who.clerk },
  );
  expect(await confirm(credited)).toBe('OK');
  expect((await propose(orderNo, true)).code).toBe('PAYMENT_UNKNOWN');
  expect(await confirm(await propose(orderNo))).toBe('OK');
  expect(await cashOf(player)).toBe(START);
  await control('pay', { orderNo });
  await control('notify', { orderNo });
  expect(await exceptionsOf(orderNo)).toMatchObject([{ kind: 3, state: 0 }]);
  expect(await cashOf(player)).toBe(START);
});

test('what is no credited order is refused', async () => {
  const player = await registerPlayer(server());
  expect((await propose('D1x0123456789ab')).code).toBe('NO_ORDER');
  const orderNo = await order(player);
  expect((await propose(orderNo)).code).toBe('NOT_CREDITED');
});

/** Which of his deposits is the first. */
const firstOf = async ({ playerId }: TestPlayer): Promise<readonly string[]> => {
  const { rows } = await sql<{ order_no: string }>`
    SELECT order_no FROM deposit WHERE player_id = ${playerId} AND is_first`.execute(
    server().owner,
  );
  return rows.map((row) => row.order_no);
};
const takeBack = (player: TestPlayer, no: string) =>
  transaction(server().db, async (tx) => {
    const row = await holdOrder(tx, player.playerId, no);
    return row && reverseOrder(tx, row, { isThere: false, by: 'anna', reason: Reason });
  });

test('what was taken back is not the first, and counts for no limit of a day', async () => {
  const me = await registerPlayer(server());
  const limit = { Kind: 'deposit', Period: 'day', Amount: mills(250_000) } as const;
  const { token } = me;
  expect((await server().call(responsibleGamingHttp.setLimit, limit, { token })).code).toBe('OK');
  const one = await paid(me);
  const two = await paid(me);
  expect(await firstOf(me)).toEqual([one]);
  const asked = { IntentId: randomUUID(), ChannelId: channelOf(), Amount: mills(PAID) };
  const ask = () => server().call(depositHttp.createDeposit, asked, { token });
  expect((await ask()).code).toBe('PERSONAL_LIMIT');
  await takeBack(me, one);
  // The earliest that is left is the first.
  expect(await firstOf(me)).toEqual([two]);
  expect((await ask()).code).toBe('OK');
  await takeBack(me, two);
  expect(await firstOf(me)).toEqual([]);
});

test('the next that is credited is the first, though the first is taken back at the same moment', async () => {
  const me = await registerPlayer(server());
  const one = await paid(me);
  const two = await order(me);
  await Promise.all([takeBack(me, one), control('pay', { orderNo: two })]);
  await expect.poll(async () => (await stand(me, two)).State).toBe('CONFIRM');
  expect(await firstOf(me)).toEqual([two]);
});

test('of three that are taken back or credited at once none waits for ever, and what is left is the first', async () => {
  const me = await registerPlayer(server());
  const [one, two] = [await paid(me), await paid(me)];
  const three = await order(me);
  await Promise.all([takeBack(me, one), takeBack(me, two), control('pay', { orderNo: three })]);
  await expect.poll(async () => (await stand(me, three)).State).toBe('CONFIRM');
  expect(await firstOf(me)).toEqual([three]);
});
