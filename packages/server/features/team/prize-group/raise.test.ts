import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { inboxHttp } from '@fairlot/wire/messaging/inbox';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { prizeGroupConsole, prizeGroupHttp } from '@fairlot/wire/team/prize-group';
import { registrationLinkHttp } from '@fairlot/wire/account/registration-link';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { contact } from '../../account/contact/index.ts';
import { registrationLink } from '../../account/registration-link/index.ts';
import { holdLink } from '../../account/registration-link/store.ts';
import {
  makeAgent,
  newest,
  registerBy,
  signedAgent,
  type SignedAgent,
} from '../../account/registration-link/testing/links.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { delivery } from '../../messaging/delivery/index.ts';
import { inbox } from '../../messaging/inbox/index.ts';
import { operator } from '../../staff/operator/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { settings } from '../../site/settings/index.ts';
import { prizeGroup } from './index.ts';
import { placeBelow } from '../line/testing/place-below.ts';

/** Raising the prize group of direct members, quotas, and what operators change (product 4.4, 5.3). */
const server = withTestServer({
  features: [
    settings,
    delivery,
    credentials,
    login,
    operator,
    inbox,
    contact,
    registrationLink,
    prizeGroup,
    ...passwordAnd('registrationLink'),
  ],
  games: [],
  startAt: Date.parse('2027-03-05T04:00:00Z'),
  settings: { trustedProxies: 1 },
});
const MINUTE = 60_000;
const QUOTA = join(import.meta.dirname, '../../../migrations/functions/group_quota.sql');

let [maker, checker] = ['', ''];
let rounds = 0;
// The clock goes on meanwhile, and a proposal asks for a fresh sign-in.
beforeEach(async () => {
  rounds += 1;
  maker = (await signInOperator(server(), `maker${rounds}`, ['agents'])).token;
  checker = (await signInOperator(server(), `checker${rounds}`, ['agents'])).token;
});

/** A member of a group below an agent, whose group may be changed by now. */
async function memberOf({ playerId: parent }: SignedAgent, group: number) {
  const member = await makeAgent(server(), { group, parent });
  await sql`
    UPDATE player SET created_at = created_at - interval '1 day'
    WHERE player_id = ${member.playerId}`.execute(server().owner);
  return member;
}

type Named = { readonly userName: string };
const facts = async ({ token }: SignedAgent, { userName: UserName }: Named) =>
  (await server().call(prizeGroupHttp.getRaise, { UserName }, { token })).value;
const raise = ({ token }: SignedAgent, { userName: UserName }: Named, From: number, To: number) =>
  server().call(prizeGroupHttp.raiseGroup, { UserName, From, To }, { token });
const groupOf = async (id: bigint) =>
  (
    await sql<{ grp: number }>`
      SELECT prize_group AS grp FROM player WHERE player_id = ${id}`.execute(server().owner)
  ).rows[0]?.grp;

const confirm = (put: { value: { Id: number; Hash: string } }, token = checker) =>
  server().callConsole(operatorHttp.confirm, { Id: put.value.Id, Hash: put.value.Hash }, { token });
const Reason = 'agreed with the agent';
const proposeGroup = (id: bigint, PrizeGroup: number) => {
  const asked = { PlayerId: Number(id), PrizeGroup, Reason };
  return server().callConsole(prizeGroupConsole.proposeGroup, asked, { token: maker });
};
const proposeQuota = (id: bigint, PrizeGroup: number, Most: number) => {
  const asked = { PlayerId: Number(id), PrizeGroup, Most, Reason };
  return server().callConsole(prizeGroupConsole.proposeQuota, asked, { token: maker });
};
const setQuota = async (id: bigint, group: number, most: number) => {
  expect((await confirm(await proposeQuota(id, group, most))).code).toBe('OK');
};

describe('an agent', () => {
  it('raises a direct member step by step, with ten minutes between, and the member reads of it', async () => {
    const agent = await signedAgent(server(), 1940);
    const player: TestPlayer = await registerPlayer(server());
    await placeBelow(server(), player.playerId, agent.playerId);
    await sql`
      UPDATE player SET prize_group = 1930
      WHERE player_id = ${player.playerId}`.execute(server().owner);
    const seen = await facts(agent, player);
    expect(seen).toMatchObject({
      PrizeGroup: 1930,
      OwnGroup: 1940,
      HighestGroup: 1940,
      QuotaLeft: null,
      RestUntil: seen.DateTimeNow + 10 * MINUTE,
    });
    const tooNew = await raise(agent, player, 1930, 1932);
    expect([tooNew.code, tooNew.params]).toEqual(['GROUP_RESTS', { minutes: 10 }]);
    await server().clock.advance(10 * MINUTE - 1);
    expect((await raise(agent, player, 1930, 1932)).code).toBe('GROUP_RESTS');
    await server().clock.advance(1);
    expect((await raise(agent, player, 1930, 1932)).value).toEqual({ PrizeGroup: 1932 });
    const { token } = player;
    const messages = await server().call(
      inboxHttp.getMessages,
      { Tab: 'account', Count: 10 },
      { token },
    );
    expect(JSON.stringify(messages.value)).toMatch(/从 1930 调高到 1932/);
    // The same request again finds it done, and the next one waits again.
    const again = await raise(agent, player, 1930, 1932);
    expect([again.code, again.params]).toEqual(['GROUP_CHANGED', { now: 1932 }]);
    expect((await raise(agent, player, 1932, 1934)).code).toBe('GROUP_RESTS');
    await server().clock.advance(10 * MINUTE);
    const above = await raise(agent, player, 1932, 1942);
    expect([above.code, above.params]).toEqual(['ABOVE_OWN', { most: 1940 }]);
    for (const to of [1932, 1930]) {
      expect((await raise(agent, player, 1932, to)).code).toBe('NOT_HIGHER');
    }
    // Below 1950 the own group takes no quota.
    expect((await raise(agent, player, 1932, 1940)).code).toBe('OK');
    expect(
      (
        await server().callRaw(
          prizeGroupHttp.raiseGroup,
          {
            UserName: player.userName,
            From: 1940,
            To: 1941,
          },
          { token: agent.token },
        )
      ).status,
    ).toBe(400);
  });

  it('raises nobody but directs, by whatever spelling of their name', async () => {
    const agent = await signedAgent(server(), 1940);
    const member = await memberOf(agent, 1930);
    const grandchild = await makeAgent(server(), { group: 1900, parent: member.playerId });
    const other = await signedAgent(server(), 1960);
    for (const named of [
      grandchild,
      { userName: other.userName ?? '' },
      { userName: 'nobody99' },
    ]) {
      expect((await raise(agent, named, 1900, 1902)).code).toBe('NO_SUCH_MEMBER');
    }
    expect((await raise(other, member, 1930, 1932)).code).toBe('NO_SUCH_MEMBER');
    const loud = { userName: member.userName.toUpperCase() };
    expect((await raise(agent, loud, 1930, 1932)).code).toBe('OK');
  });

  it('tries 120 times an hour, and no more', async () => {
    const agent = await signedAgent(server(), 1940);
    const codes = new Set<string>();
    for (let n = 0; n < 120; n += 1) {
      codes.add((await raise(agent, { userName: 'nobody99' }, 1900, 1902)).code);
    }
    expect([...codes]).toEqual(['NO_SUCH_MEMBER']);
    expect((await raise(agent, { userName: 'nobody99' }, 1900, 1902)).code).toBe('RAISES_TOO_MANY');
  });
});

describe('from 1950 the own group', () => {
  it('takes a quota, which raises and registrations use, and a change of the own group frees', async () => {
    const agent = await signedAgent(server(), 1960);
    const [first, second] = [await memberOf(agent, 1950), await memberOf(agent, 1950)];
    expect(await facts(agent, first)).toMatchObject({ HighestGroup: 1958, QuotaLeft: 0 });
    const without = await raise(agent, first, 1950, 1960);
    expect([without.code, without.params]).toEqual(['QUOTA_USED', { most: 1958 }]);
    await setQuota(agent.playerId, 1960, 2);
    expect(await facts(agent, first)).toMatchObject({ HighestGroup: 1960, QuotaLeft: 2 });
    expect((await raise(agent, first, 1950, 1960)).code).toBe('OK');

    const { token } = agent;
    const wish = { Kind: 'player', Days: 0, Quota: null, Note: '', PrizeGroup: 1960 } as const;
    const { value: link } = await server().call(registrationLinkHttp.makeOwnLink, wish, { token });
    expect((await registerBy(server(), link.Code)).code).toBe('OK');
    expect((await newest(server())).prize_group).toBe(1960);
    // None is left: whoever comes next stands one step lower, and is told so before.
    const form = await server().call(registrationLinkHttp.getRegisterForm, { Link: link.Code });
    expect(form.value.Link?.PrizeGroup).toBe(1958);
    expect((await registerBy(server(), link.Code)).code).toBe('OK');
    expect((await newest(server())).prize_group).toBe(1958);
    const refused = await server().call(registrationLinkHttp.makeOwnLink, wish, { token });
    expect([refused.code, refused.params]).toEqual(['GROUP_BY_QUOTA', { most: 1958 }]);
    expect((await raise(agent, second, 1950, 1960)).code).toBe('QUOTA_USED');
    const listed = await server().call(registrationLinkHttp.getOwnLinks, { Count: 5 }, { token });
    expect(listed.value).toMatchObject({ HighestGroup: 1958, QuotaLeft: 0 });

    expect((await confirm(await proposeGroup(first.playerId, 1950))).code).toBe('OK');
    expect(await facts(agent, second)).toMatchObject({ HighestGroup: 1960, QuotaLeft: 1 });
  });

  /** Two raises and a registration by a link at once, where one quota is left. */
  async function race() {
    const agent = await signedAgent(server(), 1960);
    await setQuota(agent.playerId, 1960, 1);
    const members = [await memberOf(agent, 1950), await memberOf(agent, 1950)];
    const wish = { Kind: 'player', Days: 0, Quota: null, Note: '', PrizeGroup: 1960 } as const;
    const { token } = agent;
    const { value: link } = await server().call(registrationLinkHttp.makeOwnLink, wish, { token });
    await Promise.all([
      ...members.map((member) => raise(agent, member, 1950, 1960)),
      registerBy(server(), link.Code),
      registerBy(server(), link.Code),
    ]);
    const { rows } = await sql<{ equal: bigint }>`
      SELECT count(*) AS equal FROM player
      WHERE parent = ${agent.playerId} AND prize_group = 1960`.execute(server().owner);
    return Number(rows[0]?.equal);
  }

  it('goes to exactly as many as the quota says, however many come at once', async () => {
    for (let n = 0; n < 3; n += 1) expect(await race()).toBe(1);
  });

  it('control: where nothing is held, more get it', async () => {
    const slow = (hold: string) => sql.raw(hold).execute(server().owner);
    await slow(`CREATE OR REPLACE FUNCTION group_hold(_agent bigint) RETURNS smallint
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE _found smallint := group_highest(_agent);
      BEGIN PERFORM pg_sleep(0.05); RETURN _found; END $$`);
    const agent = await signedAgent(server(), 1960);
    await setQuota(agent.playerId, 1960, 1);
    const { token } = agent;
    const wish = { Kind: 'player', Days: 0, Quota: null, Note: '', PrizeGroup: 1960 } as const;
    const codes: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      const { value } = await server().call(registrationLinkHttp.makeOwnLink, wish, { token });
      codes.push(value.Code);
    }
    let second: Promise<number | undefined> | undefined;
    const take = (code: string, meanwhile?: () => Promise<unknown>) =>
      transaction(server().db, async (tx) => {
        const link = await holdLink(tx, code);
        await meanwhile?.();
        return link?.prize_group;
      });
    const first = await take(codes[0] ?? '', async () => {
      second = take(codes[1] ?? '');
      await sql`SELECT pg_sleep(0.15)`.execute(server().owner);
    });
    expect([first, await second]).toEqual([1960, 1960]);
    await slow(readFileSync(QUOTA, 'utf8'));
    // With the lock the second does not get that far while the first is open.
    let isSecondThere = false;
    await take(codes[0] ?? '', async () => {
      second = take(codes[1] ?? '').then((group) => ((isSecondThere = true), group));
      await sql`SELECT pg_sleep(0.15)`.execute(server().owner);
      expect(isSecondThere).toBe(false);
    });
    await second;
  });
});

describe('operators', () => {
  it('change a group by two, between that of the children and what the parent may give', async () => {
    const agent = await signedAgent(server(), 1970);
    const member = await memberOf(agent, 1960);
    const child = await makeAgent(server(), { group: 1950, parent: member.playerId });
    const read = () =>
      server().callConsole(
        prizeGroupConsole.getPlayerGroup,
        { PlayerId: Number(member.playerId) },
        { token: maker },
      );
    expect((await read()).value).toMatchObject({ PrizeGroup: 1960, Lowest: 1950, Highest: 1968 });
    const below = await proposeGroup(member.playerId, 1948);
    expect([below.code, below.params]).toEqual(['GROUP_BELOW_CHILD', { least: 1950 }]);
    const above = await proposeGroup(member.playerId, 1970);
    expect([above.code, above.params]).toEqual(['GROUP_ABOVE_PARENT', { most: 1968 }]);
    expect((await proposeGroup(member.playerId, 1960)).code).toBe('NO_CHANGE');
    expect((await proposeGroup(9_999_999n, 1960)).code).toBe('NO_SUCH_PLAYER');
    const put = await proposeGroup(member.playerId, 1952);
    expect((await confirm(put, maker)).code).toBe('OWN_PROPOSAL');
    expect(await groupOf(member.playerId)).toBe(1960);
    expect((await confirm(put)).code).toBe('OK');
    expect(await groupOf(member.playerId)).toBe(1952);
    expect((await read()).value.Changes).toMatchObject([{ From: 1960, To: 1952, By: null }]);

    // A child who was raised meanwhile is in the way of what was proposed.
    const late = await proposeGroup(member.playerId, 1950);
    await sql`UPDATE player SET prize_group = 1952 WHERE player_id = ${child.playerId}`.execute(
      server().owner,
    );
    expect((await confirm(late)).code).not.toBe('OK');
    expect(await groupOf(member.playerId)).toBe(1952);
    // Who stands below nobody goes up to 2000.
    expect((await confirm(await proposeGroup(agent.playerId, 2000))).code).toBe('OK');
  });

  it('give quotas to agents, by two', async () => {
    const agent = await signedAgent(server(), 1960);
    const put = await proposeQuota(agent.playerId, 1960, 3);
    expect((await confirm(put, maker)).code).toBe('OWN_PROPOSAL');
    expect((await confirm(put)).code).toBe('OK');
    expect((await proposeQuota(agent.playerId, 1960, 3)).code).toBe('NO_CHANGE');
    expect((await proposeQuota(9_999_999n, 1960, 3)).code).toBe('NO_SUCH_PLAYER');
    const player = await registerPlayer(server());
    expect((await proposeQuota(player.playerId, 1960, 3)).code).toBe('NO_AGENT');
    const seen = await server().callConsole(
      prizeGroupConsole.getPlayerGroup,
      { PlayerId: Number(agent.playerId) },
      { token: maker },
    );
    expect(seen.value).toMatchObject({ Quotas: [{ PrizeGroup: 1960, Most: 3, Used: 0 }] });
  });
});
