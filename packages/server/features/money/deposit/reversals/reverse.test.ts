import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { flagBit } from '@fairlot/rules/check/access';
import { depositConsole } from '@fairlot/wire/money/deposit';
import { inboxHttp } from '@fairlot/wire/messaging/inbox';
import { wageringHttp } from '@fairlot/wire/money/wagering';
import { unclaimed } from '#ledger/accounts';
import { DEMO, houseBalance } from '#ledger';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../../auth/login/testing.ts';
import { reverseOrder } from './propose-reversal.ts';
import { holdOrder, readOrder } from '../orders/store.ts';
import { NET, PAID, Reason, START, reversalDesk } from '../testing/reversal-desk.ts';

/** Deposits that are taken back by two operators, or by whoever paid. */
const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
const {
  who,
  control,
  order,
  paid,
  cashOf,
  stand,
  propose,
  confirm,
  owing,
  flagsOf,
  clearing,
  owedToUs,
  exceptionsOf,
  leave,
} = reversalDesk(server);

test('two operators take a deposit back with its bonus, its fee the other way, and its lines end', async () => {
  const player = await registerPlayer(server());
  const before = await clearing();
  const orderNo = await paid(player);
  expect(await cashOf(player)).toBe(START + NET);
  const put = await propose(orderNo);
  expect(put.code).toBe('OK');
  expect((await propose(orderNo)).code).toBe('ALREADY_WAITS');
  expect(await confirm(put, who.clerk)).not.toBe('OK');
  expect(await confirm(put)).toBe('OK');
  expect(await cashOf(player)).toBe(START);
  expect(await clearing()).toBe(before);
  expect((await stand(player, orderNo)).Reversed).toMatchObject({
    Amount: NET,
    Owed: 0n,
    IsChargedBack: false,
    Note: Reason,
  });
  const { value } = await server().call(wageringHttp.getRequirement, null, { token: player.token });
  expect(value.Lines.map(({ Type, State }) => [Type, State]).toSorted()).toEqual([
    [103, 2],
    [605, 2],
    [609, 0],
  ]);
  const inbox = { Tab: 'money', Count: 10 } as const;
  const told = await server().call(inboxHttp.getMessages, inbox, { token: player.token });
  expect(told.value.Rows[0]).toMatchObject({ TitleEn: 'Deposit reversed -100.500' });
  expect(told.value.Rows[0]?.ContentEn).toContain(Reason);
  // Once: by nobody again.
  expect((await propose(orderNo)).code).toBe('REVERSED_ALREADY');
  expect((await owing(player)).Owed).toBe(0n);
  expect(await flagsOf(player)).toBe(0n);
});

test('what is not in the wallet any more is owed; deposits pay it first, and when it is paid the flag goes', async () => {
  const player = await registerPlayer(server());
  const all = await owedToUs();
  const orderNo = await paid(player);
  await leave(player, 30_000n);
  expect(await confirm(await propose(orderNo))).toBe('OK');
  expect(await cashOf(player)).toBe(0n);
  expect(await owing(player)).toMatchObject({
    Owed: 70_500n,
    Available: 0n,
    Moves: [{ Kind: 'reversed', Amount: 70_500n, OrderNo: orderNo, Note: Reason }],
  });
  expect(await owedToUs()).toBe(all + 70_500n);
  expect(await flagsOf(player)).toBe(flagBit('DEBT'));
  const inbox = { Tab: 'money', Count: 10 } as const;
  const said = (await server().call(inboxHttp.getMessages, inbox, { token: player.token })).value;
  expect(said.Rows[0]?.ContentEn).toContain('30.000 was taken out of the wallet.');
  expect(said.Rows[0]?.ContentEn).toContain('you owe 70.500');
  expect(said.Rows[0]?.Content).toContain('从钱包扣回 30.000。');
  expect((await stand(player, orderNo)).Reversed).toMatchObject({ Amount: NET, Owed: 70_500n });
  // Of 50,000 all but the fee pays it; the bonus of it is his, and only that is to be turned over.
  const next = await paid(player, 50_000n);
  expect(await cashOf(player)).toBe(500n);
  expect(await owing(player)).toMatchObject({ Owed: 20_750n });
  const { value } = await server().call(wageringHttp.getRequirement, null, { token: player.token });
  expect(
    value.Lines.filter(({ State }) => State === 0).map(({ Type, Base }) => [Type, Base]),
  ).toEqual(
    expect.arrayContaining([
      [103, 250n],
      [605, 500n],
    ]),
  );
  await paid(player);
  expect(await owing(player)).toMatchObject({
    Owed: 0n,
    Moves: [
      { Kind: 'fromDeposit', Amount: -20_750n },
      { Kind: 'fromDeposit', Amount: -49_750n, OrderNo: next },
      { Kind: 'reversed', Amount: 70_500n },
    ],
  });
  expect(await flagsOf(player)).toBe(0n);
  expect(await owedToUs()).toBe(all);
  // The control: nothing but the function of debts changes what is owed, and it stays as written.
  const { db, owner } = server();
  await expect(sql`UPDATE debt SET owed = 1`.execute(db)).rejects.toThrow('permission denied');
  await expect(sql`DELETE FROM debt_move`.execute(owner)).rejects.toThrow('keeps what was written');
});

test('of any number that take it back at once one does; the control is the row, and behind it the books', async () => {
  const player = await registerPlayer(server());
  const orderNo = await paid(player);
  const { db, owner } = server();
  const of = { isThere: false, by: 'anna', reason: Reason };
  const once = async () =>
    transaction(db, async (tx) => {
      const row = await holdOrder(tx, player.playerId, orderNo);
      return row && reverseOrder(tx, row, of);
    });
  const done = await Promise.all([once(), once(), once(), once()]);
  expect(done.filter((each) => each !== undefined)).toEqual([{ taken: NET, owed: 0n }]);
  expect(await cashOf(player)).toBe(START);
  const again = transaction(owner, async (tx) => {
    await sql`ALTER TABLE deposit_reversal DISABLE TRIGGER deposit_reversal_keep`.execute(tx);
    await sql`DELETE FROM deposit_reversal WHERE player_id = ${player.playerId}`.execute(tx);
    const row = await readOrder(tx, player.playerId, orderNo);
    return row && reverseOrder(tx, row, of);
  });
  await expect(again).rejects.toThrow('was not posted: repeated');
});

test('a payment that its provider has waits among the exceptions, is sent back, and is credited by nobody twice', async () => {
  const player = await registerPlayer(server());
  const before = await houseBalance(server().db, unclaimed, DEMO);
  const orderNo = await paid(player);
  expect(await confirm(await propose(orderNo, true))).toBe('OK');
  expect(await houseBalance(server().db, unclaimed, DEMO)).toBe(before + PAID);
  const [waiting] = await exceptionsOf(orderNo);
  expect(waiting).toMatchObject({ kind: 7, state: 0, amount: PAID });
  // Told again, it is what it is.
  await control('notify', { orderNo });
  expect(await exceptionsOf(orderNo)).toHaveLength(1);
  const decided = await server().callConsole(
    depositConsole.resolveException,
    { Id: waiting?.id ?? 0, As: 'refund', Reason },
    { token: who.clerk },
  );
  expect(await confirm(decided)).toBe('OK');
  await server().runJobs('deposit.send-back');
  expect(await exceptionsOf(orderNo)).toMatchObject([{ state: 3 }]);
  expect(await houseBalance(server().db, unclaimed, DEMO)).toBe(before);
});

test('what was credited out of the exceptions goes back there, under another name', async () => {
  const player = await registerPlayer(server());
  const orderNo = await order(player);
  await control('pay', { orderNo, amount: 60_000 });
  const [short] = await exceptionsOf(orderNo);
  const credit = await server().callConsole(
    depositConsole.resolveException,
    { Id: short?.id ?? 0, As: 'credit', Reason },
    { token: who.clerk },
  );
  expect(await confirm(credit)).toBe('OK');
  expect(await confirm(await propose(orderNo, true))).toBe('OK');
  expect(await cashOf(player)).toBe(START);
  const [, again] = (await exceptionsOf(orderNo)).toSorted((a, b) => a.id - b.id);
  expect(again).toMatchObject({ kind: 7, state: 0, pay_id: `${short?.pay_id}#2` });
  const back = await server().callConsole(
    depositConsole.resolveException,
    { Id: again?.id ?? 0, As: 'refund', Reason },
    { token: who.clerk },
  );
  expect(await confirm(back)).toBe('OK');
  await server().runJobs('deposit.send-back');
  expect((await exceptionsOf(orderNo)).map(({ state }) => state).toSorted()).toEqual([2, 3]);
});
