import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { Member, membersHttp } from '@fairlot/wire/team/members';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { betHttp } from '@fairlot/wire/play/bet';
import type { Input } from '@fairlot/wire/core';
import type { Tx } from '#platform/db';
import { withTestServer } from '#testing';
import { readsOf } from '#testing/reads-of';
import { signedAgent, type SignedAgent } from '../../account/registration-link/testing/links.ts';
import { forgetLogins } from '../../auth/login/index.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { wallet } from '../../money/wallet/index.ts';
import { BET_FEATURES, openTestIssue, row } from '../../play/bet/testing.ts';
import { placeBelow } from '../line/testing/place-below.ts';
import { members } from './index.ts';
import { withoutFollowed } from './records.ts';
import { countMembers, listMembers, type MemberFilter } from './store.ts';
import { countLines, makeMember, type LineMember } from './testing/line.ts';

const server = withTestServer({ features: [...BET_FEATURES, wallet, members] });

/** The top agent, an agent below, and a player below that one who signs in; a player and a stranger beside. */
let top: SignedAgent;
let middle: SignedAgent;
let bettor: TestPlayer;
let direct: LineMember;
let stranger: SignedAgent;

const below = ({ playerId }: { readonly playerId: bigint }, parent: bigint) =>
  placeBelow(server(), playerId, parent);

beforeAll(async () => {
  top = await signedAgent(server(), 1956);
  middle = await signedAgent(server(), 1940);
  bettor = await registerPlayer(server());
  stranger = await signedAgent(server(), 1956);
  await below(middle, top.playerId);
  await sql`UPDATE player SET prize_group = 1900 WHERE player_id = ${bettor.playerId}`.execute(
    server().owner,
  );
  await below(bettor, middle.playerId);
  forgetLogins(server().platform.db);
  direct = await makeMember(server(), top.playerId, { name: 'plainone', group: 1880 });
  await countLines(
    server(),
    new Map([
      [middle.playerId, 5_000n],
      [bettor.playerId, 70_000n],
      [direct.playerId, 300n],
    ]),
  );
});

/** Nothing narrowed. */
const ALL = {} as MemberFilter;

type Asked = Partial<Input<typeof membersHttp.getMembers>>;
const list = ({ token }: SignedAgent, asked: Asked = {}) =>
  server().call(membersHttp.getMembers, { Count: 50, ...asked }, { token });
const names = async (who: SignedAgent, asked: Asked = {}) =>
  (await list(who, asked)).value.Rows.map(({ UserName }) => UserName);

describe('the members of an agent', () => {
  test('are the directs with what stands below each, and the line of the whole', async () => {
    const { value } = await list(top);
    expect(value.Rows.map(({ PlayerId }) => BigInt(PlayerId))).toEqual([
      direct.playerId,
      middle.playerId,
    ]);
    expect(value.Rows[1]).toMatchObject({
      IsAgent: true,
      Directs: 1,
      Members: 1,
      Balance: 5_000n,
      LineBalance: 70_000n,
      PrizeGroup: 1940,
      IsOnline: true,
      IsDirect: true,
      AreLinksStopped: false,
      Note: '',
    });
    expect(value.Rows[0]).toMatchObject({ LastLoginTimeStamp: null, IsOnline: false });
    expect(value).toMatchObject({
      Total: 2,
      Next: null,
      Line: { Directs: 2, Members: 3, Agents: 1, LineBalance: 75_300n },
    });
    expect(value.Path).toEqual([{ PlayerId: Number(top.playerId), UserName: top.userName }]);
  });

  test('tell nothing of a member but the listed fields', async () => {
    const { value } = await list(top);
    const known = Object.keys(Member.shape).toSorted();
    expect(known).toEqual(
      [
        'PlayerId',
        'UserName',
        'NickName',
        'IsAgent',
        'Note',
        'Directs',
        'Members',
        'Balance',
        'LineBalance',
        'PrizeGroup',
        'RegisterTimeStamp',
        'LastLoginTimeStamp',
        'IsOnline',
        'IsDirect',
        'AreLinksStopped',
      ].toSorted(),
    );
    for (const one of value.Rows) expect(Object.keys(one).toSorted()).toEqual(known);
  });

  test('are walked into, one level after the other, and only in the own line', async () => {
    const { value } = await list(top, { Head: Number(middle.playerId) });
    expect(value.Rows.map(({ UserName }) => UserName)).toEqual([bettor.userName]);
    expect(value.Rows[0]).toMatchObject({ IsDirect: false });
    expect(value.Path.map(({ UserName }) => UserName)).toEqual([top.userName, middle.userName]);
    expect((await list(middle, { Head: Number(top.playerId) })).code).toBe('NO_SUCH_MEMBER');
    expect((await list(stranger, { Head: Number(middle.playerId) })).code).toBe('NO_SUCH_MEMBER');
    expect((await list(stranger)).value).toMatchObject({ Rows: [], Total: 0 });
  });

  test('are found by the whole name wherever they stand, and by its beginning among the directs', async () => {
    const { value } = await list(top, { Account: bettor.userName.toUpperCase() });
    expect(value.Rows.map(({ UserName }) => UserName)).toEqual([bettor.userName]);
    expect(value.Path.map(({ UserName }) => UserName)).toEqual([top.userName, middle.userName]);
    expect((await list(top, { Account: stranger.userName ?? '' })).code).toBe('NO_SUCH_MEMBER');
    expect(await names(top, { Starts: 'PLAIN' })).toEqual(['plainone']);
    // What stands for anything in a pattern stands for itself.
    expect(await names(top, { Starts: 'p%' })).toEqual([]);
  });

  test('are narrowed by kind, date, sign-in, balance, prize group and presence', async () => {
    const { value } = await list(top);
    const now = value.DateTimeNow;
    const agents = [middle.userName];
    expect(await names(top, { Kind: 'agent' })).toEqual(agents);
    expect(await names(top, { Kind: 'player' })).toEqual(['plainone']);
    expect(await names(top, { Least: mills(1_000n) })).toEqual(agents);
    expect(await names(top, { Most: mills(1_000n) })).toEqual(['plainone']);
    expect(await names(top, { LeastGroup: 1900 })).toEqual(agents);
    expect(await names(top, { MostGroup: 1900 })).toEqual(['plainone']);
    expect(await names(top, { IsOnline: true })).toEqual(agents);
    expect(await names(top, { From: now + 1 })).toEqual([]);
    expect(await names(top, { To: now + 1 })).toHaveLength(2);
    expect(await names(top, { InactiveDays: 7 })).toEqual([]);
    await sql`UPDATE player SET created_at = app_now() - interval '8 days' WHERE player_id = ${direct.playerId}`.execute(
      server().owner,
    );
    expect(await names(top, { InactiveDays: 7 })).toEqual(['plainone']);
    expect(await names(top, { InactiveDays: 15 })).toEqual([]);
  });

  test.each(['directs', 'members', 'balance', 'lineBalance', 'group', 'lastLogin'] as const)(
    'are sorted by %s both ways, from page to page',
    async (Sort) => {
      const first = (await list(top, { Sort, Count: 1 })).value;
      expect(first.Rows.map(({ UserName }) => UserName)).toEqual([middle.userName]);
      const { value } = await list(top, { Sort, Count: 1, After: first.Next ?? '' });
      expect(value).toMatchObject({ Next: null, Total: 2 });
      expect(value.Rows.map(({ UserName }) => UserName)).toEqual(['plainone']);
      expect(await names(top, { Sort, IsAscending: true })).toEqual(['plainone', middle.userName]);
    },
  );

  test('a player without the type agent has none of these calls', async () => {
    const { token } = bettor;
    const reply = await server().callRaw(membersHttp.getMembers, { Count: 5 }, { token });
    expect(reply.status).toBe(403);
  });
});

describe('a member', () => {
  const look = ({ token }: SignedAgent, id: bigint) =>
    server().call(membersHttp.getMember, { PlayerId: Number(id) }, { token });

  const ownProfit = async () => {
    const asked = { From: 0, To: 4_000_000_000_000, By: 'day' } as const;
    return (await server().call(walletHttp.getProfit, asked, { token: bettor.token })).value.Rows;
  };

  test('is shown with the money of the last days and the last bets, to those above alone', async () => {
    const issue = await openTestIssue(server());
    const { token } = bettor;
    const cart = {
      IntentId: crypto.randomUUID(),
      GameId: issue.gameId,
      SerialNumber: issue.serial,
      Bets: [row('ssc.fixed', '3||||', { PrizeGroup: 1900 })],
    };
    expect((await server().call(betHttp.place, cart, { token })).code).toBe('OK');
    const { value } = await look(top, bettor.playerId);
    expect(value.Member).toMatchObject({ UserName: bettor.userName, IsDirect: false });
    expect(value.Path.map(({ UserName }) => UserName)).toEqual([
      top.userName,
      middle.userName,
      bettor.userName,
    ]);
    expect(value.Bets).toHaveLength(1);
    // All of it is of today, and as the member's own report has it.
    const [own] = await ownProfit();
    expect(own).toMatchObject(value.Today);
    expect(value.ThirtyDays).toEqual(value.Today);
    const staked = [{ Day: own?.Day, Stake: mills(-(own?.Stake ?? 0n)) }];
    expect(value.Days).toEqual(own?.Stake === 0n ? [] : staked);
    expect((await look(middle, bettor.playerId)).code).toBe('OK');
    for (const [who, id] of [
      [middle, top.playerId],
      [middle, middle.playerId],
      [stranger, bettor.playerId],
    ] as const) {
      expect((await look(who, id)).code).toBe('NO_SUCH_MEMBER');
    }
  });

  test('leaves out whom they follow', async () => {
    const { value } = await look(top, bettor.playerId);
    const [bet] = value.Bets;
    expect(withoutFollowed({ ...bet!, Follows: 'ab***9' })).toEqual(bet);
  });

  test('has bets, movements and results that agents above read, as the member does', async () => {
    const of = { PlayerId: Number(bettor.playerId) };
    const span = { From: 0, To: 4_000_000_000_000 };
    const own = { token: bettor.token };
    const { token } = top;
    const bets = await server().call(membersHttp.getMemberBets, { ...of, PageSize: 5 }, { token });
    const ownBets = await server().call(betHttp.getBetRecords, { PageSize: 5 }, own);
    expect(bets.value.Rows).toEqual(ownBets.value.Rows);
    expect(bets.value.Rows).toHaveLength(1);
    const sums = await server().call(membersHttp.getMemberBetSums, of, { token });
    expect(sums.value).toMatchObject({ Total: 1, SumAmount: bets.value.Rows[0]?.Amount });
    const page = { ...of, ...span, PageSize: 5 };
    const flows = await server().call(membersHttp.getMemberCashFlow, page, { token });
    expect(flows.value.Rows.length).toBeGreaterThan(1);
    const flowSums = await server().call(
      membersHttp.getMemberCashFlowSums,
      { ...of, ...span },
      { token },
    );
    expect(flowSums.value.Total).toBe(flows.value.Rows.length);
    const asked = { ...of, ...span, By: 'day' } as const;
    const profit = await server().call(membersHttp.getMemberProfit, asked, { token });
    expect(profit.value.Rows).toEqual(await ownProfit());
    const beside = { token: stranger.token };
    const other = await server().call(membersHttp.getMemberBets, { ...of, PageSize: 5 }, beside);
    expect(other.code).toBe('NO_SUCH_MEMBER');
  });

  test('who was moved away is read no more', async () => {
    await below(bettor, stranger.playerId);
    expect((await look(top, bettor.playerId)).code).toBe('NO_SUCH_MEMBER');
    expect((await look(stranger, bettor.playerId)).code).toBe('OK');
    await below(bettor, middle.playerId);
  });
});

describe('a note about a member', () => {
  const note = ({ token }: SignedAgent, id: bigint, Note: string) =>
    server().call(membersHttp.noteMember, { PlayerId: Number(id), Note }, { token });

  test('is the own of each agent, and gone when it is empty', async () => {
    expect((await note(top, middle.playerId, '  大客户 ')).value).toEqual({ Note: '大客户' });
    const rowOf = async (who: SignedAgent, asked: Asked = {}) =>
      (await list(who, asked)).value.Rows;
    expect((await rowOf(top, { Kind: 'agent' }))[0]?.Note).toBe('大客户');
    await note(top, bettor.playerId, 'of top');
    await note(middle, bettor.playerId, 'of middle');
    expect((await rowOf(middle))[0]?.Note).toBe('of middle');
    expect((await rowOf(top, { Head: Number(middle.playerId) }))[0]?.Note).toBe('of top');
    await note(top, middle.playerId, ' ');
    expect((await rowOf(top, { Kind: 'agent' }))[0]?.Note).toBe('');
  });

  test('is refused when it is too long, has control characters or is about nobody of the line', async () => {
    expect((await note(top, middle.playerId, '记'.repeat(100))).code).toBe('OK');
    expect((await note(top, middle.playerId, '记'.repeat(101))).code).toBe('BAD_MEMBER_NOTE');
    expect((await note(top, middle.playerId, 'a\u0007b')).code).toBe('BAD_MEMBER_NOTE');
    expect((await note(middle, top.playerId, 'up')).code).toBe('NO_SUCH_MEMBER');
    expect((await note(stranger, bettor.playerId, 'mine')).code).toBe('NO_SUCH_MEMBER');
  });
});

test('a page of 50 directs reads them alone, however many stand below them', async () => {
  const { owner } = server();
  const head = await signedAgent(server(), 1956);
  const fill = async (tx: Tx) => {
    await sql`
      INSERT INTO player (user_name, nick_name, password_hash, is_agent, parent, prize_group)
      SELECT 'wide' || n, 'Nick', 'none', true, ${head.playerId}, 1900 FROM generate_series(1, 50) n`.execute(
      tx,
    );
    await sql`
      INSERT INTO player (user_name, nick_name, password_hash, parent, prize_group)
      SELECT 'deep' || n, 'Nick', 'none', p.player_id, 1880
      FROM generate_series(1, 30000) n JOIN player p ON p.user_name = 'wide' || (1 + n % 50)`.execute(
      tx,
    );
    await sql`
      INSERT INTO line_count (player_id, parent, directs, members)
      SELECT player_id, parent, 60, 60 FROM player ON CONFLICT DO NOTHING`.execute(tx);
    await sql`ANALYZE player, line_count`.execute(tx);
  };
  const looking = { viewer: head.playerId, head: head.playerId };
  const page = { sort: 'members', isAscending: false, after: undefined, count: 51 } as const;
  let listed = 0;
  const list50 = async (tx: Tx) => (listed = (await listMembers(tx, looking, ALL, page)).length);
  const countAll = (tx: Tx) => countMembers(tx, looking, ALL);
  for (const table of ['player', 'line_count']) {
    const reads = await readsOf(owner, table, fill, list50, countAll);
    expect(listed).toBe(50);
    // A row of the table and one of an index each.
    for (const read of reads) expect(read).toBeLessThan(250);
  }
});
