import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { DAY_MS } from '@fairlot/rules/lottery/site-day';
import { depositHttp } from '@fairlot/wire/money/deposit';
import { loginHttp } from '@fairlot/wire/auth/login';
import { removalConsole } from '@fairlot/wire/team/removal';
import { balanceOf, DEMO, fund, post } from '#ledger';
import { newId, transaction } from '#platform/db';
import type { Feature } from '#platform/feature';
import { withTestServer } from '#testing';
import { features } from '../../index.ts';
import { enterProven } from '../../auth/login/second-step/index.ts';
import { entering } from '../../auth/login/sessions/index.ts';
import { TEST_PASSWORD } from '../../auth/login/testing.ts';
import { registerBy } from '../../account/registration-link/testing/links.ts';
import { setFlag } from '../../account/privilege/index.ts';
import { giveDebt, spendAll } from '../../money/debt/testing/give-debt.ts';
import { listExceptions } from '../../money/deposit/exceptions/index.ts';
import { resolveException } from '../../money/deposit/payments/index.ts';
import { takePayment } from '../../money/deposit/payments/take-payment.ts';
import { addTestChannel } from '../../money/deposit/testing/channels.ts';
import { placeCarts } from '../../play/bet/place/store-place.ts';
import { openTestIssue, smallCart } from '../../play/bet/testing.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { openBetween } from '../move/index.ts';
import { grow, linkOf, type Node } from '../move/testing/tree.ts';
import { removeMember } from './remove-member.ts';
import { restoreMember } from './restore-member.ts';
import { listRemovals } from './store.ts';
import { joinBelow, signIn, type TestMember } from './testing/members.ts';

let isContractOpen = false;
const contracts: Feature = {
  name: 'contract',
  provide: ({ ports }) =>
    ports.fill(openBetween, async () => ({ isContractOpen, isBillOpen: false })),
};
const server = withTestServer({
  features: features.map((each) => (each.name === 'contract' ? contracts : each)),
  games: [4],
  settings: { trustedProxies: 1 },
  startAt: Date.parse('2027-03-05T04:00:00Z'),
});

const remove = async (by: Node, { name: UserName }: Pick<Node, 'name'>) => {
  const done = await removeMember(server().platform, by.id, { UserName });
  return done.ok ? 'OK' : done.error.code;
};
const removalsOf = ({ id: agentId }: Node) =>
  listRemovals(server().db, { agentId, before: undefined }, 50);
const restore = async (by: Node, Id?: number) => {
  const [newest] = await removalsOf(by);
  const done = await restoreMember(server().db, by.id, { Id: Id ?? Number(newest?.id ?? 1) });
  return done.ok ? 'OK' : done.error.code;
};
const give = ({ playerId }: TestMember, amount: bigint) =>
  transaction(server().db, (tx) =>
    post(tx, fund({ playerId, amount: mills(amount), currency: DEMO, reason: newId() })),
  );
const flagsOf = async ({ id }: Node) => {
  const { rows } = await sql<{ flags: bigint }>`
    SELECT flags FROM player WHERE player_id = ${id}`.execute(server().owner);
  return rows[0]?.flags;
};

let channel = 0;
beforeAll(async () => {
  // Nobody answers there: an order stays as it is.
  channel = await addTestChannel(server(), 'http://127.0.0.1:9');
});

let agent: Node;
let member: TestMember;
beforeEach(async () => {
  isContractOpen = false;
  agent = await grow(server(), { group: 1960 });
  member = await joinBelow(server(), agent);
});

const order = async ({ token }: TestMember) => {
  const asked = { IntentId: crypto.randomUUID(), ChannelId: channel, Amount: mills(50_000) };
  return server().call(depositHttp.createDeposit, asked, { token });
};
const cancel = ({ token }: TestMember, OrderNo: string) =>
  server().call(depositHttp.cancelDeposit, { OrderNo }, { token });
const pay = (orderNo: string) =>
  transaction(server().db, (tx) =>
    takePayment(tx, {
      provider: { id: 'sandbox', number: 1 },
      orderNo,
      payId: `P${crypto.randomUUID()}`,
      amount: mills(50_000),
      currency: 'DEM',
    }),
  );

test('a deletion is refused by the first of what stands against it, in the order of the table', async () => {
  const stranger = await grow(server(), { group: 1950 });
  expect(await remove(stranger, member)).toBe('NOT_DIRECT');
  expect(await remove(agent, { name: 'nobody99' })).toBe('NOT_DIRECT');
  // Everything at once, taken away in the order in which it is named.
  await sql`UPDATE player SET is_agent = true, prize_group = 1956 WHERE player_id = ${member.id}`.execute(
    server().owner,
  );
  const child = await grow(server(), { below: member, group: 1800 });
  await giveDebt(server(), member.playerId, 4_000n);
  await give(member, 2_000n);
  const issue = await openTestIssue(server());
  const [placed] = await placeCarts(server().db, [smallCart(member.playerId, issue, [1])]);
  expect(placed?.verdict).toBe('OK');
  await give(member, 1_000n);
  expect(await remove(agent, member)).toBe('HAS_CHILDREN');
  expect(await remove(member, child)).toBe('OK');
  isContractOpen = true;
  expect(await remove(agent, member)).toBe('HAS_BALANCE');
  await spendAll(server(), member.playerId);
  expect(await remove(agent, member)).toBe('HAS_PENDING');
});

test.each<[string, (who: TestMember) => Promise<unknown>]>([
  ['an order of a deposit', (who) => order(who)],
  [
    'a payment in the queue of exceptions',
    async (who) => {
      const { value } = await order(who);
      await cancel(who, value.OrderNo);
      await pay(value.OrderNo);
    },
  ],
])('%s stands against it', async (_, make) => {
  await make(member);
  expect(await remove(agent, member)).toBe('HAS_PENDING');
});

test('a contract stands against it, then deposits of who was active within ninety days, then a debt', async () => {
  await giveDebt(server(), member.playerId, 4_000n);
  isContractOpen = true;
  expect(await remove(agent, member)).toBe('HAS_CONTRACT');
  isContractOpen = false;
  expect(await remove(agent, member)).toBe('HAS_DEPOSIT_HISTORY');
  const now = await server().clock.now();
  await server().clock.set(now + 90 * DAY_MS - 1_000);
  expect(await remove(agent, member)).toBe('HAS_DEPOSIT_HISTORY');
  await server().clock.set(now + 90 * DAY_MS + 1_000);
  expect(await remove(agent, member)).toBe('DEBT');
  // Who never deposited may have been here a moment ago.
  expect(await remove(agent, await joinBelow(server(), agent))).toBe('OK');
});

describe('a deleted account', () => {
  test('is signed out, and nobody signs in with it by any way', async () => {
    const ends = () => server().call(loginHttp.getLoginEnds, null, { token: member.token });
    expect((await ends()).code).toBe('OK');
    expect(await remove(agent, member)).toBe('OK');
    expect((await ends()).status).toBe(401);
    expect((await signIn(server(), member.name)).code).toBe('DISABLED');
    // Strangers learn nothing: a wrong password is a wrong password.
    expect((await signIn(server(), member.name, 'not-the-right-one')).code).toBe('WRONG');
    const { ports } = server().platform;
    for (const by of ['PASSKEY', 'QR', 'WECHAT', 'PASSWORD'] as const) {
      const entered = await entering(server().db, (tx) =>
        enterProven(
          { tx, ports },
          { playerId: member.playerId, by, origin: { ip: '10.0.0.1', userAgent: 'test' } },
          { isSingleSession: false },
        ),
      );
      expect(entered).toMatchObject({ ok: false, error: { code: 'DISABLED' } });
    }
    expect(await restore(agent)).toBe('OK');
    expect((await signIn(server(), member.name)).code).toBe('OK');
  });

  test('has links that nobody registers by, until it is restored', async () => {
    await sql`UPDATE player SET is_agent = true WHERE player_id = ${member.id}`.execute(
      server().owner,
    );
    const code = await linkOf(server(), member);
    expect(await remove(agent, member)).toBe('OK');
    expect((await registerBy(server(), code)).code).toBe('LINK_INVALID');
    await expect(grow(server(), { below: member, group: 1800 })).rejects.toThrow('is deleted');
    expect(await restore(agent)).toBe('OK');
    expect((await registerBy(server(), code)).code).toBe('OK');
  });

  test('keeps its name for 180 days, then somebody else may have it, and its books stay', async () => {
    const form = { UserName: member.name, Password: TEST_PASSWORD, Agree: true };
    const register = async () => (await server().call(loginHttp.register, form)).code;
    const journals = async () =>
      (await sql`SELECT FROM ledger_journal WHERE player_id = ${member.id}`.execute(server().db))
        .rows.length;
    const before = await journals();
    expect(await remove(agent, member)).toBe('OK');
    const now = await server().clock.now();
    await server().clock.set(now + 180 * DAY_MS - 1_000);
    await server().runJobs('removal.free-names');
    expect(await register()).toBe('LOGIN_ID_EXISTS');
    await server().clock.set(now + 180 * DAY_MS);
    await server().runJobs('removal.free-names');
    expect(await register()).toBe('OK');
    expect(await journals()).toBe(before);
    // The list of the agent has the name as it was.
    expect(await removalsOf(agent)).toMatchObject([{ user_name: member.name }]);
    expect(await restore(agent)).toBe('UNDO_OVER');
  });

  test('is restored by its agent within seven days, once', async () => {
    expect(await restore(agent)).toBe('NOT_REMOVED');
    expect(await remove(agent, member)).toBe('OK');
    expect(await remove(agent, member)).toBe('NOT_DIRECT');
    const [{ id } = { id: 0n }] = await removalsOf(agent);
    expect(await restore(await grow(server(), { group: 1950 }), Number(id))).toBe('NOT_REMOVED');
    const now = await server().clock.now();
    await server().clock.set(now + 7 * DAY_MS);
    expect(await restore(agent)).toBe('OK');
    expect(await restore(agent)).toBe('NOT_REMOVED');
    expect(await flagsOf(member)).toBe(0n);
    expect(await remove(agent, member)).toBe('OK');
    await server().clock.set(now + 14 * DAY_MS + 1);
    expect(await restore(agent)).toBe('UNDO_OVER');
  });

  test('stays disabled after an undo where operators want it so', async () => {
    const set = async (isSet: boolean) =>
      (
        await setFlag(
          server().db,
          'command',
          { userName: member.name, flag: 'DISABLE_ACCOUNT', isSet },
          'a test',
        )
      ).ok;
    expect(await set(true)).toBe(true);
    expect(await remove(agent, member)).toBe('OK');
    // Taken off meanwhile it goes with the undo, and set meanwhile it stays.
    expect(await set(false)).toBe(true);
    expect(await set(false)).toBe(false);
    expect(await flagsOf(member)).toBe(1n);
    expect(await restore(agent)).toBe('OK');
    expect(await flagsOf(member)).toBe(0n);
    expect(await remove(agent, member)).toBe('OK');
    expect(await set(true)).toBe(true);
    expect(await restore(agent)).toBe('OK');
    expect(await flagsOf(member)).toBe(1n);
  });

  test('is restored by an operator, whose page says who deleted it', async () => {
    const { token } = await signInOperator(server(), 'owner');
    const look = async () =>
      (
        await server().callConsole(
          removalConsole.getRemoval,
          { PlayerId: Number(member.id) },
          { token },
        )
      ).value.Removal;
    const undo = async (PlayerId = Number(member.id)) =>
      (
        await server().callConsole(
          removalConsole.restoreRemoved,
          { PlayerId, Reason: 'deleted by mistake' },
          { token },
        )
      ).code;
    expect(await look()).toBeNull();
    expect(await undo()).toBe('NOT_REMOVED');
    expect(await undo(9_000_000_000)).toBe('NO_SUCH_PLAYER');
    expect(await remove(agent, member)).toBe('OK');
    expect(await look()).toMatchObject({ UserName: member.name, AgentName: agent.name });
    expect(await undo()).toBe('OK');
    expect(await look()).toBeNull();
    // Whose agent is deleted as well comes back after that one.
    await sql`UPDATE player SET is_agent = true WHERE player_id = ${member.id}`.execute(
      server().owner,
    );
    const child = await joinBelow(server(), member);
    expect([await remove(member, child), await remove(agent, member)]).toEqual(['OK', 'OK']);
    expect(await undo(Number(child.id))).toBe('PARENT_REMOVED');
    await sql`UPDATE player_removal SET removed_at = removed_at - interval '8 days' WHERE player_id = ${member.id}`.execute(
      server().owner,
    );
    await sql`UPDATE player SET removed_at = removed_at - interval '8 days' WHERE player_id = ${member.id}`.execute(
      server().owner,
    );
    expect(await undo()).toBe('UNDO_OVER');
  });

  test('gets no late deposit: it goes to the queue, and nobody credits it there', async () => {
    const { value } = await order(member);
    await cancel(member, value.OrderNo);
    const other = await joinBelow(server(), agent);
    const open = (await order(other)).value.OrderNo;
    expect(await remove(agent, member)).toBe('OK');
    await pay(value.OrderNo);
    // The control: an order of an account that is there is credited.
    await pay(open);
    expect(await balanceOf(server().db, other.playerId, DEMO)).toBe(50_000n);
    expect(await balanceOf(server().db, member.playerId, DEMO)).toBe(0n);
    const all = await listExceptions(server().db, ['open'], 1_000);
    const late = all.find((row) => row.order_no === value.OrderNo);
    expect(late).toMatchObject({ kind: 3, player_id: member.playerId });
    const resolve = () =>
      transaction(server().db, (tx) =>
        resolveException(tx, { id: late?.id ?? 0, as: 'credit', by: 'operator:1', reason: 'late' }),
      );
    expect(await resolve()).toEqual({ ok: false, error: 'PLAYER_REMOVED' });
    expect(await restore(agent)).toBe('OK');
    expect((await resolve()).ok).toBe(true);
    expect(await balanceOf(server().db, member.playerId, DEMO)).toBe(50_000n);
  });

  test('gets none by an order that was open as it was deleted, however that came about', async () => {
    const { value } = await order(member);
    await sql`SELECT player_remove(${member.id}, ${agent.id})`.execute(server().db);
    await sql`UPDATE session SET ended_at = app_now(), ended_code = 'forced_logout' WHERE player_id = ${member.id}`.execute(
      server().owner,
    );
    await pay(value.OrderNo);
    expect(await balanceOf(server().db, member.playerId, DEMO)).toBe(0n);
    const all = await listExceptions(server().db, ['open'], 1_000);
    expect(all.find((row) => row.order_no === value.OrderNo)).toMatchObject({ kind: 3 });
  });
});
