import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OperatorRole } from '@fairlot/rules/check/operator-roles';
import { mills } from '@fairlot/rules/core/money';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { depositHttp } from '@fairlot/wire/deposit';
import { reconcileConsole } from '@fairlot/wire/reconcile';
import { bank, depositsAt, withdrawalsOf } from '../../ledger/accounts.ts';
import { DEMO, houseBalance } from '../../ledger/index.ts';
import { transaction } from '../../platform/db.ts';
import { withTestServer } from '../../testing/index.ts';
import { paymentCounterpart } from '../deposit/counterpart.ts';
import { confirmDeposit, EXCEPTION_KINDS, resolveException } from '../deposit/index.ts';
import { counterparts } from '../provider/counterpart.ts';
import { addTestChannel, TEST_SECRET } from '../deposit/testing/channels.ts';
import { signInOperator } from '../operator/testing/sign-in.ts';
import { registerPlayer, type TestPlayer } from '../session/testing.ts';
import { noteAnswer } from '../withdraw/answer.ts';
import { readParts } from '../withdraw/store.ts';
import { ask, deskOf, readyToWithdraw, settle as setTo } from '../withdraw/testing/ready.ts';
import { bookSettlement } from './book-settlement.ts';
import { compareBalances } from './compare-balances.ts';
import { findMissing } from './find-missing.ts';
import { matchLines } from './match.ts';
import { noteMissingThere } from './note-missing.ts';
import { windowsOf } from './read-statements.ts';
import type { LineRow } from './store-line.ts';

const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
let sandbox: Sandbox;
const signIn = (name: string, roles?: readonly OperatorRole[]) =>
  signInOperator(server(), `${name}${randomUUID().slice(0, 6)}`, roles);
let channel = 0;
beforeAll(async () => {
  const now = () => server().clock.now();
  sandbox = await startSandbox({ secret: TEST_SECRET, controlToken: 'c', now });
  Object.assign(server().platform.settings, { ownAddress: server().url });
  channel = await addTestChannel(server(), sandbox.url);
  await setTo(server(), { withdrawFree: 0 });
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  await sandbox.control('manner', { api: 'well', notify: 'once', payout: 'PAID' });
});

async function order(player: TestPlayer, amount = 100_000): Promise<string> {
  const asked = { IntentId: randomUUID(), ChannelId: channel, Amount: mills(amount) };
  const { value } = await server().call(depositHttp.createDeposit, asked, { token: player.token });
  return value.OrderNo;
}
async function deposited(amount = 100_000): Promise<string> {
  const no = await order(await registerPlayer(server()), amount);
  await sandbox.control('pay', { orderNo: no, amount });
  return no;
}

/** A withdrawal of 1,000 on its way to the sandbox; the number of its payout. */
async function sent(): Promise<string> {
  const me = await readyToWithdraw(server());
  const { value } = await ask(server(), me, { amount: mills(1_000_000) });
  const id = value?.Id ?? '';
  // Logins of operators do not outlast what a test lets go by.
  const [anna, bert] = [await signIn('anna'), await signIn('bert')];
  for (const who of [anna, bert]) {
    await deskOf(server(), who, me.playerId, id).claim();
    await deskOf(server(), who, me.playerId, id).approve();
  }
  await deskOf(server(), bert, me.playerId, id).pay('sandbox');
  await server().runJobs('withdraw.send');
  const [part] = await readParts(server().db, me.playerId, [id]);
  return part?.no ?? '';
}
const paid = async (no: string) => {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ state: number }>`
        SELECT state FROM withdrawal_part WHERE no = ${no}`.execute(server().owner);
      return rows[0]?.state;
    })
    .toBe(1);
  return no;
};

/** Reads and matches as the jobs do, now and after every grace. */
async function reconciled(minutes = 25): Promise<void> {
  for (let n = 0; n < minutes; n += 5) {
    await server().clock.advance(5 * 60_000);
    for (const job of ['read', 'match', 'missing', 'balance']) {
      await server().runJobs(`reconcile.${job}`);
    }
  }
}
type Found = {
  readonly kind: number;
  readonly no: string;
  readonly here: bigint | null;
  readonly there: bigint | null;
  readonly state: number;
  readonly id: number;
};
const breaks = async (no: string): Promise<readonly Found[]> =>
  (
    await sql<Found>`
      SELECT id, kind, no, here, there, state FROM money_break WHERE no = ${no} ORDER BY id`.execute(
      server().owner,
    )
  ).rows;
const [HERE, THERE, AMOUNT, DOUBLED, STATE] = [1, 2, 3, 4, 5];
const balanceBreaks = async () =>
  (await sql<Found>`SELECT * FROM money_break WHERE kind = 6 AND state < 2`.execute(server().owner))
    .rows;

describe('what agrees', () => {
  test('payments, payouts and refunds are matched by number, amount and state, and nothing is a break', async () => {
    const deposit = await deposited();
    await sandbox.control('pay', { orderNo: deposit });
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
    await sandbox.control('manner', { notify: 'never' });
    await sandbox.control('pay', { orderNo: byHand });
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
    await sandbox.control('fund', { no: 'F-1', currency: DEMO, amount: 1_500_000 });
    await reconciled(5);
    expect(await at(withdrawalsOf(1n))).toBe(500_000n);
    expect(await at(bank)).toBe(1_500_000n);
    // What it paid out without a fund it keeps of what it took in, and hands over the rest.
    await sandbox.control('settle', { no: 'S-1', currency: DEMO, amount: 500_000 });
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
    await sandbox.control('misbook', { no: 'S-1', as: 'more' });
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

describe('a seeded break is found and named', () => {
  test('missing here: paid and never told of; it ends by itself when the provider is asked', async () => {
    await sandbox.control('manner', { notify: 'never' });
    const no = await deposited();
    await reconciled(10);
    expect(await breaks(no)).toEqual([]);
    await reconciled(10);
    expect(await breaks(no)).toMatchObject([{ kind: HERE, here: null, there: 100_000n, state: 0 }]);
    await server().runJobs('deposit.follow-up');
    await reconciled(10);
    expect(await breaks(no)).toMatchObject([{ kind: HERE, state: 3 }]);
  });

  test('missing there: a payment that was told of and never made, beside the one that was', async () => {
    await sandbox.control('manner', { notify: 'never' });
    const no = await deposited();
    await sandbox.control('notify', { orderNo: no, change: { PayId: 'Pforged' } });
    await reconciled();
    const found = await breaks(no);
    expect(found.map(({ kind }) => kind).toSorted()).toEqual([HERE, THERE]);
    expect(found.find(({ kind }) => kind === THERE)).toMatchObject({ here: 100_000n, there: null });
  });

  test('missing there: a payout that was taken as paid, until its provider pays it', async () => {
    await sandbox.control('manner', { payout: 'PENDING', notify: 'never' });
    const no = await sent();
    await noteAnswer(server().db, no, { state: 'PAID' });
    await reconciled();
    expect(await breaks(no)).toMatchObject([{ kind: THERE, here: 1_000_000n, state: 0 }]);
    await sandbox.control('payout', { payoutNo: no, state: 'PAID' });
    await reconciled(5);
    expect(await breaks(no)).toMatchObject([{ kind: THERE, state: 3 }]);
  });

  test('another amount: told as whole and paid short', async () => {
    await sandbox.control('manner', { notify: 'never' });
    const no = await order(await registerPlayer(server()));
    await sandbox.control('pay', { orderNo: no, amount: 60_000 });
    await sandbox.control('notify', { orderNo: no, change: { Amount: 100_000 } });
    await reconciled();
    expect(await breaks(no)).toMatchObject([{ kind: AMOUNT, here: 100_000n, there: 60_000n }]);
  });

  test('another amount: a statement that says something else later', async () => {
    const no = await deposited();
    await reconciled(5);
    await sandbox.control('misbook', { no, as: 'other', change: { amount: 90_000 } });
    await reconciled(5);
    expect(await breaks(no)).toMatchObject([{ kind: AMOUNT, here: 100_000n, there: 90_000n }]);
  });

  test('doubled: a payout that was paid twice, and a payment that stands there twice', async () => {
    const payout = await paid(await sent());
    await sandbox.control('misbook', { no: payout, as: 'more', change: { ref: 'Oagain' } });
    const payment = await deposited();
    await sandbox.control('misbook', { no: payment, as: 'more' });
    await reconciled(5);
    expect(await breaks(payout)).toMatchObject([{ kind: DOUBLED, there: 1_000_000n }]);
    expect(await breaks(payment)).toMatchObject([{ kind: DOUBLED, there: 100_000n }]);
  });

  test('another state: failed here and paid there; a late word that is taken ends it', async () => {
    await sandbox.control('manner', { payout: 'PENDING', notify: 'never' });
    const no = await sent();
    await noteAnswer(server().db, no, { state: 'FAILED' });
    await sandbox.control('payout', { payoutNo: no, state: 'PAID' });
    await reconciled();
    expect(await breaks(no)).toMatchObject([{ kind: STATE, here: null, there: 1_000_000n }]);
    await sandbox.control('notify', { payoutNo: no });
    await reconciled(5);
    expect(await breaks(no)).toMatchObject([{ kind: STATE, state: 3 }]);
  });

  test('the balance: what no line and no break explains, the second time that it is so', async () => {
    const no = await deposited(123_000);
    await reconciled(10);
    expect(await balanceBreaks()).toEqual([]);
    await sandbox.control('misbook', { no, as: 'gone' });
    await reconciled(5);
    expect(await balanceBreaks()).toEqual([]);
    await reconciled(5);
    const [found, ...more] = await balanceBreaks();
    expect(more).toEqual([]);
    expect((found?.here ?? 0n) - (found?.there ?? 0n)).toBe(123_000n);
  });
});

test('a provider that does not answer is said to, and what it missed is read when it does', async () => {
  await sandbox.control('manner', { api: 'down' });
  await reconciled(5);
  let { token: auditor } = await signIn('auditor', ['auditor']);
  const look = async () =>
    (await server().callConsole(reconcileConsole.getReconciliation, null, { token: auditor }))
      .value;
  const [down] = (await look()).Providers;
  expect(down?.FailedTimeStamp).not.toBeNull();
  await sandbox.control('manner', { api: 'well', notify: 'never' });
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
    String((await sandbox.control('chargeback', { orderNo }))['ref']);
  const heard = await chargeback(told);
  await sandbox.control('manner', { notify: 'never' });
  const unheard = await chargeback(untold);
  await reconciled();
  for (const no of [told, heard, untold]) expect(await breaks(no)).toEqual([]);
  expect(await breaks(unheard)).toMatchObject([{ kind: HERE, there: 100_000n }]);
});

test('of processes that look at once each break is found once', async () => {
  await sandbox.control('manner', { payout: 'PENDING', notify: 'never' });
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

test('operators take breaks up and close them with a note; whoever only reads does neither', async () => {
  const anna = await signIn('anna');
  const { token: auditor } = await signIn('auditor', ['auditor']);
  const { token: clerk } = await signIn('clerk', ['finance']);
  const list = async (asked: object, token = auditor) =>
    (
      await server().callConsole(
        reconcileConsole.getBreaks,
        { IsOpen: true, Count: 50, ...asked },
        { token },
      )
    ).value;
  const all = await list({});
  expect(all.Rows.length).toBeGreaterThan(4);
  const first = await list({ Count: 2 });
  const rest = await list({ Count: 50, Before: first.Next });
  expect([...first.Rows, ...rest.Rows].map(({ Id }) => Id)).toEqual(all.Rows.map(({ Id }) => Id));
  const doubled = (await list({ Kind: 'doubled' })).Rows;
  expect(new Set(doubled.map(({ Kind }) => Kind))).toEqual(new Set(['doubled']));
  const [row] = doubled;
  expect((await list({ Search: row?.No })).Rows.map(({ No }) => No)).toContain(row?.No);
  expect((await list({ Search: '%' })).Rows).toEqual([]);
  const Id = row?.Id ?? 0;
  const take = (id = Id, token = clerk) =>
    server().callConsole(reconcileConsole.takeBreak, { Id: id, Reason: 'asking them' }, { token });
  const close = (id = Id, token = clerk) =>
    server().callConsole(reconcileConsole.closeBreak, { Id: id, Note: 'sent back' }, { token });
  expect((await take(Id, auditor)).status).toBe(403);
  expect((await close(Id, auditor)).status).toBe(403);
  expect((await close()).code).toBe('NOT_TAKEN');
  expect((await take()).code).toBe('OK');
  expect((await take(Id, anna.token)).code).toBe('OK');
  expect((await close()).code).toBe('NOT_TAKEN');
  expect((await close(Id, anna.token)).code).toBe('OK');
  expect((await close(Id, anna.token)).code).toBe('BREAK_ENDED');
  expect((await take()).code).toBe('BREAK_ENDED');
  expect((await take(2_000_000)).code).toBe('NO_BREAK');
  expect((await close(2_000_000)).code).toBe('NO_BREAK');
  const [done] = (await list({ IsOpen: false, Search: row?.No })).Rows;
  expect(done).toMatchObject({ State: 'closed', Note: 'sent back' });
  // What was closed is not found anew, and what explains the balance explains it still.
  await reconciled(10);
  expect((await breaks(row?.No ?? '')).filter(({ state }) => state < 2)).toEqual([]);
  expect((await balanceBreaks()).length).toBe(1);
  expect(await server().audit()).toEqual([]);
});

test('what a chain has not is a break once, ends when it is there again, and begins anew', async () => {
  const of = { provider: 1, ref: 'TRC20:a:0', amount: mills(7), currency: 'DEM' };
  const payment = { ...of, no: `D1x${randomUUID().slice(24)}` };
  const say = (what: 'note' | 'end') =>
    transaction(server().db, (tx) => noteMissingThere[what](tx, payment));
  await say('note');
  await say('note');
  expect(await breaks(payment.no)).toMatchObject([
    { kind: THERE, here: 7n, there: null, state: 0 },
  ]);
  await say('end');
  expect(await breaks(payment.no)).toMatchObject([{ state: 3 }]);
  await say('note');
  expect(await breaks(payment.no)).toMatchObject([{ state: 0 }]);
});

test('what an operator closed is open again when it went and is there again, or is of another amount, and not before', async () => {
  const of = { provider: 1, ref: 'TRC20:b:0', amount: mills(7), currency: 'DEM' };
  const payment = { ...of, no: `D1x${randomUUID().slice(24)}` };
  const say = (what: 'note' | 'end', amount = mills(7)) =>
    transaction(server().db, (tx) => noteMissingThere[what](tx, { ...payment, amount }));
  const { token } = await signIn('closer');
  const shut = async () => {
    const Id = (await breaks(payment.no))[0]?.id ?? 0;
    await server().callConsole(reconcileConsole.takeBreak, { Id, Reason: 'asking' }, { token });
    const closed = { Id, Note: 'the chain is slow' };
    return (await server().callConsole(reconcileConsole.closeBreak, closed, { token })).code;
  };
  await say('note');
  expect(await shut()).toBe('OK');
  await say('note');
  expect(await breaks(payment.no)).toMatchObject([{ state: 2 }]);
  await say('end');
  expect(await breaks(payment.no)).toMatchObject([{ state: 2 }]);
  await say('note');
  expect(await breaks(payment.no)).toMatchObject([{ state: 0, here: 7n }]);
  expect(await shut()).toBe('OK');
  await say('note', mills(8));
  expect(await breaks(payment.no)).toMatchObject([{ state: 0, here: 8n }]);
  await say('end');
});

test('what an operator closed of a line is gone when what was missing comes', async () => {
  await sandbox.control('manner', { notify: 'never' });
  const no = await deposited();
  await reconciled(20);
  const Id = (await breaks(no))[0]?.id ?? 0;
  const { token } = await signIn('shutter');
  await server().callConsole(reconcileConsole.takeBreak, { Id, Reason: 'asking' }, { token });
  const closed = { Id, Note: 'they will tell us' };
  expect((await server().callConsole(reconcileConsole.closeBreak, closed, { token })).code).toBe(
    'OK',
  );
  await reconciled(5);
  expect(await breaks(no)).toMatchObject([{ kind: HERE, state: 2 }]);
  const balances = (await balanceBreaks()).map(({ id }) => id);
  await server().runJobs('deposit.follow-up');
  await reconciled(10);
  const { rows } = await sql`SELECT state, is_gone FROM money_break WHERE no = ${no}`.execute(
    server().owner,
  );
  expect(rows).toEqual([{ state: 2, is_gone: true }]);
  expect((await balanceBreaks()).map(({ id }) => id)).toEqual(balances);
});

test('what was closed and is not found soon is looked at each hour', async () => {
  await sandbox.control('manner', { notify: 'never' });
  const no = await deposited();
  await reconciled(20);
  const Id = (await breaks(no))[0]?.id ?? 0;
  const { token } = await signIn('patient');
  await server().callConsole(reconcileConsole.takeBreak, { Id, Reason: 'asking' }, { token });
  await server().callConsole(reconcileConsole.closeBreak, { Id, Note: 'lost' }, { token });
  const nextIn = async () => {
    await server().clock.advance(60_000);
    await matchLines(server().platform);
    const { rows } = await sql<{ s: number }>`
      SELECT extract(epoch FROM check_at - app_now())::int AS s FROM statement_line WHERE no = ${no}`.execute(
      server().owner,
    );
    return rows[0]?.s ?? 0;
  };
  expect(await nextIn()).toBeLessThanOrEqual(60);
  await sql`UPDATE statement_line SET seen_at = seen_at - interval '2 days' WHERE no = ${no}`.execute(
    server().owner,
  );
  expect(await nextIn()).toBeGreaterThan(3_500);
});

test('a second payment that no callback told of is asked about once the statement has it, and stands in the queue', async () => {
  const no = await deposited();
  await sandbox.control('manner', { notify: 'never' });
  await sandbox.control('pay', { orderNo: no });
  await server().clock.advance(60_000);
  for (const job of ['reconcile.read', 'reconcile.match', 'deposit.follow-up'])
    await server().runJobs(job);
  const { rows } = await sql<{ kind: number }>`
    SELECT kind FROM deposit_exception WHERE order_no = ${no}`.execute(server().owner);
  expect(rows).toEqual([{ kind: EXCEPTION_KINDS.twice }]);
  await reconciled();
  expect(await breaks(no)).toEqual([]);
});
