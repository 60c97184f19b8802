import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { depositConsole } from '@fairlot/wire/money/deposit';
import { transaction, type Tx } from '#platform/db';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../../auth/login/testing.ts';
import { handleChargeback } from './handle-chargeback.ts';
import { reverseAct } from './propose-reversal.ts';
import { takePayment } from '../payments/take-payment.ts';
import {
  atOnce,
  type One,
  named,
  PAID,
  provider,
  Reason,
  START,
  chargebackDesk,
} from '../testing/chargeback-desk.ts';

/** A chargeback that names another order than its payment, or comes while two take it back. */
const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
const { who, hear, pay, order, cashOf, books, of, exceptionOf, confirm, putEnd, putResolve } =
  chargebackDesk(server);

test('what is charged back while two operators take it back goes out of the queue, whoever is first', async () => {
  const agreed = { proposal: 1, checker: 1, maker: { operatorId: 1, name: 'anna' } } as const;
  const takeBack = (tx: Tx, one: One) =>
    reverseAct.change(
      tx,
      { orderNo: one.no, isThere: true },
      { ...agreed, reason: Reason, prepared: undefined, ports: server().platform.ports },
    );
  const hears = (tx: Tx, one: One) =>
    handleChargeback(tx, {
      event: 'chargeback',
      provider,
      ...one,
      state: 'PAID',
      amount: PAID,
      currency: 'DEM',
      atMs: 0,
    });
  const player = await registerPlayer(server());
  const before = await books();
  for (const isTakenFirst of [true, false]) {
    const one = named(await order(player));
    await pay(one);
    const acts = [(tx: Tx) => takeBack(tx, one), (tx: Tx) => hears(tx, one)] as const;
    const [first, second] = isTakenFirst ? acts : [acts[1], acts[0]];
    expect(await atOnce(server, first, second)).toBe(true);
    // Nobody has to look at it, and nothing of it can be credited any more.
    expect(await of(one)).toMatchObject({ State: isTakenFirst ? 'unclaimed' : 'taken' });
    expect(await exceptionOf(one)).toBeUndefined();
    expect(await cashOf(player)).toBe(START);
    expect(await books()).toEqual(before);
  }
});

test('one that names another order than its payment is of the order that the payment was credited to', async () => {
  const [anna, bert, carla] = [
    await registerPlayer(server()),
    await registerPlayer(server()),
    await registerPlayer(server()),
  ];
  const before = await books();
  const paid = named(await order(anna));
  await pay(paid);
  // Another's order, which an operator credited by hand with just as much: it is not given that name.
  const other = await order(bert);
  const seen = { OrderNo: other, Amount: Number(PAID) / 1000, Reason };
  const put = await server().callConsole(depositConsole.confirmDeposit, seen, { token: who.clerk });
  expect(await confirm(put)).toBe('OK');
  const wrong = { ...paid, no: other };
  await hear(wrong);
  expect(await of(wrong)).toMatchObject({ State: 'taken', UserName: anna.userName });
  expect(await cashOf(anna)).toBe(START);
  expect(await cashOf(bert)).toBe(START + PAID);
  // Before its payment comes, and of no order at all.
  const early = named(await order(carla));
  await hear({ ...early, no: 'D5xnone' });
  await pay(early);
  expect(await of(early)).toMatchObject({ State: 'taken', UserName: carla.userName });
  expect(await cashOf(carla)).toBe(START);
  expect((await books()).clearing - before.clearing).toBe(PAID);
});

test('a payment that is told of for a second order as well is credited once, and is in the books once', async () => {
  const [anna, bert] = [await registerPlayer(server()), await registerPlayer(server())];
  const paid = named(await order(anna));
  await pay(paid);
  const before = await books();
  const other = { ...paid, no: await order(bert) };
  await pay(other);
  await pay(other);
  expect(await cashOf(bert)).toBe(START);
  expect(await books()).toEqual(before);
  expect(await exceptionOf(paid)).toMatchObject({
    Kind: 'twice',
    OrderNo: other.no,
    IsBooked: false,
  });
  // What is charged back of it is of the first one, also where that was taken back before.
  const put = await server().callConsole(
    depositConsole.proposeReversal,
    { OrderNo: paid.no, IsThere: true, Reason },
    { token: who.clerk },
  );
  expect(await confirm(put)).toBe('OK');
  await hear(paid);
  expect(await cashOf(anna)).toBe(START);
});

test('a payment that stands there unbooked gives nothing back out of what is unclaimed', async () => {
  const [anna, bert] = [await registerPlayer(server()), await registerPlayer(server())];
  const paid = named(await order(anna));
  await pay(paid);
  await pay({ ...paid, no: await order(bert) });
  expect(await exceptionOf(paid)).toMatchObject({ IsBooked: false });
  for (const As of ['credit', 'refund', 'forfeit'] as const) {
    expect((await putResolve(paid, As)).code).toBe('NOT_BOOKED');
  }
  const put = await server().callConsole(
    depositConsole.proposeReversal,
    { OrderNo: paid.no, IsThere: false, Reason },
    { token: who.clerk },
  );
  expect(await confirm(put)).toBe('OK');
  await hear(paid);
  expect(await of(paid)).toMatchObject({ State: 'taken' });
  const before = await books();
  // Charged back once more, under another name: what credited it is taken back, and what stands there was never booked.
  const again = { ...paid, ref: `B-${randomUUID()}` };
  await hear(again);
  expect(await of(again)).toMatchObject({ State: 'open', Why: 'gone' });
  expect(await books()).toEqual(before);
  expect(await exceptionOf(paid)).toMatchObject({ IsBooked: false, State: 'open' });
});

test('what came in a currency of no books is of another one than its chargeback, and gives nothing back', async () => {
  const one = named(await order(await registerPlayer(server())));
  await transaction(server().db, (tx) =>
    takePayment(tx, {
      provider,
      orderNo: one.no,
      payId: one.payId,
      amount: PAID,
      currency: 'ABC',
    }),
  );
  expect(await exceptionOf(one)).toMatchObject({ IsBooked: false });
  const before = await books();
  await hear(one);
  expect(await of(one)).toMatchObject({ State: 'open', Why: 'currency' });
  expect(await books()).toEqual(before);
  expect(await exceptionOf(one)).toMatchObject({ IsBooked: false, State: 'open' });
});

test('an order that an ended chargeback names by mistake is credited by hand: its payment is in the books', async () => {
  const [anna, bert] = [await registerPlayer(server()), await registerPlayer(server())];
  const paid = named(await order(anna));
  await pay(paid);
  const wrong = { ...paid, no: await order(bert) };
  await hear(wrong, mills(PAID - 1n));
  expect(await confirm(await putEnd(wrong, 'ignore'))).toBe('OK');
  const seen = { OrderNo: wrong.no, Amount: Number(PAID) / 1000, Reason };
  const put = await server().callConsole(depositConsole.confirmDeposit, seen, { token: who.clerk });
  expect(await confirm(put)).toBe('OK');
  expect(await cashOf(bert)).toBe(START + PAID);
});
