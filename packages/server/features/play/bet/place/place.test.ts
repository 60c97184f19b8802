import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { betHttp, PLACE_CODES } from '@fairlot/wire/play/bet';
import { balanceOf } from '#ledger';
import { startTestServer, withTestServer } from '#testing';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import { currentSettings, DEFAULTS } from '../../../site/settings/values/index.ts';
import { createIssueCache } from './issue-cache.ts';
import { changeTerms, createTermsBook, type TermsCache } from '../odds/odds.ts';
import { createLeafDrafts } from '../../fair/commitment/index.ts';
import { createPlace } from './place.ts';
import {
  BET_FEATURES,
  FIVE_DIGITS,
  openTestIssue,
  placeOn,
  row,
  THREE_DIGITS,
  type TestIssue,
} from '../testing.ts';

const server = withTestServer({ features: BET_FEATURES });
const FIXED = row('ssc.fixed', '3||||');

async function setting(): Promise<{ player: TestPlayer; issue: TestIssue }> {
  return { player: await registerPlayer(server()), issue: await openTestIssue(server()) };
}

const wallet = ({ playerId }: TestPlayer): Promise<bigint> =>
  balanceOf(server().db, playerId, 'DEM');

const setFlags = ({ playerId }: TestPlayer, flags: number) =>
  sql`UPDATE player SET flags = ${flags} WHERE player_id = ${playerId}`.execute(server().owner);

const setGame = (state: number) =>
  sql`UPDATE game SET state = ${state} WHERE id = ${THREE_DIGITS}`.execute(server().owner);

describe('placing', () => {
  it('takes the stake and answers with ids, amount and wallet', async () => {
    const { player, issue } = await setting();
    const intent = randomUUID();
    const reply = await placeOn(
      server(),
      player.token,
      issue,
      [FIXED, row('ssc.c.total', 'big')],
      intent,
    );
    expect(reply.value).toMatchObject({
      IntentId: intent,
      GameId: FIVE_DIGITS,
      SerialNumber: issue.serial,
      Amount: 3000n,
      WalletAmount: 9_997_000n,
      Duplicate: false,
    });
    expect(new Set(reply.value.BetIds).size).toBe(2);
    expect(await wallet(player)).toBe(9_997_000n);
  });

  it('stores the canonical selection, whatever way it was written', async () => {
    const { player, issue } = await setting();
    const reply = await placeOn(server(), player.token, issue, [row('ssc.fixed', '3|| 5 , 2 ||')]);
    const [Id = ''] = reply.value.BetIds;
    const { token } = player;
    const found = await server().call(betHttp.getBetRecords, { Id, PageSize: 1 }, { token });
    expect(found.value.Rows[0]).toMatchObject({ Content: '3||2,5||', Notes: 3, State: 0 });
  });

  it.each([
    ['ssc.fixed', '３||||'],
    ['ssc.star5.directText', '１2345'],
    ['ssc.ren2.directText', '@0,１:12'],
  ])('refuses full-width digits: %s %s', async (play, content) => {
    const { player, issue } = await setting();
    const sent = { ...row('ssc.fixed', '3||||'), Play: play, Content: content };
    const reply = await placeOn(server(), player.token, issue, [sent]);
    expect(reply.code).toBe('NUMBER_INVALID');
    expect(await wallet(player)).toBe(10_000_000n);
  });

  it('spends no more than there is when many carts come at once, and each is whole', async () => {
    const { player, issue } = await setting();
    // 10,000 of money, 30 carts of 600 in two bets: sixteen fit.
    const bets = [1, 2].map(() => row('ssc.c.total', 'big', { Amount: mills(300_000) }));
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => placeOn(server(), player.token, issue, bets)),
    );
    const codes = replies.map((reply) => reply.code);
    expect(codes.filter((code) => code === 'OK')).toHaveLength(16);
    expect(codes.filter((code) => code === 'NOT_ENOUGH')).toHaveLength(14);
    expect(replies.find((reply) => reply.code === 'NOT_ENOUGH')?.params['gap']).toBe(200);
    expect(await wallet(player)).toBe(400_000n);
  });
});

describe('refusals of placing', () => {
  const reached = new Set<string>();
  type Row = ReturnType<typeof row>;

  async function refusal(rows: readonly Row[], issue: TestIssue, player: TestPlayer) {
    const reply = await placeOn(server(), player.token, issue, rows);
    reached.add(reply.code);
    return [reply.code, reply.params];
  }

  it('names the row and what is wrong with it', async () => {
    const { player, issue } = await setting();
    const check = (bad: Row) => refusal([FIXED, bad], issue, player);
    expect(await check({ ...FIXED, Content: 'x' })).toMatchObject(['NUMBER_INVALID', { row: 1 }]);
    expect(await check({ ...FIXED, Play: 'd3.fixed' })).toMatchObject([
      'NUMBER_INVALID',
      { row: 1 },
    ]);
    expect(await check({ ...FIXED, Notes: 2 })).toEqual(['LINES_MISMATCH', { row: 1, notes: 1 }]);
    expect(await check({ ...FIXED, Amount: mills(1999) })).toEqual([
      'AMOUNT_MISMATCH',
      { row: 1, amount: 2 },
    ]);
    expect(await check(row('ssc.fixed', '3||||', { Multiple: 100_000 }))).toEqual([
      'MULTIPLE_MAX',
      { row: 1, max: 99_999 },
    ]);
    const total = (amount: number) => row('ssc.c.total', 'big', { Amount: mills(amount) });
    expect(await check(total(999))).toEqual(['BELOW_MIN', { row: 1, min: 1 }]);
    expect(await check(total(200_000_001))).toEqual(['ABOVE_MAX', { row: 1, max: 200_000 }]);
    expect(await check({ ...total(1000), OddsVersion: 77 })).toMatchObject([
      'ODDS_CHANGED',
      { row: 1, odds: 1.98 },
    ]);
    // Neither a better group than his own, nor what is no group at all.
    for (const [PrizeGroup, group] of [
      [1958, { group: 1956 }],
      [1955, {}],
      [1798, {}],
    ] as const) {
      expect(await check(row('ssc.fixed', '3||||', { PrizeGroup }))).toEqual([
        'REBATE_RANGE',
        { row: 1, ...group },
      ]);
    }
    expect(await wallet(player)).toBe(10_000_000n);
  });

  it('says what the issue, the game or the player lacks', async () => {
    const { player, issue } = await setting();
    const soon = await openTestIssue(server(), THREE_DIGITS);
    const check = (where: TestIssue) => refusal([row('d3.fixed', '1||')], where, player);
    const unknown = { ...soon, serial: soon.serial + 50_000 };
    expect(await check(unknown)).toEqual(['ISSUE_NOT_OPEN', { issue: unknown.serial }]);
    for (const [state, code] of [
      [1, 'GAME_MAINTAIN'],
      [2, 'GAME_OFFLINE'],
      [3, 'GAME_OFFICIAL_OFFLINE'],
    ] as const) {
      await setGame(state);
      expect(await check(soon)).toEqual([code, {}]);
    }
    await setGame(0);
    await server().clock.advance(60_000);
    expect(await check(soon)).toEqual(['ISSUE_CLOSED', { issue: soon.serial }]);
    expect((await refusal([FIXED], { ...issue, gameId: 999 }, player))[0]).toBe('GAME_OFFLINE');
    const open = await openTestIssue(server());
    await setFlags(player, 2048);
    expect(await refusal([FIXED], open, player)).toEqual(['FUNDS_FROZEN', {}]);
    await setFlags(player, 2);
    expect(await refusal([FIXED], open, player)).toEqual(['BET_DISABLED', {}]);
    await setFlags(player, 0);
    const dear = row('ssc.c.total', 'big', { Amount: mills(10_000_001) });
    expect(await refusal([dear], open, player)).toEqual(['NOT_ENOUGH', { gap: 0.001 }]);
  });

  it('refuses a paused play, and worse odds than were seen but not better ones', async () => {
    const { player, issue } = await setting();
    const { platform } = server();
    const odds = (value: bigint) => ({
      odds: { 'ssc.c.niu': Array.from({ length: 15 }, () => value) },
    });
    const { version: first } = await changeTerms(platform, FIVE_DIGITS, odds(30_000n));
    const bet = (version: number) => row('ssc.c.niu', 'n1', { OddsVersion: version });
    const { version: worse } = await changeTerms(platform, FIVE_DIGITS, odds(25_000n));
    expect(await refusal([bet(first)], issue, player)).toMatchObject([
      'ODDS_CHANGED',
      { odds: 2.5, version: worse, row: 0 },
    ]);
    await changeTerms(platform, FIVE_DIGITS, odds(26_000n));
    const better = await placeOn(server(), player.token, issue, [bet(worse)]);
    expect(better.code).toBe('OK');
    const any = { IntentId: randomUUID(), GameId: FIVE_DIGITS, SerialNumber: issue.serial };
    const taken = await server().call(
      betHttp.place,
      { ...any, Bets: [bet(first)], AcceptAnyOdds: true },
      player,
    );
    expect(taken.code).toBe('OK');
    await changeTerms(platform, FIVE_DIGITS, { closedPlays: ['ssc.c.niu'] });
    expect(await refusal([bet(worse)], issue, player)).toEqual(['PLAY_CLOSED', { row: 0 }]);
    const open = await server().call(betHttp.getOdds, { GameId: FIVE_DIGITS });
    expect(open.value.ClosedPlays).toEqual(['ssc.c.niu']);
    await changeTerms(platform, FIVE_DIGITS, { closedPlays: [] });
  });

  it('takes no more notes in a row than its play does', async () => {
    const { player, issue } = await setting();
    const { platform } = server();
    await changeTerms(platform, FIVE_DIGITS, { plays: { 'ssc.fixed': { maxNotes: 2 } } });
    const three = row('ssc.fixed', '1,2,3||||');
    expect(await refusal([three], issue, player)).toEqual(['TOO_MANY_NOTES', { max: 2, row: 0 }]);
    await changeTerms(platform, FIVE_DIGITS, { plays: {} });
    expect((await placeOn(server(), player.token, issue, [three])).code).toBe('OK');
  });

  it('takes no more than the caps of a number and of a player in an issue have room for', async () => {
    const { player, issue } = await setting();
    const { platform } = server();
    const own = { plays: { 'ssc.fixed': { liability: '19559' } } };
    await changeTerms(platform, FIVE_DIGITS, own);
    const full = { row: 0, n: '3', n_en: '3' };
    expect(await refusal([FIXED], issue, player)).toEqual(['LIABILITY', full]);
    await changeTerms(platform, FIVE_DIGITS, { plays: {}, issuePrize: '19559' });
    expect(await refusal([FIXED], issue, player)).toEqual(['PRIZE_LIMIT', { max: 1.999 }]);
    await changeTerms(platform, FIVE_DIGITS, { issuePrize: '19560' });
    expect((await placeOn(server(), player.token, issue, [FIXED])).code).toBe('OK');
    await changeTerms(platform, FIVE_DIGITS, { issuePrize: undefined });
  });

  it('looks up no version of the odds that there never was', async () => {
    const { player, issue } = await setting();
    const { db } = server();
    const known = createTermsBook(db);
    const asked: number[] = [];
    const past: TermsCache['past'] = (gameId, version) => {
      asked.push(version);
      return known.past(gameId, version);
    };
    const passes = () => true;
    const settings = currentSettings(db);
    const draftLeaves = createLeafDrafts({ dataFolder: '' });
    const options = {
      db,
      issues: createIssueCache(db),
      passes,
      settings,
      draftLeaves,
    };
    const place = createPlace({ ...options, book: { ...known, past } });
    const answer = await place(player.playerId, {
      IntentId: randomUUID(),
      GameId: issue.gameId,
      SerialNumber: issue.serial,
      Bets: [1, 2, 3].map((n) => row('ssc.c.niu', 'n1', { OddsVersion: 1000 + n })),
    });
    expect(answer).toMatchObject({ ok: false, error: { code: 'ODDS_CHANGED' } });
    expect(asked).toEqual([]);
  });

  it('takes so many bets of a player in an issue, and of so many characters', async () => {
    const { player, issue } = await setting();
    const { db } = server();
    const stands = async (betsPerIssue: number, charsPerIssue: number, count: number) => {
      const books = { book: createTermsBook(db), issues: createIssueCache(db) };
      const settings = async () => ({ ...DEFAULTS, betsPerIssue, charsPerIssue, nowMs: 0 });
      const draftLeaves = createLeafDrafts({ dataFolder: '' });
      const options = { passes: () => true, settings, draftLeaves };
      const place = createPlace({ db, ...books, ...options });
      const answer = await place(player.playerId, {
        IntentId: randomUUID(),
        GameId: issue.gameId,
        SerialNumber: issue.serial,
        Bets: Array.from({ length: count }, () => FIXED),
      });
      if (!answer.ok) reached.add(answer.error.code);
      return answer.ok ? 'OK' : answer.error;
    };
    expect(await stands(3, 1_000, 3)).toBe('OK');
    const params = { bets: 3, chars: 1_000 };
    expect(await stands(3, 1_000, 1)).toEqual({ code: 'TOO_MANY_BETS', params });
    // Five characters each: twenty fit four of them.
    expect(await stands(100, 20, 1)).toBe('OK');
    expect(await stands(100, 20, 1)).toMatchObject({ code: 'TOO_MANY_BETS' });
    expect(await wallet(player)).toBe(10_000_000n - 4n * 2000n);
  });

  it('charges the rate for the request, for each bet and for long selections', async () => {
    const { player, issue } = await setting();
    const { db } = server();
    const costs: number[] = [];
    const passes = (_: bigint, cost = 0) => costs.push(cost) < 0;
    const books = { book: createTermsBook(db), issues: createIssueCache(db) };
    const draftLeaves = createLeafDrafts({ dataFolder: '' });
    const options = { passes, settings: currentSettings(db), draftLeaves };
    const place = createPlace({ db, ...books, ...options });
    const send = (Bets: readonly Row[]) =>
      place(player.playerId, {
        IntentId: randomUUID(),
        GameId: issue.gameId,
        SerialNumber: issue.serial,
        Bets: [...Bets],
      });
    const long = { ...FIXED, Content: '1'.repeat(10_000) };
    for (const bets of [[FIXED], Array.from({ length: 100 }, () => FIXED), [FIXED, long]]) {
      expect(await send(bets)).toMatchObject({ ok: false, error: { code: 'RATE_LIMIT' } });
    }
    expect(costs).toEqual([11, 110, 17]);
  });

  it('slows a player down who sends too fast', async () => {
    const limited = await startTestServer({ features: BET_FEATURES, settings: { rateLimit: 500 } });
    const player = await registerPlayer(limited);
    const issue = await openTestIssue(limited);
    const sends = Array.from({ length: 250 }, () => placeOn(limited, player.token, issue, [FIXED]));
    const replies = await Promise.all(sends);
    await limited.stop();
    const slow = replies.find((reply) => reply.code === 'RATE_LIMIT');
    expect(slow?.status).toBe(429);
    reached.add(slow?.code ?? '');
  });

  it('has reached every refusal of the contract', () => {
    // These two are reached where limits and breaks are tested.
    reached.add('OWN_LIMIT').add('ON_BREAK');
    reached.add('INTENT_REUSED');
    expect(Object.keys(PLACE_CODES).filter((code) => !reached.has(code))).toEqual([]);
  });
});
