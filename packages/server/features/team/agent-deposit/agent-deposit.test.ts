import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { columnOf } from '@fairlot/rules/core/report-columns';
import { mills } from '@fairlot/rules/core/money';
import { responsibleGamingHttp } from '@fairlot/wire/play/responsible-gaming';
import { wageringHttp } from '@fairlot/wire/money/wagering';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { giveAuthenticator } from '../../account/authenticator/testing/proofs.ts';
import { isWaiting } from '../../money/bonus/testing/with-bonus.ts';
import { openLine } from '../../money/wagering/index.ts';
import { giveDebt } from '../../money/debt/testing/give-debt.ts';
import { inboxOf } from '../../messaging/inbox/testing/inbox.ts';
import { expireOrders } from './end.ts';
import { actsOf, makePair, setFlags } from './testing/pair.ts';

const server = withTestServer({ games: [] });
const HOUR = 3_600_000;
const START = 10_000_000n;

const pair = async () => {
  const both = await makePair(server());
  return { ...both, ...actsOf(server(), both) };
};
const breaks = async () =>
  (await sql<{ line: string }>`SELECT line FROM agent_deposit_audit()`.execute(server().owner))
    .rows;
afterEach(async () => expect(await breaks()).toEqual([]));

/** An order that is asked for and accepted. */
async function accepted(units = 500) {
  const both = await pair();
  const { value } = await both.ask(units);
  expect((await both.accept(value.OrderNo)).code).toBe('OK');
  return { ...both, orderNo: value.OrderNo };
}

describe('a deposit that an agent pays', () => {
  it('goes from the request to the wallet of the member, and is a transfer in every book', async () => {
    const { agent, member, ...acts } = await pair();
    expect(await acts.offer()).toMatchObject({ IsOffered: true, Order: null });
    const { value: asked } = await acts.ask(500);
    expect(asked).toMatchObject({ State: 'ASKED', Amount: 500_000n });
    expect((await acts.list()).Rows).toMatchObject([{ OrderNo: asked.OrderNo, State: 'ASKED' }]);
    const { value: held } = await acts.accept(asked.OrderNo);
    expect(held.State).toBe('ACCEPTED');
    expect(await acts.cash()).toEqual([START - 500_000n, START]);
    expect((await acts.paid(asked.OrderNo)).value.State).toBe('DECLARED');
    expect((await acts.confirm(asked.OrderNo)).value.State).toBe('CREDITED');
    expect(await acts.cash()).toEqual([START - 500_000n, START + 500_000n]);
    expect((await acts.offer()).Order).toMatchObject({ State: 'CREDITED' });
    const { rows } = await sql<{ kind: number; amount: bigint; id: string }>`
      SELECT j.kind, e.amount, j.id FROM ledger_journal j
      JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account < 10
      WHERE j.kind IN (107, 908) AND j.player_id IN (${agent.playerId}, ${member.playerId})
      ORDER BY j.kind`.execute(server().owner);
    expect(rows.map(({ kind, amount }) => [kind, amount])).toEqual([
      [107, 500_000n],
      [908, -500_000n],
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
    // No money came in: the deposits of the house do not grow.
    expect([107, 908, 909, 910].map(columnOf)).toEqual([
      'transfer',
      'transfer',
      undefined,
      undefined,
    ]);
    const { token } = member;
    const line = await server().call(wageringHttp.getRequirement, null, { token });
    expect(line.value.Lines[0]).toMatchObject({ Type: 107, Required: 500_000n });
    // It counts for the first withdrawal, as a deposit does.
    const form = await server().call(withdrawHttp.getWithdrawData, null, { token });
    expect(form.value.FirstMax).toBe(2_500_000n);
    const nowMs = await server().clock.now();
    const span = { From: nowMs - HOUR, To: nowMs + HOUR, PageSize: 10 };
    const flow = await server().call(walletHttp.getCashFlow, span, { token: agent.token });
    expect(flow.value.Rows.map(({ Type }) => Type)).toEqual([909, 609]);
    expect(await inboxOf(server(), member.playerId)).toEqual(
      expect.arrayContaining(['Deposit accepted 500.000', 'Deposit credited +500.000']),
    );
    expect(await inboxOf(server(), agent.playerId)).toEqual(
      expect.arrayContaining(['Deposit request 500.000']),
    );
  });

  it('is offered to direct members of agents with the flag alone', async () => {
    const { agent, member, ...acts } = await pair();
    for (const flags of [[], ['ALLOW_DEPOSIT_FROM_WALLET', 'FUNDS_FREEZE']] as const) {
      await setFlags(server(), agent.playerId, ...flags);
      expect((await acts.offer()).IsOffered).toBe(false);
      expect((await acts.ask(500)).code).toBe('AGENT_CLOSED');
    }
    await setFlags(server(), agent.playerId, 'ALLOW_DEPOSIT_FROM_WALLET');
    // Money does not go between accounts that reports count and those that they do not.
    await setFlags(server(), member.playerId, 'TEST_ACCOUNT');
    expect((await acts.ask(500)).code).toBe('AGENT_CLOSED');
    const stranger = await pair();
    const top = actsOf(server(), { agent: stranger.agent, member: agent });
    expect((await top.ask(500)).code).toBe('AGENT_CLOSED');
    // Another agent sees nothing of it, and does nothing with it.
    await setFlags(server(), member.playerId);
    const { value } = await acts.ask(500);
    expect((await stranger.list()).Rows).toEqual([]);
    expect((await stranger.accept(value.OrderNo)).code).toBe('NO_ORDER');
    expect((await stranger.confirm(value.OrderNo)).code).toBe('NO_ORDER');
    expect((await stranger.cancel(value.OrderNo)).code).toBe('NO_ORDER');
  });

  it('is forbidden by what forbids the member any deposit', async () => {
    const { member, ...acts } = await pair();
    for (const [flag, code] of [
      ['DISABLE_DEPOSIT', 'DEPOSIT_DISABLED'],
      ['SELF_EXCLUDED', 'DEPOSIT_DISABLED'],
      ['READ_ONLY_LAYER', 'READ_ONLY_LAYER'],
    ] as const) {
      await setFlags(server(), member.playerId, flag);
      expect((await acts.offer()).IsOffered).toBe(false);
      expect((await acts.ask(500)).code).toBe(code);
    }
    await setFlags(server(), member.playerId);
    const { token } = member;
    const limit = { Kind: 'deposit', Period: 'day', Amount: mills(800_000) } as const;
    expect((await server().call(responsibleGamingHttp.setLimit, limit, { token })).code).toBe('OK');
    expect((await acts.ask(801)).code).toBe('PERSONAL_LIMIT');
    const { value } = await acts.ask(500);
    // What is open counts, and what was given up does not.
    expect((await acts.offer()).Max).toBe(300_000n);
    await acts.cancel(value.OrderNo);
    expect((await acts.offer()).Max).toBe(800_000n);
    expect((await acts.ask(0)).code).toBe('INVALID_AMOUNT');
  });

  it('is asked for once by an intent, and one at a time', async () => {
    const { ask } = await pair();
    const intent = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(500, intent)));
    expect(new Set(answers.map(({ value }) => value?.OrderNo)).size).toBe(1);
    expect((await ask(501, intent)).code).toBe('INTENT_REUSED');
    expect((await ask(500)).code).toBe('PENDING_EXISTS');
  });
});

describe('accepting an order', () => {
  it('asks for permission, freeze and order before the proof, and for the money behind it', async () => {
    const { agent, member, ...acts } = await pair();
    const { OrderNo: no } = (await acts.ask(9_000)).value;
    const wrong = { FundPassword: 'not-this-one-1' };
    await setFlags(server(), agent.playerId);
    expect((await acts.accept(no, wrong)).code).toBe('NO_PERMISSION');
    for (const flag of ['FUNDS_FREEZE', 'DEBT'] as const) {
      await setFlags(server(), agent.playerId, 'ALLOW_DEPOSIT_FROM_WALLET', flag);
      expect((await acts.accept(no, wrong)).code).toBe('FUNDS_FROZEN');
    }
    await setFlags(server(), agent.playerId, 'ALLOW_DEPOSIT_FROM_WALLET');
    expect((await acts.accept(`A1x${'0'.repeat(12)}`, wrong)).code).toBe('NO_ORDER');
    expect((await acts.accept(no, wrong)).code).toBe('WRONG_PASSWORD');
    const source = { playerId: agent.playerId, kind: 106, amount: mills(7_000), times: 100 };
    await transaction(server().db, (tx) => openLine(tx, { ...source, key: randomUUID() }));
    const { code, body } = await acts.accept(no);
    expect([code, body]).toMatchObject(['INSUFFICIENT_BET', { Params: { gap: '7.000' } }]);
    await sql`SELECT requirement_void(${agent.playerId})`.execute(server().owner);
    await acts.cancel(no);
    const { OrderNo: large } = (await acts.ask(10_001)).value;
    expect((await acts.accept(large)).code).toBe('NOT_ENOUGH');
    await acts.cancel(large);
    expect(await acts.cash()).toEqual([START, START]);
    expect((await acts.accept(large)).code).toBe('ORDER_ENDED');
    expect(member.playerId).toBeGreaterThan(agent.playerId);
  });

  it('asks for a code where GA_TRANSFER is set, and uses it once', async () => {
    const { agent, ...acts } = await pair();
    await setFlags(server(), agent.playerId, 'ALLOW_DEPOSIT_FROM_WALLET', 'GA_TRANSFER');
    const { OrderNo: no } = (await acts.ask(500)).value;
    expect((await acts.accept(no)).code).toBe('CODE_NEEDED');
    const codeNow = await giveAuthenticator(server(), agent);
    expect((await acts.list()).IsCodeAsked).toBe(true);
    expect((await acts.accept(no, { Code: '000000' })).code).toBe('GOOGLE_FAILED');
    expect((await acts.accept(no, { Code: await codeNow() })).code).toBe('OK');
  });

  it('leaves what the agent owes: told as OWED where it would fit without it', async () => {
    const { agent, ...acts } = await pair();
    await giveDebt(server(), agent.playerId, 8_000_000n);
    // The flag of a debt stops it by itself; what is owed is asked where the money is set aside.
    await setFlags(server(), agent.playerId, 'ALLOW_DEPOSIT_FROM_WALLET');
    const { OrderNo: no } = (await acts.ask(2_001)).value;
    const { code, body } = await acts.accept(no);
    expect([code, body]).toMatchObject(['OWED', { Params: { amount: '2,000.000' } }]);
    expect((await acts.cash())[0]).toBe(START);
    await sql`UPDATE player SET flags = flags | (SELECT flag_debt()) WHERE player_id = ${agent.playerId}`.execute(
      server().owner,
    );
  });

  it('takes the same money once: two orders at once that do not both fit', async () => {
    const first = await pair();
    const link = await makePair(server());
    // A second member of the same agent.
    await sql`SELECT set_config('session_replication_role', 'replica', false)`.execute(
      server().owner,
    );
    await sql`UPDATE player SET parent = ${first.agent.playerId} WHERE player_id = ${link.member.playerId}`.execute(
      server().owner,
    );
    await sql`SELECT set_config('session_replication_role', 'origin', false)`.execute(
      server().owner,
    );
    const second = actsOf(server(), { agent: first.agent, member: link.member });
    const orders = [(await first.ask(6_000)).value, (await second.ask(6_000)).value];
    const codes = await Promise.all(
      orders.map(async ({ OrderNo }) => (await first.accept(OrderNo)).code),
    );
    expect(codes.toSorted()).toEqual(['NOT_ENOUGH', 'OK']);
    expect((await first.cash())[0]).toBe(START - 6_000_000n);
  });
});

describe('an order ends once', () => {
  it('is credited once, whoever repeats the confirmation', async () => {
    const { orderNo, ...acts } = await accepted();
    const done = await Promise.all(Array.from({ length: 6 }, () => acts.confirm(orderNo)));
    expect(done.map(({ code }) => code)).toEqual(Array(6).fill('OK'));
    expect(await acts.cash()).toEqual([START - 500_000n, START + 500_000n]);
    expect((await acts.cancel(orderNo)).code).toBe('ORDER_ENDED');
    expect((await acts.refuse(orderNo)).code).toBe('ORDER_ENDED');
  });

  it('frees what was set aside when it is refused, cancelled or out of time', async () => {
    const { orderNo, ...acts } = await accepted();
    expect((await acts.refuse(orderNo, ' ')).code).toBe('BAD_REASON');
    expect((await acts.refuse(orderNo, 'no cash today')).value.Reason).toBe('no cash today');
    expect(await acts.cash()).toEqual([START, START]);
    const again = await accepted();
    expect((await again.cancel(again.orderNo)).value.State).toBe('CANCELLED');
    expect(await again.cash()).toEqual([START, START]);
    const late = await accepted();
    await late.paid(late.orderNo);
    // Who says that the agent was paid leaves the rest to the agent.
    expect((await late.cancel(late.orderNo)).code).toBe('NOT_NOW');
    expect((await late.refuse(late.orderNo)).code).toBe('NOT_NOW');
    await server().clock.advance(24 * HOUR);
    await expect
      .poll(async () => (await expireOrders(server().db), late.cash()))
      .toEqual([START, START]);
    const { rows } = await sql<{ state: number }>`
      SELECT state FROM agent_deposit WHERE order_no = ${late.orderNo}`.execute(server().owner);
    expect(rows).toEqual([{ state: 6 }]);
  });

  it('is credited or given back, never both: a confirmation against its expiry; the control is the table', async () => {
    const { orderNo, agent, ...acts } = await accepted();
    await server().clock.advance(24 * HOUR - 1);
    const doing: Promise<unknown>[] = [];
    await transaction(server().db, async (tx) => {
      await sql`SELECT FROM agent_deposit WHERE order_no = ${orderNo} FOR UPDATE`.execute(tx);
      doing.push(acts.confirm(orderNo));
      await expect.poll(() => isWaiting(server(), 'FROM agent_deposit')).toBe(true);
      await server().clock.advance(1);
      doing.push(expireOrders(server().db));
    });
    const [confirmed] = await Promise.all(doing);
    const { code } = confirmed as Awaited<ReturnType<typeof acts.confirm>>;
    await expireOrders(server().db);
    const [mine, theirs] = await acts.cash();
    expect([code, mine, theirs]).toEqual(
      code === 'OK' ? ['OK', START - 500_000n, START + 500_000n] : [code, START, START],
    );
    const move = (state: number) =>
      sql`UPDATE agent_deposit SET state = ${state} WHERE order_no = ${orderNo}`.execute(
        server().db,
      );
    for (const state of [1, 3, 6]) await expect(move(state)).rejects.toThrow('goes only forward');
    expect(agent.playerId).toBeGreaterThan(0n);
  });

  it('is accepted or cancelled: both at once leave nothing set aside for an order that is over', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { ask, accept, cancel, cash } = await pair();
      const { OrderNo: no } = (await ask(500)).value;
      await Promise.all([accept(no), cancel(no)]);
      await cancel(no);
      expect(await cash()).toEqual([START, START]);
    }
  });

  it('is confirmed after a freeze of its agent, for the member has paid; none is accepted after it', async () => {
    const { orderNo, agent, ...acts } = await accepted();
    await setFlags(server(), agent.playerId, 'ALLOW_DEPOSIT_FROM_WALLET', 'FUNDS_FREEZE');
    expect((await acts.confirm(orderNo)).code).toBe('OK');
    expect((await acts.ask(100)).code).toBe('AGENT_CLOSED');
  });

  it('is not credited to an account that was closed meanwhile, and goes back', async () => {
    const { orderNo, member, ...acts } = await accepted();
    await sql`UPDATE ledger_account SET status = 2 WHERE player_id = ${member.playerId}`.execute(
      server().owner,
    );
    expect((await acts.confirm(orderNo)).code).toBe('MEMBER_CLOSED');
    expect((await acts.refuse(orderNo)).code).toBe('OK');
    expect((await acts.cash())[0]).toBe(START);
    await sql`UPDATE ledger_account SET status = 0 WHERE player_id = ${member.playerId}`.execute(
      server().owner,
    );
  });
});
