import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { depositConsole } from '@fairlot/wire/money/deposit';
import { unclaimed } from '#ledger/accounts';
import { balanceOf, houseBalance } from '#ledger';
import { transaction, type Tx } from '#platform/db';
import { withTestServer } from '#testing';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import { bearAct } from './resolve-chargeback.ts';
import { holdWaiting, isDisputed } from './store-chargeback.ts';
import { takePayment } from '../payments/take-payment.ts';
import {
  atOnce,
  named,
  PAID,
  provider,
  Reason,
  START,
  chargebackDesk,
} from '../testing/chargeback-desk.ts';

/** A chargeback that people ended, and the payment that comes only then. */
const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
const {
  who,
  hear,
  payIn,
  pay,
  order,
  cashOf,
  books,
  of,
  exceptionOf,
  confirm,
  putEnd,
  putResolve,
} = chargebackDesk(server);

test('what comes after the house bore its chargeback is put before operators, and pays nobody', async () => {
  const player = await registerPlayer(server());
  const before = await books();
  const one = named(await order(player));
  await hear(one);
  expect(await confirm(await putEnd(one, 'bear'))).toBe('OK');
  // An operator who thinks that he saw it arrive is told.
  const seen = { OrderNo: one.no, Amount: Number(PAID) / 1000, Reason };
  const byHand = await server().callConsole(depositConsole.confirmDeposit, seen, {
    token: who.clerk,
  });
  expect(byHand.code).toBe('CHARGEBACK_ENDED');
  await pay(one);
  await pay(one);
  expect(await cashOf(player)).toBe(START);
  expect(await exceptionOf(one)).toMatchObject({
    Kind: 'disputed',
    State: 'open',
    OrderNo: one.no,
  });
  // Its order waits for that, and cannot be credited beside it.
  expect(
    (await server().callConsole(depositConsole.confirmDeposit, seen, { token: who.clerk })).code,
  ).toBe('IN_QUEUE');
  // Who paid has it back already.
  expect((await putResolve(one, 'refund')).code).toBe('ALREADY_BACK');
  expect(await confirm(await putResolve(one, 'forfeit'))).toBe('OK');
  expect(await books()).toEqual(before);
  expect(await cashOf(player)).toBe(START);

  // Credited after all: by two who know that the house pays it.
  const cancelled = { OrderNo: one.no, Reason };
  await server().callConsole(depositConsole.cancelDeposit, cancelled, { token: who.clerk });
  const two = named(await order(player));
  await hear(two);
  expect(await confirm(await putEnd(two, 'ignore'))).toBe('OK');
  await pay(two);
  expect(await exceptionOf(two)).toMatchObject({ Kind: 'disputed' });
  expect(await confirm(await putResolve(two, 'credit'))).toBe('OK');
  expect(await cashOf(player)).toBe(START + PAID);
  const { rows } = await sql<{ state: number }>`
    SELECT state FROM deposit WHERE order_no = ${two.no}`.execute(server().owner);
  expect(rows).toEqual([{ state: 1 }]);
});

test('what comes while its chargeback of a taken name waits is put before operators', async () => {
  const player = await registerPlayer(server());
  const first = named(await order(player));
  await pay(first);
  await hear(first);
  const one = { ...named(await order(player)), ref: first.ref };
  await hear(one);
  await pay(one);
  expect(await cashOf(player)).toBe(START);
  expect(await exceptionOf(one)).toMatchObject({ Kind: 'disputed' });
  expect((await putResolve(one, 'credit')).code).toBe('CHARGED_BACK');
});

test('one of another currency than its order is credited in its own, and its order goes on', async () => {
  const player = await registerPlayer(server());
  const one = named(await order(player));
  await hear(one, PAID, 'CNY');
  expect(await confirm(await putEnd(one, 'ignore'))).toBe('OK');
  const of = { provider, orderNo: one.no, payId: one.payId, amount: PAID, currency: 'CNY' };
  await transaction(server().db, (tx) => takePayment(tx, of));
  expect(await exceptionOf(one)).toMatchObject({ Kind: 'disputed' });
  expect(await confirm(await putResolve(one, 'credit'))).toBe('OK');
  expect(await cashOf(player)).toBe(START);
  expect(await balanceOf(server().db, player.playerId, 'CNY')).toBe(PAID);
  expect(await houseBalance(server().db, unclaimed, 'CNY')).toBe(0n);
  const { rows } = await sql<{ state: number }>`
    SELECT state FROM deposit WHERE order_no = ${one.no}`.execute(server().owner);
  expect(rows).toEqual([{ state: 3 }]);
});

test('a payment and the decision that the house bears its chargeback, at once, end as one after the other', async () => {
  const bear = async (tx: Tx, id: number) => {
    const agreed = { proposal: 1, checker: 1, maker: { operatorId: 1, name: 'anna' } } as const;
    return bearAct.change(
      tx,
      { id, as: 'bear' },
      { ...agreed, reason: Reason, prepared: undefined, ports: server().platform.ports },
    );
  };
  const make = async (player: TestPlayer) => {
    const one = named(await order(player));
    await hear(one);
    return { one, id: (await of(one))?.Id ?? 0 };
  };
  const before = await books();

  // The payment first: the chargeback takes it back, and there is nothing to be borne any more.
  const [anna, bert] = [await registerPlayer(server()), await registerPlayer(server())];
  const early = await make(anna);
  let borne: unknown = 'not run';
  const waited = await atOnce(
    server,
    (tx) => payIn(tx, early.one),
    async (tx) => {
      borne = await bear(tx, early.id);
    },
  );
  expect(waited).toBe(true);
  expect(borne).toBeUndefined();
  expect(await of(early.one)).toMatchObject({ State: 'taken' });
  expect(await books()).toEqual(before);

  // The decision first: the payment finds it.
  const late = await make(bert);
  const waits = await atOnce(
    server,
    (tx) => bear(tx, late.id),
    (tx) => payIn(tx, late.one),
  );
  expect(waits).toBe(true);
  expect(await of(late.one)).toMatchObject({ State: 'borne' });
  expect(await exceptionOf(late.one)).toMatchObject({ Kind: 'disputed' });
  for (const player of [anna, bert]) expect(await cashOf(player)).toBe(START);

  // The control: who looks before he waits for the one that is being decided does not see it.
  const carla = await registerPlayer(server());
  const { one, id } = await make(carla);
  const looks: boolean[] = [];
  await atOnce(
    server,
    (tx) => bear(tx, id),
    async (tx) => {
      looks.push(await isDisputed(tx, 1, one.payId));
      await holdWaiting(tx, 1, { payId: one.payId });
      looks.push(await isDisputed(tx, 1, one.payId));
    },
  );
  expect(looks).toEqual([false, true]);
});
