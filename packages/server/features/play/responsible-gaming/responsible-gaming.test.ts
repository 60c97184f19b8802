import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { mills, type Money } from '@fairlot/rules/core/money';
import { betHttp } from '@fairlot/wire/play/bet';
import { responsibleGamingHttp, type OwnLimit } from '@fairlot/wire/play/responsible-gaming';
import { consoleContract } from '@fairlot/wire/console';
import { officialOdds } from '@fairlot/rules/odds/official-odds';
import { findPlay } from '@fairlot/rules/play/index';
import { DEMO } from '#ledger';
import { withTestServer } from '#testing';
import { cancel } from '../bet/place/cancel.ts';
import { refund } from '../bet/settle/refund.ts';
import { settle } from '../bet/settle/settle.ts';
import { placeCarts } from '../bet/place/store-place.ts';
import {
  cancelling,
  cancelTestIssue,
  drawTestIssue,
  makePlayers,
  openTestIssue,
  placeOn,
  row,
  smallCart,
  type TestIssue,
} from '../bet/testing.ts';
import {
  closeFedIssue,
  correctFedIssue,
  drawFedIssue,
  FC3D,
  fedCart,
  openFedIssue,
} from '../bet/testing/fed.ts';
import { claimIssue, type Claim } from '../lottery/claims/index.ts';
import { openOperator } from '../../staff/operator/testing/accounts.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { presentLimit } from './present.ts';
import { confirmLimit, dropAsked, forgetChanges, readLimits, setLimit } from './store.ts';

/** A Wednesday of the site, at noon. */
const START = Date.parse('2027-03-10T12:00:00+08:00');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const server = withTestServer({ startAt: START, games: [4, FC3D] });

const LOSS = {
  day: { kind: 1, period: 1 },
  week: { kind: 1, period: 2 },
  month: { kind: 1, period: 3 },
};
const STAKE = { day: { kind: 2, period: 1 }, week: { kind: 2, period: 2 } };

const onePlayer = async (): Promise<bigint> => {
  const [player] = await makePlayers(server(), 1, mills(1_000_000));
  return player!;
};

/** What his limits say, `loss day` to what is used, left and asked for. */
async function limitsOf(player: bigint): Promise<Record<string, OwnLimit>> {
  const all = (await readLimits(server().db, player)).map(presentLimit);
  return Object.fromEntries(all.map((each) => [`${each.Kind} ${each.Period}`, each]));
}
const used = async (player: bigint, name: string) => (await limitsOf(player))[name]?.Used;
const amount = async (player: bigint, name: string) => (await limitsOf(player))[name]?.Amount;

/** So many bets of 2 each in one cart, on digits that lose with 0,0,0,0,0 but for the zeros. */
async function bet(player: bigint, issue: TestIssue, picks: readonly number[]): Promise<string> {
  const [answer] = await placeCarts(server().db, [smallCart(player, issue, picks)]);
  return answer!.verdict;
}

async function claimFor(step: 'settle' | 'refund'): Promise<Claim> {
  const claim = await claimIssue(server().db, { steps: [step], owner: 'test' });
  expect(claim).toBeDefined();
  return claim!;
}

describe('limits', () => {
  test('a lower one holds at once, a higher one or none after a day and a second word', async () => {
    const { db, clock } = server();
    const player = await onePlayer();
    const set = (value: Money | null) => setLimit(db, player, LOSS.day, value);
    const confirm = (value: Money | null) => confirmLimit(db, player, LOSS.day, value);
    expect(await set(null)).toBe('NONE');
    expect(await set(mills(100_000))).toBe('SET');
    expect(await set(mills(60_000))).toBe('SET');
    expect(await amount(player, 'loss day')).toBe(60_000n);

    expect(await set(mills(90_000))).toBe('ASKED');
    expect(await confirm(mills(90_000))).toBe('TOO_EARLY');
    await clock.advance(DAY_MS - 1_000);
    expect(await confirm(mills(90_000))).toBe('TOO_EARLY');
    await clock.advance(1_000);
    // Time alone raises nothing, and only what was asked for is confirmed.
    expect(await amount(player, 'loss day')).toBe(60_000n);
    expect(await confirm(mills(95_000))).toBe('NOT_ASKED');
    expect(await confirm(null)).toBe('NOT_ASKED');
    expect(await confirm(mills(90_000))).toBe('CONFIRMED');
    expect(await amount(player, 'loss day')).toBe(90_000n);
    expect(await confirm(mills(90_000))).toBe('NOT_ASKED');

    // To lower it, or to think again, ends what was asked for.
    await set(null);
    await set(mills(80_000));
    expect((await limitsOf(player))['loss day']?.Asked).toBeNull();
    await set(mills(200_000));
    await dropAsked(db, player, LOSS.day);
    await clock.advance(DAY_MS);
    expect(await confirm(mills(200_000))).toBe('NOT_ASKED');

    // Nobody confirms what he wanted long ago.
    await set(null);
    await clock.advance(8 * DAY_MS);
    expect(await confirm(null)).toBe('LAPSED');
    expect((await limitsOf(player))['loss day']?.Asked).toBeNull();
    await set(null);
    await clock.advance(DAY_MS);
    expect(await confirm(null)).toBe('CONFIRMED');
    expect(await limitsOf(player)).toEqual({});
  });

  test('a second wish for more waits a whole day of its own', async () => {
    const { db, clock } = server();
    const player = await onePlayer();
    await setLimit(db, player, STAKE.day, mills(10_000));
    await setLimit(db, player, STAKE.day, mills(20_000));
    await clock.advance(DAY_MS - 1_000);
    expect(await setLimit(db, player, STAKE.day, mills(500_000))).toBe('ASKED');
    await clock.advance(1_000);
    expect(await confirmLimit(db, player, STAKE.day, mills(500_000))).toBe('TOO_EARLY');
  });

  test('refuses the cart that would go beyond it, to the thousandth, by the strictest of all', async () => {
    const { db } = server();
    const player = await onePlayer();
    const issue = await openTestIssue(server());
    await setLimit(db, player, LOSS.month, mills(100_000));
    await setLimit(db, player, STAKE.week, mills(10_000));
    await setLimit(db, player, LOSS.day, mills(6_000));
    expect(await bet(player, issue, [1, 2])).toBe('OK');
    const cart = smallCart(player, issue, [1, 2]);
    expect((await placeCarts(db, [cart]))[0]).toMatchObject({
      verdict: 'OWN_LIMIT',
      detail: 2_000n,
      ownLimit: [1, 1],
    });
    // All or nothing; what fits is taken, and then no thousandth more.
    expect(await bet(player, issue, [1])).toBe('OK');
    expect(await bet(player, issue, [1])).toBe('OWN_LIMIT');
    await setLimit(db, player, STAKE.week, mills(6_000));
    expect((await placeCarts(db, [cart]))[0]?.detail).toBe(0n);
  });

  test('carts of one call are counted one after the other, and others go on', async () => {
    const { db } = server();
    const [player, other] = [await onePlayer(), await onePlayer()];
    const issue = await openTestIssue(server());
    await setLimit(db, player, STAKE.day, mills(6_000));
    const carts = [
      smallCart(player, issue, [1, 2]),
      smallCart(other, issue, [1]),
      smallCart(player, issue, [1, 2, 3]),
      smallCart(player, issue, [1]),
      smallCart(player, issue, [1]),
    ];
    const verdicts = (await placeCarts(db, carts)).map(({ verdict }) => verdict);
    expect(verdicts).toEqual(['OK', 'OK', 'OWN_LIMIT', 'OK', 'OWN_LIMIT']);
  });

  test('counts what was bet before the first limit was set, and each period anew', async () => {
    const { db, clock } = server();
    const player = await onePlayer();
    expect(await bet(player, await openTestIssue(server()), [1, 2, 3])).toBe('OK');
    await clock.advance(DAY_MS);
    expect(await bet(player, await openTestIssue(server()), [1])).toBe('OK');
    await setLimit(db, player, STAKE.day, mills(10_000));
    await setLimit(db, player, STAKE.week, mills(10_000));
    expect([await used(player, 'stake day'), await used(player, 'stake week')]).toEqual([
      2_000n,
      8_000n,
    ]);
    const week = (await limitsOf(player))['stake week'];
    expect(new Date(week!.UntilTimeStamp + 8 * HOUR_MS).toISOString()).toMatch(/T00:00:00/);
    await clock.set(week!.UntilTimeStamp - 1_000);
    expect(await used(player, 'stake week')).toBe(8_000n);
    await clock.set(week!.UntilTimeStamp);
    expect(await used(player, 'stake week')).toBe(0n);
    expect(await bet(player, await openTestIssue(server()), [1, 2, 3, 4, 5])).toBe('OK');
    expect(await bet(player, await openTestIssue(server()), [1])).toBe('OWN_LIMIT');
  });
});

describe('what comes back', () => {
  test('a cancelled bet, a cancelled issue and a prize give room again', async () => {
    const { db, platform } = server();
    const player = await onePlayer();
    await setLimit(db, player, STAKE.day, mills(100_000));
    await setLimit(db, player, LOSS.day, mills(8_000));
    const counted = async () => [await used(player, 'stake day'), await used(player, 'loss day')];

    const first = await openTestIssue(server());
    const cart = smallCart(player, first, [1, 2]);
    await placeCarts(db, [cart]);
    expect((await cancel(cancelling(db), player, cart.bets[0]!.id)).ok).toBe(true);
    expect(await counted()).toEqual([2_000n, 2_000n]);
    await cancelTestIssue(server(), first);
    await refund(platform, await claimFor('refund'), { currency: DEMO });
    expect(await counted()).toEqual([0n, 0n]);

    // Four bets of 2, of which one wins 19.56.
    const second = await openTestIssue(server());
    expect(await bet(player, second, [0, 1, 1, 1])).toBe('OK');
    expect(await bet(player, second, [1])).toBe('OWN_LIMIT');
    await drawTestIssue(server(), second, '0,0,0,0,0');
    await settle(platform, await claimFor('settle'), { currency: DEMO });
    expect(await counted()).toEqual([8_000n, 8_000n - 19_560n]);
    expect(await bet(player, await openTestIssue(server()), [1, 1, 1, 1])).toBe('OK');
  });

  test('a tie gives its stake back, to the day on which it was bet', async () => {
    const { db, clock, platform } = server();
    const player = await onePlayer();
    await setLimit(db, player, STAKE.week, mills(50_000));
    const issue = await openTestIssue(server(), 4, 2 * DAY_MS);
    const tied = findPlay('ssc.dt01.two')?.on(START);
    const cart = smallCart(player, issue, [1]);
    const odds = officialOdds(tied!, 1956);
    const own = {
      ...cart.bets[0]!,
      play: tied!,
      content: '龙,虎',
      notes: 2,
      odds,
      stake: mills(4000),
    };
    expect((await placeCarts(db, [{ ...cart, bets: [own] }]))[0]?.verdict).toBe('OK');
    await clock.advance(DAY_MS);
    expect(await used(player, 'stake week')).toBe(4_000n);
    await drawTestIssue(server(), issue, '4,4,2,3,4');
    await settle(platform, await claimFor('settle'), { currency: DEMO });
    expect(await used(player, 'stake week')).toBe(0n);
  });

  test('a correction takes a prize away, and gives one', async () => {
    const { db } = server();
    const two = [await openOperator(server(), 'li'), await openOperator(server(), 'wu')] as const;
    const by = [two[0].operatorId, two[1].operatorId] as const;
    const player = await onePlayer();
    await setLimit(db, player, LOSS.month, mills(50_000));
    const issue = await openFedIssue(server());
    await placeCarts(db, [fedCart(player, issue, [3, 3])]);
    await closeFedIssue(server(), issue);
    await drawFedIssue(server(), issue, '3,3,1');
    await server().runJobs('bet.settle');
    const won = await used(player, 'loss month');
    expect(won).toBeLessThan(0n);
    await correctFedIssue(server(), issue, '1,3,1', by);
    await server().runJobs('bet.settle');
    const half = (await used(player, 'loss month'))!;
    expect(half * 2n).toBe(won! + 4_000n);
    await correctFedIssue(server(), issue, '1,1,1', by);
    await server().runJobs('bet.settle');
    expect(await used(player, 'loss month')).toBe(4_000n);
  });
});

describe('who may change them', () => {
  let player: TestPlayer;

  test('the player over the wire, who is told which limit it was and what it leaves', async () => {
    await server().clock.set(Date.parse('2027-06-01T12:00:00+08:00'));
    player = await registerPlayer(server());
    const { token } = player;
    const daily = { Kind: 'loss', Period: 'day' } as const;
    const set = (Amount: Money | null) =>
      server().call(responsibleGamingHttp.setLimit, { ...daily, Amount }, { token });
    expect((await set(null)).code).toBe('NO_LIMIT');
    expect((await set(mills(3_000))).value).toEqual({ IsAsked: false });
    expect((await set(mills(5_000))).value).toEqual({ IsAsked: true });
    const early = { ...daily, Amount: mills(5_000) };
    expect((await server().call(responsibleGamingHttp.confirmLimit, early, { token })).code).toBe(
      'TOO_EARLY',
    );
    const issue = await openTestIssue(server());
    expect((await placeOn(server(), token, issue, [row('ssc.fixed', '3||||')])).code).toBe('OK');
    const intent = randomUUID();
    const refused = await placeOn(server(), token, issue, [row('ssc.fixed', '3||||')], intent);
    expect([refused.code, refused.params]).toEqual([
      'OWN_LIMIT',
      { limit: '每日亏损限额', limit_en: 'daily loss limit', left: 1 },
    ]);
    const found = await server().call(betHttp.byIntent, { IntentId: intent }, { token });
    expect(found.code).toBe('NOT_FOUND');
    const { Limits } = (await server().call(responsibleGamingHttp.getLimits, null, { token }))
      .value;
    expect(Limits).toMatchObject([{ Amount: 3_000n, Used: 2_000n, Left: 1_000n }]);
    const from = Limits[0]!.Asked!.FromTimeStamp;
    expect(from - (await server().clock.now())).toBe(DAY_MS);
  });

  test('nobody for somebody else: no input names a player, no page of the console has them', async () => {
    const other = await registerPlayer(server());
    const forOther = {
      Kind: 'loss',
      Period: 'day',
      Amount: 900,
      PlayerId: Number(player.playerId),
    };
    const { token } = other;
    expect(
      (await server().callRaw(responsibleGamingHttp.setLimit, forOther, { token })).status,
    ).toBe(400);
    await server().callRaw(
      responsibleGamingHttp.setLimit,
      { Kind: 'loss', Period: 'day', Amount: 900 },
      { token },
    );
    expect(await amount(player.playerId, 'loss day')).toBe(3_000n);
    const paths = Object.values(consoleContract).flatMap(({ http }) =>
      Object.values(http).map(({ path }) => path as string),
    );
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => /limit\//i.test(path))).toEqual([]);
  });

  test('not even the program itself, but by what waits', async () => {
    const tries = [
      sql`UPDATE own_limit SET amount = 900000`,
      sql`DELETE FROM own_limit`,
      sql`UPDATE own_limit SET asked_at = app_now() - interval '2 days'`,
      sql`UPDATE own_day SET staked = 0`,
      sql`DELETE FROM own_break`,
    ];
    for (const attempt of tries) {
      await expect(attempt.execute(server().db)).rejects.toThrow(/permission denied/);
    }
  });
});

describe('the changes of a player', () => {
  const changesOf = async (player: bigint) => {
    const { rows } = await sql<{ about: string }>`
      SELECT about FROM own_change WHERE player_id = ${player} ORDER BY at, id`.execute(
      server().owner,
    );
    return rows.map(({ about }) => about);
  };

  test('are his newest thousand, and none of a year ago', async () => {
    const player = await onePlayer();
    expect(await setLimit(server().db, player, LOSS.day, mills(5000))).toBe('SET');
    await sql`
      INSERT INTO own_change (player_id, at, what, about)
      SELECT ${player}, app_now() - n * interval '1 millisecond', 'SET', n FROM generate_series(1, 999) n`.execute(
      server().owner,
    );
    expect(await changesOf(player)).toHaveLength(1000);
    expect((await changesOf(player))[0]).toBe('999');
    expect(await setLimit(server().db, player, LOSS.day, mills(4000))).toBe('SET');
    const changes = await changesOf(player);
    expect(changes).toHaveLength(1000);
    expect(changes[0]).toBe('998');

    await server().runJobs('limit.forget');
    expect(await changesOf(player)).toHaveLength(1000);
    await sql`
      UPDATE own_change SET at = at - interval '366 days'
      WHERE player_id = ${player} AND about NOT LIKE '%was%'`.execute(server().owner);
    let went = 0;
    for (let now = 1; now > 0; went += now) now = await forgetChanges(server().db, 600);
    expect(went).toBe(998);
    expect(await changesOf(player)).toHaveLength(2);
    expect(await limitsOf(player)).toMatchObject({ 'loss day': { Amount: 4000n } });
  });
});
