import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { isWaiting } from '../../money/bonus/testing/with-bonus.ts';
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
