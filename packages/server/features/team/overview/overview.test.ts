import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { KIND } from '@fairlot/rules/core/journal-kinds';
import { LINE_FIGURE } from '@fairlot/rules/core/line-figures';
import { addDays, siteDayOf } from '@fairlot/rules/lottery/site-day';
import type { Input } from '@fairlot/wire/core';
import { overviewHttp } from '@fairlot/wire/team/overview';
import { withTestServer } from '#testing';
import { signedAgent, type SignedAgent } from '../../account/registration-link/testing/links.ts';
import { forgetLogins } from '../../auth/login/index.ts';
import { BET_FEATURES } from '../../play/bet/testing.ts';
import { members } from '../members/index.ts';
import { countLines, makeMember, type LineMember } from '../members/testing/line.ts';
import { overview } from './index.ts';
import { placeBelow } from '../line/testing/place-below.ts';
import { readSite } from '../../site/settings/values/index.ts';

const server = withTestServer({ features: [...BET_FEATURES, members, overview] });

let top: SignedAgent;
let middle: SignedAgent;
let direct: LineMember;
let deep: LineMember;
let today = '';
let currency = '';

beforeAll(async () => {
  const { platform } = server();
  top = await signedAgent(server(), 1956);
  middle = await signedAgent(server(), 1940);
  await placeBelow(server(), middle.playerId, top.playerId);
  forgetLogins(platform.db);
  direct = await makeMember(server(), top.playerId);
  deep = await makeMember(server(), middle.playerId);
  await countLines(
    server(),
    new Map([
      [middle.playerId, 1_000n],
      [direct.playerId, 200n],
      [deep.playerId, 30n],
    ]),
  );
  today = siteDayOf(await server().clock.now());
  ({ currency } = await readSite(platform.db));
});

type Sum = readonly [kind: number, amount: number, journals: number];
const put = async (
  table: 'line_day' | 'money_day',
  playerId: bigint,
  day: string,
  sums: readonly Sum[],
) => {
  for (const [kind, amount, journals] of sums)
    await sql`
      INSERT INTO ${sql.table(table)} (player_id, day, ${table === 'line_day' ? sql`branch_id,` : sql``} currency, game_id, kind, amount, journals)
      VALUES (${playerId}, ${day}::date, ${table === 'line_day' ? sql`0,` : sql``} ${currency}, 0, ${kind}, ${amount}, ${journals})`.execute(
      server().owner,
    );
};
const read = async (asked: Input<typeof overviewHttp.getOverview>, { token }: SignedAgent = top) =>
  (await server().call(overviewHttp.getOverview, asked, { token })).value;

describe('the overview of a team', () => {
  test('adds up the days of the whole line, today or more of them', async () => {
    await put('line_day', top.playerId, today, [
      [LINE_FIGURE.settledStake, 10_000, 4],
      [LINE_FIGURE.settledPrize, 4_000, 1],
      [LINE_FIGURE.bettors, 0, 2],
      [LINE_FIGURE.depositors, 0, 1],
      [LINE_FIGURE.firstDepositors, 0, 1],
      [LINE_FIGURE.signIns, 0, 3],
      [LINE_FIGURE.registrations, 0, 2],
      [KIND.depositBank, 50_000, 1],
      // Stakes that are open, and went by a posting, are none of the settled ones.
      [KIND.placeBet, -99_000, 9],
    ]);
    await put('line_day', top.playerId, addDays(today, -6), [
      [LINE_FIGURE.settledStake, 1_000, 1],
      [LINE_FIGURE.bettors, 0, 1],
    ]);
    await put('line_day', top.playerId, addDays(today, -7), [[LINE_FIGURE.bettors, 0, 100]]);
    const one = await read({ Days: 1, Of: 'line' });
    expect(one).toMatchObject({
      Members: 3,
      Agents: 1,
      Balance: 1_230n,
      Registered: 2,
      SignedIn: 3,
      Depositors: 1,
      FirstDepositors: 1,
      Bettors: 2,
      Deposit: 50_000n,
      Stake: 10_000n,
      Prize: 4_000n,
      Profit: -6_000n,
    });
    expect(one.ByDay).toEqual([
      { Day: today, Registered: 2, SignedIn: 3, Depositors: 1, Bettors: 2 },
    ]);
    const week = await read({ Days: 7, Of: 'line' });
    expect(week).toMatchObject({ Bettors: 3, Stake: 11_000n, Profit: -7_000n });
    expect(week.ByDay.map(({ Bettors }) => Bettors)).toEqual([1, 0, 0, 0, 0, 0, 2]);
    expect((await read({ Days: 15, Of: 'line' })).Bettors).toBe(103);
    expect((await read({ Days: 30, Of: 'line' })).ByDay).toHaveLength(30);
  });

  test('adds up direct members alone, each person once a day, from when they stand there', async () => {
    await put('money_day', direct.playerId, today, [
      [LINE_FIGURE.settledStake, 700, 2],
      [KIND.depositBank, 5_000, 2],
      [KIND.depositFee, -10, 2],
    ]);
    await put('money_day', middle.playerId, today, [[LINE_FIGURE.settledStake, 300, 1]]);
    await put('money_day', deep.playerId, today, [[LINE_FIGURE.settledStake, 99_999, 1]]);
    const directs = await read({ Days: 1, Of: 'directs' });
    expect(directs).toMatchObject({
      Members: 2,
      Agents: 1,
      Balance: 1_200n,
      Bettors: 2,
      Depositors: 1,
      Deposit: 5_000n,
      Stake: 1_000n,
      Registered: 2,
      SignedIn: 1,
      Online: 1,
    });
    // Who came by a move brings along nothing of the days before.
    await put('money_day', direct.playerId, addDays(today, -3), [[LINE_FIGURE.settledStake, 9, 1]]);
    expect((await read({ Days: 7, Of: 'directs' })).Stake).toBe(1_009n);
    await sql`
      INSERT INTO player_move (player_id, from_parent, to_parent, moved_at)
      VALUES (${direct.playerId}, NULL, ${top.playerId}, app_now())`.execute(server().owner);
    expect((await read({ Days: 7, Of: 'directs' })).Stake).toBe(1_000n);
  });

  test('counts who is online at any depth, without the agent', async () => {
    const { owner } = server();
    expect((await read({ Days: 1, Of: 'line' })).Online).toBe(1);
    await sql`
      WITH opened AS (
        INSERT INTO session (player_id, id, ip, user_agent, login_type)
        VALUES (${deep.playerId}, gen_random_uuid(), '10.0.0.1', '', 1) RETURNING player_id, id)
      INSERT INTO session_token (token_hash, player_id, session_id, expires_at)
      SELECT '\\x0102'::bytea, player_id, id, app_now() + interval '1 hour' FROM opened`.execute(
      owner,
    );
    // The count is kept for ten seconds.
    await server().clock.set((await server().clock.now()) + 11_000);
    expect((await read({ Days: 1, Of: 'line' })).Online).toBe(2);
    expect((await read({ Days: 1, Of: 'directs' })).Online).toBe(1);
    expect((await read({ Days: 1, Of: 'line' }, middle)).Online).toBe(1);
  });
});
