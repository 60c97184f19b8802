import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { betHttp } from '@fairlot/wire/play/bet';
import { domainEventsHttp } from '@fairlot/wire/core/domain-events';
import { balanceOf, DEMO } from '#ledger';
import { transaction } from '#platform/db';
import { TEST_GAMES, withTestServer } from '#testing';
import { claimIssue } from '../../lottery/claims/index.ts';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import { changeTerms } from '../odds/odds.ts';
import { judge } from './judge.ts';
import { judgeIssue, RecountDiffers } from './judge-issue.ts';
import { rangesOf } from './range.ts';
import { settle } from './settle.ts';
import {
  BET_FEATURES,
  drawTestIssue,
  FIVE_DIGITS,
  openTestIssue,
  placeOn,
  row,
} from '../testing.ts';

const DICE = 35;
const ELEVEN = 23;
const RACE = 47;
const MARK_SIX = 85;
/** 双色球, which is paid by a published list. */
const TWO_COLOURS = 101;
const server = withTestServer({
  features: BET_FEATURES,
  games: [...TEST_GAMES, ELEVEN, TWO_COLOURS],
  settings: { isRehearsing: true },
});
const JOB = 'bet.settle';

const wallet = ({ playerId }: TestPlayer): Promise<bigint> =>
  balanceOf(server().db, playerId, 'DEM');

describe('settling', () => {
  it('pays what won, ends what lost, gives ties back, and tells each winner once', async () => {
    const player = await registerPlayer(server());
    const issue = await openTestIssue(server());
    const placed = await placeOn(server(), player.token, issue, [
      // 3,0,9,9,1: two of three digits win, 2 x 2.000 x 1956 / 2000 x 10.
      row('ssc.fixed', '3|5|9||'),
      row('ssc.star5.direct', '3|0|9|9|2'),
      row('ssc.fixed', '1||||', { Mode: 1, Multiple: 5 }),
    ]);
    expect(placed.value).toMatchObject({ Amount: 9000n, WalletAmount: 9_991_000n });
    await drawTestIssue(server(), issue, '3,0,9,9,1');
    await server().runJobs(JOB);

    const records = await server().call(
      betHttp.getBetRecords,
      { PageSize: 10 },
      { token: player.token },
    );
    const rows = new Map(records.value.Rows.map((bet) => [bet.Id, bet]));
    const [fixed, direct, small] = placed.value.BetIds.map((id) => rows.get(id));
    expect(fixed).toMatchObject({ State: 3, Prize: 39_120n, WinningNumber: '3,0,9,9,1' });
    expect(direct).toMatchObject({ State: 2, Prize: 0n });
    expect(small).toMatchObject({ State: 2, Prize: 0n, Amount: 1000n });
    expect(await wallet(player)).toBe(9_991_000n + 39_120n);

    const since = await server().call(
      domainEventsHttp.since,
      { Topics: [{ Topic: 'player', Seq: 0 }] },
      { token: player.token },
    );
    expect(since.value.Topics[0]?.Events).toEqual([
      expect.objectContaining({
        Target: 'BetAwardNotify',
        Payload: expect.objectContaining({
          Prize: 39.12,
          Stake: 9,
          WalletAmount: 10_030.12,
          SerialNumber: issue.serial,
        }),
      }),
    ]);
  });

  it('pays the odds that the bet was accepted at, whatever they are at the draw', async () => {
    const player = await registerPlayer(server());
    const issue = await openTestIssue(server());
    const before = await server().call(betHttp.getOdds, { GameId: FIVE_DIGITS });
    const [big = 0n] = before.value.Plays['ssc.c.total'] ?? [];
    const version = before.value.Version;
    const bet = row('ssc.c.total', 'big', { OddsVersion: version, Amount: mills(10_000) });
    const placed = await placeOn(server(), player.token, issue, [bet]);
    expect(placed.code).toBe('OK');
    const all = (before.value.Plays['ssc.c.total'] ?? []).map(() => 15_000n);
    await changeTerms(server().platform, FIVE_DIGITS, { odds: { 'ssc.c.total': all } });
    await drawTestIssue(server(), issue, '9,9,9,9,9');
    await server().runJobs(JOB);
    expect(await wallet(player)).toBe(9_990_000n + big);
  });

  it('settles races, two of many notes among them, and a tie of the first two', async () => {
    const issue = await openTestIssue(server(), RACE);
    const cars = ['01', '02', '03', '04', '05', '06', '07', '08', '09'];
    const carts = [cars, cars.slice(0, 8)].map((most) => [
      row('pk10.front2.direct', `${most.join()}|${cars.join()}`),
      row('pk10.sum.gy', '3,11'),
      row('pk10.c.gyTie', 'big'),
    ]);
    const players: TestPlayer[] = [];
    for (const cart of carts) {
      const player = await registerPlayer(server());
      players.push(player);
      expect((await placeOn(server(), player.token, issue, cart)).code).toBe('OK');
    }
    await drawTestIssue(server(), issue, '05,06,01,02,03,04,07,08,09,10');
    await server().runJobs(JOB);
    for (const { token } of players) {
      const page = { PageSize: 10 };
      const { value } = await server().call(betHttp.getBetRecords, page, { token });
      const ended = new Map(value.Rows.map((bet) => [bet.Play, bet]));
      // 90 of ten cars, 9 of sums of 11, both 2.000 at the group 1956 of 2000.
      expect(ended.get('pk10.front2.direct')).toMatchObject({ State: 3, Prize: 176_040n });
      expect(ended.get('pk10.sum.gy')).toMatchObject({ State: 3, Prize: 17_604n });
      expect(ended.get('pk10.c.gyTie')).toMatchObject({ State: 2, Prize: 0n, Refund: 1000n });
    }
  });

  it('settles notes of 6, 10 and 14 by their highest tier, and ties of five of eleven', async () => {
    const player = await registerPlayer(server());
    const issue = await openTestIssue(server(), ELEVEN);
    const placed = await placeOn(server(), player.token, issue, [
      row('x5.lex3', '05|06|07'),
      row('x5.lex4', '01,05,06,07', { Mode: 1, Multiple: 2 }),
      row('x5.lex5', '01,05,06,07,08'),
      row('x5.c.total', 'big'),
      row('x5.c.ball5', 'odd'),
    ]);
    expect(placed.value).toMatchObject({ Amount: 24_000n, WalletAmount: 9_976_000n });
    // All together 30, and 11 at the last place.
    await drawTestIssue(server(), issue, '05,06,07,01,11');
    await server().runJobs(JOB);
    const page = { PageSize: 10 };
    const { value } = await server().call(betHttp.getBetRecords, page, { token: player.token });
    const ended = new Map(value.Rows.map((bet) => [bet.Play, bet]));
    // 55,440 draws: 56 for the first of three tiers, 840 and 3,600 of two, shared, at 1956 of 2000.
    expect(ended.get('x5.lex3')).toMatchObject({ State: 3, Amount: 6000n, Prize: 1_936_440n });
    expect(ended.get('x5.lex4')).toMatchObject({ State: 3, Amount: 2000n, Prize: 64_548n });
    expect(ended.get('x5.lex5')).toMatchObject({ State: 3, Amount: 14_000n, Prize: 105_428n });
    for (const play of ['x5.c.total', 'x5.c.ball5']) {
      expect(ended.get(play)).toMatchObject({ State: 2, Prize: 0n, Refund: 1000n });
    }
    const won = 1_936_440n + 64_548n + 105_428n;
    expect(await wallet(player)).toBe(9_976_000n + won + 2000n);
  });

  it('settles dice: once for each die that shows the face', async () => {
    const player = await registerPlayer(server());
    const issue = await openTestIssue(server(), DICE);
    const terms = await server().call(betHttp.getOdds, { GameId: DICE });
    const [odds = 0n] = terms.value.Plays['k3.c.sanjun'] ?? [];
    await placeOn(server(), player.token, issue, [
      row('k3.c.sanjun', '4'),
      row('k3.diff3DT', '4|1,6'),
      row('k3.sum', '14'),
    ]);
    await drawTestIssue(server(), issue, '4,6,4');
    await server().runJobs(JOB);
    const page = { PageSize: 10 };
    const { value } = await server().call(betHttp.getBetRecords, page, { token: player.token });
    const ended = new Map(value.Rows.map((bet) => [bet.Play, bet]));
    const net = (odds - 10_000n) / 10n;
    expect(ended.get('k3.c.sanjun')).toMatchObject({ State: 3, Prize: 1000n + 2n * net });
    expect(ended.get('k3.diff3DT')).toMatchObject({ State: 2, Prize: 0n });
    expect(ended.get('k3.sum')).toMatchObject({ State: 3 });
  });

  it('settles official ties by giving the stake of the tied notes back', async () => {
    const player = await registerPlayer(server());
    const issue = await openTestIssue(server());
    const bet = row('ssc.dt01.two', '龙,虎');
    const placed = await placeOn(server(), player.token, issue, [bet]);
    expect(placed.code).toBe('OK');
    await drawTestIssue(server(), issue, '4,4,0,0,0');
    await server().runJobs(JOB);
    const records = await server().call(
      betHttp.getBetRecords,
      { PageSize: 10 },
      { token: player.token },
    );
    expect(records.value.Rows[0]).toMatchObject({ State: 2, Prize: 0n, Refund: bet.Amount });
    expect(await wallet(player)).toBe(10_000_000n);
  });

  it('weighs a prize against the stake that was at risk, not against what a tie gave back', async () => {
    const player = await registerPlayer(server());
    const issue = await openTestIssue(server());
    const placed = await placeOn(server(), player.token, issue, [
      row('ssc.dt01.two', '龙,虎'),
      row('ssc.fixed', '4||||'),
    ]);
    expect(placed.value).toMatchObject({ Amount: 6000n });
    await drawTestIssue(server(), issue, '4,4,0,0,0');
    await server().runJobs(JOB);
    const since = await server().call(
      domainEventsHttp.since,
      { Topics: [{ Topic: 'player', Seq: 0 }] },
      { token: player.token },
    );
    expect(since.value.Topics[0]?.Events.map(({ Payload }) => Payload)).toEqual([
      expect.objectContaining({ Prize: 19.56, Stake: 2 }),
    ]);
  });

  it('stops before any money moves when the two counts of the winners differ', async () => {
    const player = await registerPlayer(server());
    const issue = await openTestIssue(server());
    await placeOn(server(), player.token, issue, [row('ssc.fixed', '3||||')]);
    await drawTestIssue(server(), issue, '3,0,9,9,1');
    const claim = await claimIssue(server().db, { steps: ['settle'], owner: 'test' });
    const generous = () => ({ hits: [2], refunds: 0 });
    const attempt = settle(server().platform, claim!, { currency: DEMO, judge: generous });
    await expect(attempt).rejects.toThrow(RecountDiffers);
    expect(await wallet(player)).toBe(9_998_000n);
    const blind = settle(server().platform, claim!, { currency: DEMO, judge: () => undefined });
    await expect(blind).rejects.toThrow(RecountDiffers);
    expect(await settle(server().platform, claim!, { currency: DEMO })).toBe('settled');
    expect(await wallet(player)).toBe(9_998_000n + 19_560n);
  });

  it('gives an issue back at once when it fails, and pays at the next try', async () => {
    const player = await registerPlayer(server());
    const issue = await openTestIssue(server());
    await placeOn(server(), player.token, issue, [row('ssc.fixed', '3||||')]);
    await drawTestIssue(server(), issue, '3,0,9,9,1');
    // Somebody holds the row of the bet for longer than anyone waits.
    await transaction(server().owner, async (tx) => {
      await sql`SELECT FROM bet WHERE issue_id = ${issue.id} FOR UPDATE`.execute(tx);
      await expect(server().runJobs(JOB)).rejects.toThrow('lock timeout');
    });
    expect(await wallet(player)).toBe(9_998_000n);
    await server().clock.advance(1_500);
    await server().runJobs(JOB);
    expect(await wallet(player)).toBe(9_998_000n + 19_560n);
  });

  it('takes and pays odds beyond what an int holds, from the bet to the record of the player', async () => {
    const { platform } = server();
    const player = await registerPlayer(server());
    const issue = await openTestIssue(server());
    const before = await server().call(betHttp.getOdds, { GameId: FIVE_DIGITS });
    const all = (before.value.Plays['ssc.c.total'] ?? []).map(() => 5_000_000_010n);
    const change = { odds: { 'ssc.c.total': all }, prizeLimit: '999000000000' };
    const { version } = await changeTerms(platform, FIVE_DIGITS, change);
    const told = await server().call(betHttp.getOdds, { GameId: FIVE_DIGITS });
    expect(told.value.Plays['ssc.c.total']?.[0]).toBe(5_000_000_010n);
    const bet = row('ssc.c.total', 'big', { OddsVersion: version, Amount: mills(1_000) });
    expect((await placeOn(server(), player.token, issue, [bet])).code).toBe('OK');
    // The leaf is built again from the row, by the database, before anything is paid.
    await drawTestIssue(server(), issue, '9,9,9,9,9');
    await server().runJobs(JOB);
    expect(await wallet(player)).toBe(9_999_000n + 500_000_001n);
    const page = { PageSize: 10 };
    const { value } = await server().call(betHttp.getBetRecords, page, { token: player.token });
    expect(value.Rows[0]).toMatchObject({ Odds: [5_000_000_010n], Prize: 500_000_001n, State: 3 });
    const usual = { odds: before.value.Plays, prizeLimit: '400000000' };
    await changeTerms(platform, FIVE_DIGITS, usual);
  });

  it('pays a bet no more than it may be paid at most, and says so in its record', async () => {
    const { platform } = server();
    const player = await registerPlayer(server());
    const issue = await openTestIssue(server());
    const plays = { 'ssc.fixed': { prizeLimit: '30000' } };
    const { version } = await changeTerms(platform, FIVE_DIGITS, { prizeLimit: '25000', plays });
    // Both win 19.56 a line: one line is paid whole, two are cut at the 30 of their play.
    const bets = [row('ssc.fixed', '3||||'), row('ssc.fixed', '3|4|||')];
    // This play has no limit of its own: 98 is cut at the 25 of its game.
    const ball = row('ssc.c.ball1', '3', { Amount: mills(10_000), OddsVersion: version });
    expect((await placeOn(server(), player.token, issue, [...bets, ball])).code).toBe('OK');
    // What was accepted stays: the limit of later bets is none of theirs.
    await changeTerms(platform, FIVE_DIGITS, { prizeLimit: '400000000', plays: {} });
    await drawTestIssue(server(), issue, '3,4,9,9,1');
    await server().runJobs(JOB);
    expect(await wallet(player)).toBe(10_000_000n - 16_000n + 19_560n + 30_000n + 25_000n);
    const page = { PageSize: 10 };
    const { value } = await server().call(betHttp.getBetRecords, page, { token: player.token });
    const paid = value.Rows.map(({ Prize, MostPrize }) => [Prize, MostPrize]);
    expect(paid).toEqual(
      expect.arrayContaining([
        [30_000n, 30_000n],
        [25_000n, 25_000n],
        [19_560n, null],
      ]),
    );
    const { rows } = await sql`SELECT * FROM bet_audit() WHERE rule LIKE 'I6%'`.execute(
      server().owner,
    );
    expect(rows).toEqual([]);
  });

  it('pays a lottery of the state by its published prizes, which a bet keeps when operators change them', async () => {
    const player = await registerPlayer(server());
    const issue = await openTestIssue(server(), TWO_COLOURS);
    const told = await server().call(betHttp.getOdds, { GameId: TWO_COLOURS });
    const listed = told.value.Plays['ssq.std'] ?? [];
    // Prizes of a note of 2: 5,000,000, 100,000, 3,000, 200, 10 and 5.
    expect(listed.map(Number)).toEqual([25e9, 5e8, 15e6, 1e6, 5e4, 25e3]);
    expect(told.value.Plays['pl5.std']).toBeUndefined();
    const seven = '01,02,03,04,05,06,07|08,09';
    const bet = (version: number) => row('ssq.std', seven, { OddsVersion: version });
    const { Version: shown } = told.value;
    expect((await placeOn(server(), player.token, issue, [bet(shown)])).code).toBe('OK');

    const half = { odds: { 'ssq.std': listed.map((odds) => odds / 2n) } };
    const { version } = await changeTerms(server().platform, TWO_COLOURS, half);
    const late = await placeOn(server(), player.token, issue, [bet(shown)]);
    expect(late).toMatchObject({ code: 'ODDS_CHANGED' });
    expect((await placeOn(server(), player.token, issue, [bet(version)])).code).toBe('OK');

    await drawTestIssue(server(), issue, '01,02,03,04,05,06,08');
    await server().runJobs(JOB);
    // 6+1, 6+0, six times 5+1 and six times 5+0; the second bet has half of it.
    const prize = 5_000_000_000n + 100_000_000n + 6n * 3_000_000n + 6n * 200_000n;
    expect(await wallet(player)).toBe(10_000_000n - 2n * 28_000n + prize + prize / 2n);
    const page = { PageSize: 10 };
    const { value } = await server().call(betHttp.getBetRecords, page, { token: player.token });
    expect(value.Rows.map(({ PrizeGroup, Prize }) => [PrizeGroup, Prize])).toEqual([
      [null, prize / 2n],
      [null, prize],
    ]);
  });

  it('judges no further once another has the claim', async () => {
    const player = await registerPlayer(server());
    const issue = await openTestIssue(server());
    await placeOn(server(), player.token, issue, [row('ssc.fixed', '3|4|||')]);
    const judging = (isOurs: boolean) =>
      judgeIssue(
        server().db,
        issue.id,
        rangesOf([]),
        { draw: [3, 4, 5, 6, 7], drawMs: 0 },
        {
          judge,
          lease: { isOurs: async () => isOurs, during: (work) => work },
        },
      );
    expect((await judging(true))?.short.size).toBe(1);
    expect(await judging(false)).toBeUndefined();
  });

  it('lets a worker whose claim was taken over change nothing', async () => {
    const player = await registerPlayer(server());
    const issue = await openTestIssue(server());
    await placeOn(server(), player.token, issue, [row('ssc.fixed', '3||||')]);
    await drawTestIssue(server(), issue, '3,0,9,9,1');
    const old = await claimIssue(server().db, { steps: ['settle'], owner: 'old' });
    await server().clock.advance(11_000);
    const heir = await claimIssue(server().db, { steps: ['settle'], owner: 'heir' });
    expect(await settle(server().platform, old!, { currency: DEMO })).toBe('fenced');
    expect(await wallet(player)).toBe(9_998_000n);
    expect(await settle(server().platform, heir!, { currency: DEMO })).toBe('settled');
    expect(await settle(server().platform, old!, { currency: DEMO })).toBe('fenced');
    expect(await wallet(player)).toBe(9_998_000n + 19_560n);
  });

  it('counts, prices and pays animals by the lunar year of the draw, on both sides of its turn', async () => {
    const turn = Date.parse('2027-02-06T00:00:00+08:00');
    await server().clock.set(turn - 120_000);
    const player = await registerPlayer(server());
    // Drawn ten seconds after the close: the last draw of the horse, and the first of the goat.
    const horse = await openTestIssue(server(), MARK_SIX, 109_000);
    const goat = await openTestIssue(server(), MARK_SIX, 110_000);
    const pair = (Notes: number) =>
      row('lhc.lm.e2.zz', '马|虎', { Notes, Amount: mills(1000 * Notes) });
    const cart = (notes: number) => [
      row('lhc.te.zodiac', 'horse'),
      row('lhc.te.hexiao', '马,虎'),
      row('lhc.lm.e32', '01,02,03,40', { Amount: mills(4000) }),
      pair(notes),
      row('lhc.zm.parlay', '1:大|2:红波|3:小'),
    ];
    const wrong = await placeOn(server(), player.token, horse, [pair(16)]);
    expect(wrong).toMatchObject({ code: 'LINES_MISMATCH' });
    const uneven = row('lhc.lm.e32', '01,02,03,40', { Amount: mills(4001) });
    expect(await placeOn(server(), player.token, horse, [uneven])).toMatchObject({
      code: 'AMOUNT_MISMATCH',
    });
    expect((await placeOn(server(), player.token, horse, cart(20))).code).toBe('OK');
    expect((await placeOn(server(), player.token, goat, cart(16))).code).toBe('OK');
    // 01 and 13 are of the horse in 2026, 49 too; in 2027 these are of the goat, and 02 of the horse.
    for (const issue of [horse, goat]) {
      await drawTestIssue(server(), issue, '49,02,03,01,05,06,13');
      await server().runJobs(JOB);
    }
    const prizesOf = async ({ serial }: { readonly serial: number }) => {
      const find = { SerialNumber: serial, GameId: MARK_SIX, PageSize: 10 };
      const { value } = await server().call(betHttp.getBetRecords, find, { token: player.token });
      return Object.fromEntries(value.Rows.map((bet) => [bet.Play, [bet.Prize, bet.Odds[0]]]));
    };
    expect(await prizesOf(horse)).toEqual({
      // 49 / 5 x 0.96; (49 - 1) / 8 x 0.96; 921.2 / 2 x 0.9 and 28.5643 / 2 x 0.9 three times.
      'lhc.te.zodiac': [9_408n, 94_080n],
      'lhc.te.hexiao': [5_760n, 57_600n],
      'lhc.lm.e32': [414_540n + 3n * 12_853n, 4_145_400n],
      // 01 and 49 are of the horse, 05 of the tiger.
      'lhc.lm.e2.zz': [2n * 70_560n, 705_600n],
      // The first leg ties at 49: the others pay alone.
      'lhc.zm.parlay': [5_312n, 102_002n],
    });
    expect(await prizesOf(goat)).toEqual({
      'lhc.te.zodiac': [0n, 117_600n],
      'lhc.te.hexiao': [0n, 57_600n],
      'lhc.lm.e32': [414_540n + 3n * 12_853n, 4_145_400n],
      // 02 is of the horse, 06 of the tiger.
      'lhc.lm.e2.zz': [70_560n, 705_600n],
      'lhc.zm.parlay': [5_312n, 102_002n],
    });
  });
});
