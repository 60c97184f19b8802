import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { moveConsole, moveHttp } from '@fairlot/wire/team/move';
import { withTestServer } from '#testing';
import { features } from '../../index.ts';
import { deskQueues } from '../../staff/operator/proposals/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { signedAgent } from '../../account/registration-link/testing/links.ts';
import { inboxOf } from '../../messaging/inbox/testing/inbox.ts';
import { lostMessage, refusedMessage } from './inbox-text.ts';
import { aboveOf, grow, type Node } from './testing/tree.ts';

const server = withTestServer({ features, games: [], startAt: Date.parse('2027-03-05T04:00:00Z') });

let maker = '';
let checker = '';
beforeAll(async () => {
  maker = (await signInOperator(server(), 'agents')).token;
  checker = (await signInOperator(server(), 'owner')).token;
});

let agent: Node & { readonly token: string };
let target: Node;
let member: Node;
beforeEach(async () => {
  const { playerId: id, userName: name = '', token } = await signedAgent(server(), 1950);
  agent = { id, name, token };
  target = await grow(server(), { below: agent, group: 1940 });
  member = await grow(server(), { below: agent });
  for (let n = 0; n < 50; n += 1) await grow(server(), { below: member, isAgent: false });
});

const ask = async (to: Node = target) => {
  const asked = { UserName: member.name, Target: to.name };
  return (await server().call(moveHttp.moveMember, asked, { token: agent.token })).code;
};
const own = async () =>
  (await server().call(moveHttp.getMoves, { Count: 10 }, { token: agent.token })).value;
const queue = async (Search?: string) => {
  const asked = { State: 'waiting' as const, Count: 50, ...(Search !== undefined && { Search }) };
  return (await server().callConsole(moveConsole.getDeskMoves, asked, { token: maker })).value.Rows;
};
const decide = async (Id: number, IsApproved: boolean, Reason = 'as agreed with both') =>
  (await server().callConsole(moveConsole.decideMove, { Id, IsApproved, Reason }, { token: maker }))
    .code;
const waiting = async () => {
  const parts = await Promise.all(
    server()
      .platform.ports.all(deskQueues)
      .map((ask) => ask(server().db)),
  );
  return parts.flat().find(({ name }) => name === 'team.moves')?.count;
};

test('an operator approves a large move: it happens then, and all three are told', async () => {
  const before = (await waiting()) ?? 0;
  expect(await ask()).toBe('WAIT_APPROVAL');
  expect(await waiting()).toBe(before + 1);
  const [row] = await queue(member.name);
  expect(row).toMatchObject({ FromName: agent.name, ToName: target.name, Accounts: 51 });
  expect(await decide(row?.Id ?? 0, true)).toBe('OK');
  expect(await aboveOf(server(), member)).toEqual([agent.id, target.id]);
  expect(await decide(row?.Id ?? 0, true)).toBe('NO_REQUEST');
  expect((await own()).Rows).toMatchObject([{ State: 'moved', Reason: '', IsBySite: false }]);
  const lost = lostMessage({ member: member.name, target: target.name });
  expect(lost.content.en).toContain(`${member.name} and everybody below were moved to`);
  expect(await inboxOf(server(), agent.id)).toEqual([lost.title.en]);
  expect(await inboxOf(server(), member.id)).toEqual(['Your agent has changed']);
  expect(await inboxOf(server(), target.id)).toEqual(['You have a new direct member']);
});

test('an operator refuses one: nothing moves, the agent reads why and has the move back', async () => {
  expect(await ask()).toBe('WAIT_APPROVAL');
  expect((await own()).Left).toBe(4);
  const [row] = await queue(agent.name);
  expect(await decide(row?.Id ?? 0, false, 'the line complained')).toBe('OK');
  expect(await aboveOf(server(), member)).toEqual([agent.id]);
  expect(await own()).toMatchObject({
    Left: 5,
    Rows: [{ State: 'refused', Reason: 'the line complained' }],
  });
  const said = refusedMessage({ member: member.name, reason: 'the line complained' });
  expect(said.content.zh).toContain('the line complained');
  expect(await inboxOf(server(), agent.id)).toEqual([said.title.en]);
  // It may be asked for anew.
  expect(await ask()).toBe('WAIT_APPROVAL');
});

test('what stands against a move by then is said at the decision, and the move goes on waiting', async () => {
  expect(await ask()).toBe('WAIT_APPROVAL');
  const [{ Id } = { Id: 0 }] = await queue(member.name);
  const set = (what: ReturnType<typeof sql>) =>
    sql`UPDATE player SET ${what} WHERE player_id = ${target.id}`.execute(server().owner);
  await set(sql`prize_group = 1890`);
  expect(await decide(Id, true)).toBe('GROUP_TOO_LOW');
  await set(sql`prize_group = 1940, is_agent = false`);
  expect(await decide(Id, true)).toBe('TARGET_NOT_AGENT');
  await set(sql`is_agent = true`);
  await sql`SELECT player_remove(${target.id}, ${agent.id})`.execute(server().db);
  expect(await decide(Id, true)).toBe('TARGET_NOT_FOUND');
  await sql`SELECT player_restore(${target.id}, '')`.execute(server().db);
  expect((await queue(member.name)).length).toBe(1);
  expect(await decide(Id, true)).toBe('OK');
});

test('two operators move a member within the line of one top agent, without rest and limit, and the agent sees it', async () => {
  const propose = (to: string, who = member.name) =>
    server().callConsole(
      moveConsole.proposeMove,
      { UserName: who, Target: to, Reason: 'a dispute' },
      { token: maker },
    );
  const stranger = await grow(server(), { group: 1950 });
  const low = await grow(server(), { below: agent, group: 1890 });
  const player = await grow(server(), { below: agent, group: 1940, isAgent: false });
  const child = await grow(server(), { below: member });
  expect((await propose(target.name, 'nobody99')).code).toBe('NO_MEMBER');
  expect((await propose('nobody99')).code).toBe('TARGET_NOT_FOUND');
  expect((await propose(stranger.name)).code).toBe('OTHER_LINE');
  expect((await propose(target.name, agent.name)).code).toBe('OTHER_LINE');
  expect((await propose(agent.name)).code).toBe('ALREADY_THERE');
  expect((await propose(player.name)).code).toBe('TARGET_NOT_AGENT');
  expect((await propose(child.name)).code).toBe('TARGET_IN_SUBTREE');
  expect((await propose(low.name)).code).toBe('GROUP_TOO_LOW');
  const confirm = async ({ Id, Hash }: { Id: number; Hash: string }, token = checker) =>
    (await server().callConsole(operatorHttp.confirm, { Id, Hash }, { token })).code;
  const put = await propose(target.name);
  expect(put.value).toMatchObject({
    Before: { parent: agent.name },
    Content: { userName: member.name, toName: target.name, about: { accounts: 52 } },
  });
  expect(await confirm(put.value, maker)).not.toBe('OK');
  expect(await confirm(put.value)).toBe('OK');
  expect(await aboveOf(server(), member)).toEqual([agent.id, target.id]);
  expect(await own()).toMatchObject({ Left: 5, Rows: [{ State: 'moved', IsBySite: true }] });
  // Back to the top, at once; where the member is moved meanwhile the proposal is void.
  const back = await propose(agent.name);
  const away = await propose(target.name, child.name);
  expect(await confirm(back.value)).toBe('OK');
  expect(await aboveOf(server(), member)).toEqual([agent.id]);
  await sql`SELECT player_remove(${child.id}, ${member.id})`.execute(server().db);
  expect(await confirm(away.value)).not.toBe('OK');
  expect(await aboveOf(server(), child)).toEqual([agent.id, member.id]);
});
