import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '@fairlot/rules/lottery/site-day';
import type { Feature } from '#platform/feature';
import { withTestServer } from '#testing';
import { features } from '../../index.ts';
import { inboxOf } from '../../messaging/inbox/testing/inbox.ts';
import { moveMember } from './move-member.ts';
import { openBetween, type OpenBetween } from './open-between.ts';
import { listOfAgent } from './store-list.ts';
import { aboveOf, grow, growDown, type Node } from './testing/tree.ts';

const NOTHING_OPEN = { isContractOpen: false, isBillOpen: false };
let open: OpenBetween = NOTHING_OPEN;
/** Contracts as a test says that they are. */
const contracts: Feature = {
  name: 'contract',
  provide: ({ ports }) => ports.fill(openBetween, async () => open),
};

const server = withTestServer({
  features: features.map((each) => (each.name === 'contract' ? contracts : each)),
  games: [],
  startAt: Date.parse('2027-03-05T04:00:00Z'),
});

const move = async (agent: Node, member: Node | string, target: Node | string) => {
  const { db, ports } = server().platform;
  const nameOf = (of: Node | string) => (typeof of === 'string' ? of : of.name);
  const asked = { UserName: nameOf(member), Target: nameOf(target) };
  const done = await moveMember({ db, ports }, agent.id, asked);
  return done.ok ? 'OK' : done.error.code;
};
const requestsOf = async ({ id: agentId }: Node) =>
  (await listOfAgent(server().db, { agentId, before: undefined }, 50)).map((row) => row.state);

let agent: Node;
beforeEach(async () => {
  open = NOTHING_OPEN;
  agent = await grow(server(), { group: 1950 });
});

test('moves a member with everybody below, tells both, and keeps the move in the records of the agent', async () => {
  const target = await grow(server(), { below: agent, group: 1940 });
  const member = await grow(server(), { below: agent });
  const child = await grow(server(), { below: member });
  const grandchild = await grow(server(), { below: child, isAgent: false });
  expect(await move(agent, member.name.toUpperCase(), target)).toBe('OK');
  expect(await aboveOf(server(), grandchild)).toEqual([agent.id, target.id, member.id, child.id]);
  const [row] = await listOfAgent(server().db, { agentId: agent.id, before: undefined }, 5);
  expect(row).toMatchObject({
    user_name: member.name,
    to_name: target.name,
    accounts: 3,
    state: 1,
  });
  expect(await inboxOf(server(), member.id)).toEqual(['Your agent has changed']);
  expect(await inboxOf(server(), target.id)).toEqual(['You have a new direct member']);
  const { rows } = await sql`
    SELECT from_parent, to_parent FROM player_move WHERE player_id = ${member.id}`.execute(
    server().db,
  );
  expect(rows).toEqual([{ from_parent: agent.id, to_parent: target.id }]);
});

describe('a refusal', () => {
  let member: Node;
  beforeEach(async () => {
    member = await grow(server(), { below: agent, group: 1930 });
  });

  test('is NOT_DIRECT for a grandchild, a stranger, a deleted member, and where the agent is disabled', async () => {
    const child = await grow(server(), { below: member });
    const target = await grow(server(), { below: agent, group: 1940 });
    expect(await move(agent, child, target)).toBe('NOT_DIRECT');
    expect(await move(agent, 'nobody99', target)).toBe('NOT_DIRECT');
    expect(await move(agent, agent, target)).toBe('NOT_DIRECT');
    await sql`SELECT player_remove(${member.id}, ${agent.id})`.execute(server().db);
    expect(await move(agent, member, target)).toBe('NOT_DIRECT');
    await sql`SELECT player_restore(${member.id}, '')`.execute(server().db);
    const disable = (on: boolean) =>
      sql`SELECT player_set_flag(${agent.name}, 1, ${on})`.execute(server().db);
    await disable(true);
    expect(await move(agent, member, target)).toBe('NOT_DIRECT');
    await disable(false);
    expect(await move(agent, member, target)).toBe('OK');
  });

  test('names what is wrong with the new agent, in the order of the table', async () => {
    const child = await grow(server(), { below: member });
    const player = await grow(server(), { below: agent, group: 1940, isAgent: false });
    const low = await grow(server(), { below: agent, group: 1928 });
    const stranger = await grow(server(), { group: 1940 });
    open = { isContractOpen: true, isBillOpen: true };
    for (const nowhere of [stranger, agent, 'nobody99']) {
      expect(await move(agent, member, nowhere)).toBe('TARGET_NOT_FOUND');
    }
    expect(await move(agent, member, player)).toBe('TARGET_NOT_AGENT');
    expect(await move(agent, member, member)).toBe('TARGET_IN_SUBTREE');
    expect(await move(agent, member, child)).toBe('TARGET_IN_SUBTREE');
    expect(await move(agent, member, low)).toBe('GROUP_TOO_LOW');
  });

  test('is GROUP_TOO_LOW for an agent of the same group from 1950 without a quota', async () => {
    const top = await grow(server(), { group: 1960 });
    const [member, target] = [
      await grow(server(), { below: top, group: 1952 }),
      await grow(server(), { below: top, group: 1952 }),
    ];
    expect(await move(top, member, target)).toBe('GROUP_TOO_LOW');
    await sql`SELECT group_quota_set(${target.id}, 1952::smallint, 1, app_now())`.execute(
      server().owner,
    );
    expect(await move(top, member, target)).toBe('OK');
  });

  test('names a contract before a bill, and a bill before the rest between two moves', async () => {
    const [first, second] = [
      await grow(server(), { below: agent, group: 1940 }),
      await grow(server(), { below: agent, group: 1930 }),
    ];
    open = { isContractOpen: true, isBillOpen: true };
    expect(await move(agent, member, first)).toBe('CONTRACT_OPEN');
    open = { isContractOpen: false, isBillOpen: true };
    expect(await move(agent, member, second)).toBe('PENDING_BILL');
    open = NOTHING_OPEN;
    // Of the same group is enough.
    expect(await move(agent, member, second)).toBe('OK');
    open = { isContractOpen: false, isBillOpen: true };
    expect(await move(second, member, first)).toBe('TARGET_NOT_FOUND');
    const below = await grow(server(), { below: second, group: 1930 });
    expect(await move(second, member, below)).toBe('PENDING_BILL');
    open = NOTHING_OPEN;
    expect(await move(second, member, below)).toBe('COOLING');
    const now = await server().clock.now();
    await server().clock.set(now + 30 * DAY_MS - 1_000);
    expect(await move(second, member, below)).toBe('COOLING');
    await server().clock.set(now + 30 * DAY_MS);
    expect(await move(second, member, below)).toBe('OK');
  });

  test('is LIMIT from the sixth move of a month of the site on', async () => {
    const target = await grow(server(), { below: agent, group: 1940 });
    const members: Node[] = [];
    for (let n = 0; n < 6; n += 1) members.push(await grow(server(), { below: agent }));
    // An hour before midnight of the site, of the last day of a month.
    await server().clock.set(Date.parse('2027-08-31T15:00:00Z'));
    for (const each of members.slice(0, 5)) expect(await move(agent, each, target)).toBe('OK');
    const [sixth] = members.slice(5);
    expect(await move(agent, sixth ?? '', target)).toBe('LIMIT');
    await server().clock.set(Date.parse('2027-08-31T16:00:00Z'));
    expect(await move(agent, sixth ?? '', target)).toBe('OK');
  });

  test('is TOO_DEEP where the lowest level of the member would have more than twenty above', async () => {
    const deep = await growDown(server(), 18, { below: agent });
    const lowest = deep.at(-1) as Node;
    expect((await aboveOf(server(), lowest)).length).toBe(18);
    const pair = await grow(server(), { below: agent, group: 1800 });
    await grow(server(), { below: pair, group: 1800 });
    const three = await grow(server(), { below: agent, group: 1800 });
    await growDown(server(), 2, { below: three, group: 1800 });
    expect(await move(agent, three, lowest)).toBe('TOO_DEEP');
    expect(await move(agent, pair, lowest)).toBe('OK');
  });
});

describe('a line of more than fifty', () => {
  let target: Node;
  beforeEach(async () => {
    target = await grow(server(), { below: agent, group: 1940 });
  });

  const fill = async (below: Node, count: number) => {
    for (let n = 0; n < count; n += 1) await grow(server(), { below, isAgent: false, group: 1800 });
  };

  test('waits for an operator, once however often it is asked for, and counts as one of the month', async () => {
    const member = await grow(server(), { below: agent });
    await fill(member, 50);
    for (let n = 0; n < 3; n += 1) expect(await move(agent, member, target)).toBe('WAIT_APPROVAL');
    expect(await requestsOf(agent)).toEqual([0]);
    expect(await aboveOf(server(), member)).toEqual([agent.id]);
    expect(await inboxOf(server(), member.id)).toEqual([]);
    for (let n = 0; n < 4; n += 1) {
      expect(await move(agent, await grow(server(), { below: agent }), target)).toBe('OK');
    }
    expect(await move(agent, await grow(server(), { below: agent }), target)).toBe('LIMIT');
  });

  test('moves at once with fifty accounts', async () => {
    const member = await grow(server(), { below: agent });
    await fill(member, 49);
    expect(await move(agent, member, target)).toBe('OK');
  });
});

test('no parent changes without its move', async () => {
  const member = await grow(server(), { below: agent });
  const other = await grow(server(), { group: 1950 });
  const change = sql`UPDATE player SET parent = ${other.id} WHERE player_id = ${member.id}`;
  await expect(change.execute(server().owner)).rejects.toThrow('stays where they are');
  const circle = sql`SELECT player_move_to(${agent.id}, ${member.id})`;
  await expect(circle.execute(server().db)).rejects.toThrow(/above/);
});
