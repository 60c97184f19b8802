import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { reconcileConsole } from '@fairlot/wire/money/reconcile';
import { bank, depositsAt, withdrawalsOf } from '#ledger/accounts';
import { DEMO, houseBalance } from '#ledger';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { paymentCounterpart } from '../deposit/payments/counterpart.ts';
import { confirmDeposit, resolveException } from '../deposit/payments/index.ts';
import { EXCEPTION_KINDS } from '../deposit/exceptions/index.ts';
import { counterparts } from '../provider/adapters/counterpart.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { noteAnswer } from '../withdraw/review/answer.ts';
import { bookSettlement } from './book-settlement.ts';
import { compareBalances } from './compare-balances.ts';
import { findMissing } from './find-missing.ts';
import { matchLines } from './match.ts';
import { windowsOf } from './read-statements.ts';
import type { LineRow } from './store-line.ts';
import { DOUBLED, HERE, THERE, statementDesk } from './testing/desk.ts';

/** What providers say moved, held against the books: what agrees, and how it is read. */
const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
const { control, signIn, order, deposited, sent, paid, reconciled, breaks, balanceBreaks } =
  statementDesk(server);

describe('what agrees', () => {
  test('payments, payouts and refunds are matched by number, amount and state, and nothing is a break', async () => {
    const deposit = await deposited();
    await control('pay', { orderNo: deposit });
    const payout = await paid(await sent());
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM deposit_exception WHERE order_no = ${deposit}`.execute(server().owner);
    const id = rows[0]?.id ?? 0;
    const doer = { by: 'operator:1', reason: 'paid twice' };
    await transaction(server().db, (tx) => resolveException(tx, { id, as: 'refund', ...doer }));
    await server().runJobs('deposit.send-back');
    // One that an operator credited by himself takes the name of its payment from the statement.
    const player = await registerPlayer(server());
    const byHand = await order(player);
    await control('manner', { notify: 'never' });
    await control('pay', { orderNo: byHand });
    await transaction(server().db, (tx) =>
      confirmDeposit(tx, { orderNo: byHand, amount: mills(100_000), ...doer }),
    );
    await reconciled();
    for (const no of [deposit, payout, `R${id}`, byHand]) expect(await breaks(no)).toEqual([]);
    const states = await sql<{ state: number; n: bigint }>`
      SELECT state, count(*) AS n FROM statement_line GROUP BY state`.execute(server().owner);
    expect(states.rows).toEqual([{ state: 1, n: 5n }]);
    expect(await balanceBreaks()).toEqual([]);
    const named = await sql<{ pay_id: string }>`
      SELECT pay_id FROM deposit WHERE order_no = ${byHand}`.execute(server().owner);
    expect(named.rows[0]?.pay_id).toMatch(/^P/);
  });

  test('both clearing accounts come back to zero against the bank, once for each line of the statement', async () => {
    const at = (of: Parameters<typeof houseBalance>[1]) => houseBalance(server().db, of, DEMO);
    await paid(await sent());
    await deposited(800_000);
    await reconciled(5);
    // Of the tests before: 200 taken in, 1,000 paid out.
    expect(await at(depositsAt(1n))).toBe(-1_000_000n);
    expect(await at(withdrawalsOf(1n))).toBe(2_000_000n);
    await control('fund', { no: 'F-1', currency: DEMO, amount: 1_500_000 });
    await reconciled(5);
    expect(await at(withdrawalsOf(1n))).toBe(500_000n);
    expect(await at(bank)).toBe(1_500_000n);
    // What it paid out without a fund it keeps of what it took in, and hands over the rest.
    await control('settle', { no: 'S-1', currency: DEMO, amount: 500_000 });
    await server().clock.advance(5 * 60_000);
    await server().runJobs('reconcile.read');
    await Promise.all([matchLines(server().platform), matchLines(server().platform)]);
    expect(await at(depositsAt(1n))).toBe(0n);
    expect(await at(withdrawalsOf(1n))).toBe(0n);
    expect(await at(bank)).toBe(1_000_000n);
    const booked = async () =>
      (
        await sql<{ kind: number; amount: bigint }>`
          SELECT j.kind, e.amount FROM ledger_journal j
          JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.amount > 0
          WHERE j.kind IN (9006, 9011) ORDER BY j.kind, e.amount`.execute(server().owner)
      ).rows;
    const once = [
      { kind: 9006, amount: 1_000_000n },
      { kind: 9011, amount: 500_000n },
      { kind: 9011, amount: 1_500_000n },
    ];
    expect(await booked()).toEqual(once);
    // Read again, a day back: nothing is booked twice.
    await server().clock.advance(3_600_000);
    await reconciled(5);
    expect(await booked()).toEqual(once);
    expect(await balanceBreaks()).toEqual([]);
    // The same transfer once more is no other one; and were it taken for one, the books would know its name.
    await control('misbook', { no: 'S-1', as: 'more' });
    await reconciled(5);
    expect(await breaks('S-1')).toMatchObject([{ kind: DOUBLED, there: 500_000n }]);
    expect(await booked()).toEqual(once);
    const [line] = (
      await sql<LineRow>`
        SELECT provider, kind, ref, no, amount, currency FROM statement_line WHERE no = 'S-1' LIMIT 1`.execute(
        server().owner,
      )
    ).rows;
    if (!line) throw new Error('the line is there');
    const again = await transaction(server().db, (tx) => bookSettlement(tx, line, 'settle'));
    expect(again).toMatchObject({ kind: 'otherAmount' });
    expect(await booked()).toEqual(once);
  });
});

test('a provider that does not answer is said to, and what it missed is read when it does', async () => {
  await control('manner', { api: 'down' });
  await reconciled(5);
  let { token: auditor } = await signIn('auditor', ['auditor']);
  const look = async () =>
    (await server().callConsole(reconcileConsole.getReconciliation, null, { token: auditor }))
      .value;
  const [down] = (await look()).Providers;
  expect(down?.FailedTimeStamp).not.toBeNull();
  await control('manner', { api: 'well', notify: 'never' });
  const no = await deposited();
  await reconciled(20);
  auditor = (await signIn('auditor', ['auditor'])).token;
  const [up] = (await look()).Providers;
  expect(up).toMatchObject({ Id: 'sandbox', FailedTimeStamp: null });
  expect(up?.Balances[0]).toMatchObject({ Currency: 'DEM' });
  expect(await breaks(no)).toMatchObject([{ kind: HERE }]);
});

test('each kind of what is booked has one counterpart, and a payment that credited nobody has none', async () => {
  const all = server().platform.ports.all(counterparts);
  expect(all.map(({ kind }) => kind)).toEqual(['deposit', 'refund', 'chargeback', 'payout']);
  const no = await order(await registerPlayer(server()));
  const line = { provider: 1, kind: 'deposit', no, ref: 'Pnone', currency: DEMO } as const;
  const found = await transaction(server().db, (tx) =>
    paymentCounterpart.find(tx, { ...line, amount: mills(100_000) }),
  );
  expect(found).toBeUndefined();
});

test('a chargeback is matched by its name, and one that was never told of is a break', async () => {
  const [told, untold] = [await deposited(), await deposited()];
  const chargeback = async (orderNo: string) =>
    String((await control('chargeback', { orderNo }))['ref']);
  const heard = await chargeback(told);
  await control('manner', { notify: 'never' });
  const unheard = await chargeback(untold);
  await reconciled();
  for (const no of [told, heard, untold]) expect(await breaks(no)).toEqual([]);
  expect(await breaks(unheard)).toMatchObject([{ kind: HERE, there: 100_000n }]);
});

test('of processes that look at once each break is found once', async () => {
  await control('manner', { payout: 'PENDING', notify: 'never' });
  const no = await sent();
  await noteAnswer(server().db, no, { state: 'PAID' });
  await server().clock.advance(11 * 60_000);
  await server().runJobs('reconcile.read');
  const { platform } = server();
  await Promise.all([findMissing(platform), findMissing(platform)]);
  await Promise.all([compareBalances(platform), compareBalances(platform)]);
  expect(await breaks(no)).toMatchObject([{ kind: THERE }]);
});

test('what was not read for long is read in windows of an hour, and no more of them at once than are bounded', () => {
  const hour = 3_600_000;
  const of = (readMs: number, nowMs: number) =>
    windowsOf({ read_ms: BigInt(readMs), now_ms: BigInt(nowMs) }, 600_000);
  expect(of(hour, hour + 60_000)).toEqual([{ fromMs: hour - 600_000, toMs: hour + 60_000 }]);
  const long = of(0, 1_000 * hour);
  expect(long).toHaveLength(48);
  expect(long.at(-1)).toEqual({ fromMs: 47 * hour - 600_000, toMs: 48 * hour - 600_000 });
});

test('a second payment that no callback told of is asked about once the statement has it, and stands in the queue', async () => {
  const no = await deposited();
  await control('manner', { notify: 'never' });
  await control('pay', { orderNo: no });
  await server().clock.advance(60_000);
  for (const job of ['reconcile.read', 'reconcile.match', 'deposit.follow-up'])
    await server().runJobs(job);
  const { rows } = await sql<{ kind: number }>`
    SELECT kind FROM deposit_exception WHERE order_no = ${no}`.execute(server().owner);
  expect(rows).toEqual([{ kind: EXCEPTION_KINDS.twice }]);
  await reconciled();
  expect(await breaks(no)).toEqual([]);
});
