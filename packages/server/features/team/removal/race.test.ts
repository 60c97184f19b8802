import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { depositHttp } from '@fairlot/wire/money/deposit';
import { loginHttp } from '@fairlot/wire/auth/login';
import { balanceOf, DEMO, fund, post } from '#ledger';
import { newId, transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { features } from '../../index.ts';
import { registerBy } from '../../account/registration-link/testing/links.ts';
import { takePayment } from '../../money/deposit/payments/take-payment.ts';
import { addTestChannel } from '../../money/deposit/testing/channels.ts';
import { placeCarts } from '../../play/bet/place/store-place.ts';
import { openTestIssue, smallCart } from '../../play/bet/testing.ts';
import { grow, linkOf, meet, type Node } from '../move/testing/tree.ts';
import { removeMember } from './remove-member.ts';
import { restoreMember } from './restore-member.ts';
import { joinBelow, signIn, type TestMember } from './testing/members.ts';

/** A deletion that meets what else happens to the account. Each has its control: the same beside the deletion of another. */
const server = withTestServer({ features, games: [4], settings: { trustedProxies: 1 } });

let channel = 0;
beforeAll(async () => {
  channel = await addTestChannel(server(), 'http://127.0.0.1:9');
});

let agent: Node;
let member: TestMember;
let other: TestMember;
beforeEach(async () => {
  agent = await grow(server(), { group: 1960 });
  member = await joinBelow(server(), agent);
  other = await joinBelow(server(), agent);
  await sql`UPDATE player SET is_agent = true, prize_group = 1956 WHERE parent = ${agent.id}`.execute(
    server().owner,
  );
});

const remove = async ({ name: UserName }: Node = member) => {
  const done = await removeMember(server().platform, agent.id, { UserName });
  return done.ok ? 'OK' : done.error.code;
};
const give = ({ playerId }: TestMember, amount: bigint) =>
  transaction(server().db, (tx) =>
    post(tx, fund({ playerId, amount: mills(amount), currency: DEMO, reason: newId() })),
  );
const codesOf = (met: readonly PromiseSettledResult<string | undefined>[]) =>
  met.map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason)));

const register = async (code: string) => (await registerBy(server(), code)).code;
const login = async ({ name }: TestMember) => (await signIn(server(), name)).code;
const order = async ({ token }: TestMember) => {
  const asked = { IntentId: crypto.randomUUID(), ChannelId: channel, Amount: mills(50_000) };
  return (await server().call(depositHttp.createDeposit, asked, { token })).code;
};

test('a registration below waits for a deletion and finds the link closed, and one that came first stands against it', async () => {
  const code = await linkOf(server(), member);
  const first = await meet(server(), 'player_removal', remove, () => register(code));
  expect(codesOf(first)).toEqual(['OK', 'LINK_INVALID']);
  const others = await linkOf(server(), other);
  const second = await meet(
    server(),
    'register_link_use',
    () => register(others),
    () => remove(other),
  );
  expect(codesOf(second)).toEqual(['OK', 'HAS_CHILDREN']);
  const [third, beside] = [await joinBelow(server(), agent), await joinBelow(server(), agent)];
  const free = await linkOf(server(), beside);
  const apart = await meet(
    server(),
    'player_removal',
    () => remove(third),
    () => register(free),
  );
  expect(codesOf(apart)).toEqual(['OK', 'OK']);
});

test('a sign-in waits for a deletion and is refused, and one that came first is ended by it', async () => {
  const first = await meet(server(), 'player_removal', remove, () => login(member));
  expect(codesOf(first)).toEqual(['OK', 'DISABLED']);
  let token = '';
  const enter = async () => {
    const reply = await signIn(server(), other.name);
    token = reply.value?.access_token ?? '';
    return reply.code;
  };
  const second = await meet(server(), 'session', enter, () => remove(other));
  expect(codesOf(second)).toEqual(['OK', 'OK']);
  expect((await server().call(loginHttp.getLoginEnds, null, { token })).status).toBe(401);
  const [third, beside] = [await joinBelow(server(), agent), await joinBelow(server(), agent)];
  const apart = await meet(
    server(),
    'player_removal',
    () => remove(third),
    () => login(beside),
  );
  expect(codesOf(apart)).toEqual(['OK', 'OK']);
});

test('an order of a deposit waits for a deletion and is refused, and one that came first stands against it', async () => {
  const first = await meet(server(), 'player_removal', remove, () => order(member));
  expect(codesOf(first)[0]).toBe('OK');
  expect(codesOf(first)[1]).not.toBe('OK');
  const second = await meet(
    server(),
    'deposit',
    () => order(other),
    () => remove(other),
  );
  expect(codesOf(second)).toEqual(['OK', 'HAS_PENDING']);
  const [third, beside] = [await joinBelow(server(), agent), await joinBelow(server(), agent)];
  const apart = await meet(
    server(),
    'player_removal',
    () => remove(third),
    () => order(beside),
  );
  expect(codesOf(apart)).toEqual(['OK', 'OK']);
});

test('a callback of a deposit that is being credited stands against it, before and after', async () => {
  expect(await order(member)).toBe('OK');
  const { rows } = await sql<{ order_no: string }>`
    SELECT order_no FROM deposit WHERE player_id = ${member.id}`.execute(server().owner);
  const credit = async () => {
    await transaction(server().db, (tx) =>
      takePayment(tx, {
        provider: { id: 'sandbox', number: 1 },
        orderNo: rows[0]?.order_no ?? '',
        payId: `P${crypto.randomUUID()}`,
        amount: mills(50_000),
        currency: 'DEM',
      }),
    );
    return 'OK';
  };
  const met = await meet(server(), 'deposit', credit, () => remove());
  expect(codesOf(met)).toEqual(['OK', 'HAS_PENDING']);
  expect(await balanceOf(server().db, member.playerId, DEMO)).toBe(50_000n);
  expect(await remove()).toBe('HAS_BALANCE');
  expect(await remove(other)).toBe('OK');
});

test('a bet of all that is left is waited for and stands against it, and none is taken after it', async () => {
  const issue = await openTestIssue(server());
  const bet = async ({ playerId }: TestMember) =>
    (await placeCarts(server().db, [smallCart(playerId, issue, [1])]))[0]?.verdict;
  await give(member, 2_000n);
  const met = await meet(
    server(),
    'bet',
    () => bet(member),
    () => remove(),
  );
  expect(codesOf(met)).toEqual(['OK', 'HAS_PENDING']);
  expect(await remove(other)).toBe('OK');
  expect(await bet(other)).toBe('BET_DISABLED');
});

test('two deletions, and two undos, at once are one', async () => {
  const codes = await Promise.all(Array.from({ length: 10 }, () => remove()));
  expect(codes.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'NOT_DIRECT'), 'OK']);
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM player_removal WHERE player_id = ${member.id}`.execute(server().owner);
  const undo = async () => {
    const done = await restoreMember(server().db, agent.id, { Id: Number(rows[0]?.id) });
    return done.ok ? 'OK' : done.error.code;
  };
  const undone = await Promise.all(Array.from({ length: 10 }, undo));
  expect(undone.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'NOT_REMOVED'), 'OK']);
  expect(await login(member)).toBe('OK');
});
