import { describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { betHttp, type CartRow } from '@fairlot/wire/play/bet';
import { withTestServer } from '#testing';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import { changeTerms, type TermsChange } from '../odds/odds.ts';
import {
  BET_FEATURES,
  FIVE_DIGITS,
  openTestIssue,
  placeOn,
  row,
  type TestIssue,
} from '../testing.ts';

/** Caps of a game, of a play and of a player, as a bet meets them. */
const server = withTestServer({ features: BET_FEATURES });

/** A player before an issue of a game that has these terms. */
async function setting(change: TermsChange) {
  const none = { plays: {}, issuePrize: undefined, budget: undefined };
  await changeTerms(server().platform, FIVE_DIGITS, { ...none, ...change });
  const players = await Promise.all([1, 2].map(() => registerPlayer(server())));
  const [player, other] = players as [TestPlayer, TestPlayer];
  return { player, other, issue: await openTestIssue(server()) };
}

async function told(player: TestPlayer, issue: TestIssue, ...rows: readonly CartRow[]) {
  const { code, params } = await placeOn(server(), player.token, issue, rows);
  return [code, params];
}

const OK = ['OK', {}];
const stake = (Amount: number, option = 'big') =>
  row('ssc.c.total', option, { Amount: mills(Amount), OddsVersion: undefined });
const anyOdds = async ({ token }: TestPlayer, issue: TestIssue, rows: readonly CartRow[]) => {
  const input = { GameId: issue.gameId, SerialNumber: issue.serial, Bets: [...rows] };
  const IntentId = crypto.randomUUID();
  return server().call(betHttp.place, { ...input, IntentId, AcceptAnyOdds: true }, { token });
};

describe('the cap of a number', () => {
  it('of an option: what all players would win on it, and no other option', async () => {
    // 1.98 for a stake of 1: 19.8 are ten of them.
    const { player, other, issue } = await setting({
      plays: { 'ssc.c.total': { liability: '19800' } },
    });
    expect((await anyOdds(player, issue, [stake(6000)])).code).toBe('OK');
    expect((await anyOdds(other, issue, [stake(4000)])).code).toBe('OK');
    const refused = await anyOdds(other, issue, [stake(1000, 'odd'), stake(1000)]);
    expect([refused.code, refused.params]).toEqual([
      'LIABILITY',
      { row: 1, n: '总和大', n_en: 'Total big' },
    ]);
    expect((await anyOdds(other, issue, [stake(1000, 'odd')])).code).toBe('OK');
    // All or nothing: the odd of the refused cart took nothing.
    expect((await anyOdds(other, issue, [stake(9000, 'odd')])).code).toBe('OK');
    const next = await openTestIssue(server());
    expect((await anyOdds(other, next, [stake(10_000)])).code).toBe('OK');
  });

  it('of a zone: number by number, whatever selection it is in', async () => {
    // 2 at group 1956: 1,956 of three digits.
    const { player, issue } = await setting({
      plays: { 'ssc.front3.direct': { liability: '1956000' } },
    });
    expect(await told(player, issue, row('ssc.front3.direct', '1|2|3,4'))).toEqual(OK);
    expect(await told(player, issue, row('ssc.front3.direct', '1|2|4,5'))).toEqual([
      'LIABILITY',
      { row: 0, n: '124', n_en: '124' },
    ]);
    expect(await told(player, issue, row('ssc.front3.direct', '1|2|5'))).toEqual(OK);
  });

  it('is free again for a bet that was taken back, or had no money', async () => {
    const { player, other, issue } = await setting({
      plays: { 'ssc.fixed': { liability: '19560' } },
    });
    const bet = row('ssc.fixed', '3||||');
    const placed = await placeOn(server(), player.token, issue, [bet]);
    expect(await told(other, issue, bet)).toMatchObject(['LIABILITY', { n: '3' }]);
    const { token } = player;
    await server().call(betHttp.cancel, { BetId: placed.value.BetIds[0] ?? '' }, { token });
    const dear = row('ssc.c.total', 'big', { Amount: mills(10_000_000) });
    const short = await anyOdds(other, issue, [bet, dear]);
    expect(short.code).toBe('NOT_ENOUGH');
    expect(await told(other, issue, bet)).toEqual(OK);
    expect(await told(player, issue, bet)).toMatchObject(['LIABILITY', { n: '3' }]);
  });

  it('is that of now when it was lowered in the middle of an issue', async () => {
    const { player, issue } = await setting({ plays: { 'ssc.fixed': { liability: '97800' } } });
    const bet = row('ssc.fixed', '3||||');
    expect(await told(player, issue, bet, bet)).toEqual(OK);
    const lower = { plays: { 'ssc.fixed': { liability: '58680' } } };
    await changeTerms(server().platform, FIVE_DIGITS, lower);
    expect(await told(player, issue, bet)).toEqual(OK);
    expect(await told(player, issue, bet)).toMatchObject(['LIABILITY', { n: '3' }]);
  });

  it('of an issue: plays without numbers by their worst', async () => {
    const { player, issue } = await setting({ budget: '200000000' });
    const five = row('ssc.star5.direct', '1|2|3|4|5');
    expect(await told(player, issue, five)).toEqual(OK);
    expect(await told(player, issue, five)).toMatchObject(['LIABILITY', { row: 0 }]);
    expect(await told(player, issue, row('ssc.front3.direct', '1|2|3'))).toEqual(OK);
  });
});

describe('the cap of what a player may win in an issue', () => {
  it('refuses what would bring more, with what can be staked, and gives room back', async () => {
    const { player, other, issue } = await setting({ issuePrize: '39120' });
    const bet = (Multiple: number) => row('ssc.fixed', '3||||', { Multiple });
    const placed = await placeOn(server(), player.token, issue, [bet(1)]);
    expect(placed.code).toBe('OK');
    // 19.56 left, which 2 of stake bring.
    expect(await told(player, issue, bet(2))).toEqual(['PRIZE_LIMIT', { max: 2 }]);
    expect(await told(other, issue, bet(2))).toEqual(OK);
    expect(await told(player, issue, bet(1))).toEqual(OK);
    expect(await told(player, issue, bet(1))).toEqual(['PRIZE_LIMIT', { max: 0 }]);
    const { token } = player;
    await server().call(betHttp.cancel, { BetId: placed.value.BetIds[0] ?? '' }, { token });
    expect(await told(player, issue, bet(1))).toEqual(OK);
  });

  it('holds for carts that come at once', async () => {
    const { player, issue } = await setting({ issuePrize: '97800' });
    const bet = row('ssc.fixed', '3||||');
    const codes = await Promise.all(
      Array.from({ length: 20 }, async () => (await told(player, issue, bet))[0]),
    );
    expect(codes.filter((code) => code === 'OK')).toHaveLength(5);
    expect(codes.filter((code) => code === 'PRIZE_LIMIT')).toHaveLength(15);
  });
});

describe('limits of a play', () => {
  it('a bet on few notes of many wins net no more than the cap, which is written on it', async () => {
    const { player, issue } = await setting({
      plays: { 'ssc.star5.direct': { soloRatio: 100, soloPrize: '20000000' } },
    });
    const few = row('ssc.star5.direct', '1|2|3|4|5');
    // 1,000 of 100,000 notes are not above one of a hundred, 1,001 would be.
    const more = row(
      'ssc.star5.direct',
      '0-9|0-9|0-9|1|1,2'.replaceAll('0-9', '0,1,2,3,4,5,6,7,8,9'),
    );
    const placed = await placeOn(server(), player.token, issue, [few, more]);
    expect(placed.code).toBe('OK');
    const { token } = player;
    const found = await server().call(betHttp.getBetRecords, { PageSize: 2 }, { token });
    const byStake = found.value.Rows.toSorted((a, b) => Number(a.Amount - b.Amount));
    expect(byStake.map(({ Amount, MostPrize, IsSolo }) => [Amount, MostPrize, IsSolo])).toEqual([
      [2_000n, 20_002_000n, true],
      [4_000_000n, null, false],
    ]);
  });

  it('takes no more than a share of all notes', async () => {
    const { player, issue } = await setting({
      plays: { 'ssc.front2.direct': { maxNotesRatio: 9000 } },
    });
    const all = '0,1,2,3,4,5,6,7,8,9';
    expect(await told(player, issue, row('ssc.front2.direct', `${all}|0,1,2,3,4,5,6,7,8`))).toEqual(
      OK,
    );
    expect(await told(player, issue, row('ssc.front2.direct', `${all}|${all}`))).toEqual([
      'TOO_MANY_NOTES',
      { row: 0, max: 90 },
    ]);
  });
});
