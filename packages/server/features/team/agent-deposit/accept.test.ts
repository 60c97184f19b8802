import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { giveAuthenticator } from '../../account/authenticator/testing/proofs.ts';
import { openLine } from '../../money/wagering/index.ts';
import { giveDebt } from '../../money/debt/testing/give-debt.ts';
import { actsOf, makePair, setFlags } from './testing/pair.ts';
import { placeBelow } from '../line/testing/place-below.ts';

const server = withTestServer({ games: [] });
const START = 10_000_000n;

const pair = async () => {
  const both = await makePair(server());
  return { ...both, ...actsOf(server(), both) };
};
const breaks = async () =>
  (await sql<{ line: string }>`SELECT line FROM agent_deposit_audit()`.execute(server().owner))
    .rows;
afterEach(async () => expect(await breaks()).toEqual([]));

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
    await placeBelow(server(), link.member.playerId, first.agent.playerId);
    const second = actsOf(server(), { agent: first.agent, member: link.member });
    const orders = [(await first.ask(6_000)).value, (await second.ask(6_000)).value];
    const codes = await Promise.all(
      orders.map(async ({ OrderNo }) => (await first.accept(OrderNo)).code),
    );
    expect(codes.toSorted()).toEqual(['NOT_ENOUGH', 'OK']);
    expect((await first.cash())[0]).toBe(START - 6_000_000n);
  });
});
