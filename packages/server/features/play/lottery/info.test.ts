import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { TEST_GAMES } from '#testing/server';
import { withTestServer } from '#testing';
import { withoutBet } from '#testing/stand-ins';
import { transaction } from '#platform/db';
import { fair } from '../fair/index.ts';
import { haltGame, resumeGame, setSale } from './intervention/halt.ts';
import { lottery } from './index.ts';
import { presentIssue } from './present.ts';

/** 12:00:30 of the site. */
const START = Date.parse('2027-03-05T04:00:30Z');
const FIRST = 202703050721;
const MIDNIGHT = START - 30_000 - 12 * 3_600_000;
const server = withTestServer({ features: [lottery, fair, withoutBet], startAt: START });

const ALL = { State: true, LastIssue: true, LastDrawIssue: true, Countdown: true, OldIssues: true };
const info = async (ids: number[], parts: Partial<typeof ALL> & { SelectCount?: number } = ALL) =>
  (await server().call(lotteryHttp.getLotteryInfo, { GameIdList: ids, ...parts })).value;
const state = async () => (await info([8], { State: true }))['8'];
const history = async (input: { GameId: number; Day?: string; Count?: number }) =>
  (await server().call(lotteryHttp.getDrawHistory, input)).value.Issues;
const advance = async (ms: number) => {
  await server().clock.advance(ms);
  await server().runJobs();
};

describe('/api/LotteryGame/Info', () => {
  test('before the first draw: a current issue, no last one', async () => {
    await server().runJobs();
    const game = (await info([4]))['4'];
    expect(game).toMatchObject({
      CategoryId: 4,
      IsMaintain: false,
      IsOfficialOffline: false,
      IsMiaoMiao: false,
      DailyIssueCount: 1440,
      State: 0,
      LastIssue: null,
      LastDrawIssue: null,
      OldIssues: [],
      DateTimeNow: START,
    });
    expect(game?.CurrentIssue).toEqual({
      SerialNumber: FIRST,
      OriginalWinningNumber: null,
      WinningNumber: null,
      StartTimeStamp: MIDNIGHT + 720 * 60_000 - 10_000,
      CloseTimeStamp: START + 20_000,
      DrawTimeStamp: START + 30_000,
      State: 0,
    });
    const serials = game?.RecentIssues?.map((issue) => issue.SerialNumber);
    expect(serials).toEqual([FIRST, FIRST + 1, FIRST + 2, FIRST + 3, FIRST + 4]);
  });

  test('the reply has the parts that were asked for, and no others', async () => {
    const bare = Object.keys((await info([4], {}))['4'] ?? {}).toSorted();
    const always = 'CategoryId DailyIssueCount DateTimeNow IsMaintain IsMiaoMiao IsOfficialOffline';
    expect(bare).toEqual(always.split(' '));
    const only = async (part: Partial<typeof ALL>) =>
      Object.keys((await info([4], part))['4'] ?? {}).filter((key) => !bare.includes(key));
    expect(await only({ State: true })).toEqual(['State']);
    expect(await only({ LastIssue: true })).toEqual(['LastIssue']);
    expect(await only({ LastDrawIssue: true })).toEqual(['LastDrawIssue']);
    expect(await only({ OldIssues: true })).toEqual(['OldIssues']);
    expect(await only({ Countdown: true })).toEqual(['CurrentIssue', 'RecentIssues']);
  });

  test('several games at once; unknown ids are not returned', async () => {
    const reply = await info([4, 8, 9, 93, 96, 5, 31_000]);
    expect(Object.keys(reply)).toEqual(['4', '8', '9', '93', '96']);
    expect(reply['96']).toMatchObject({ State: 3, IsOfficialOffline: true, CurrentIssue: null });
    expect(new Set(Object.values(reply).map((game) => game.DateTimeNow)).size).toBe(1);
    expect(await info([])).toEqual({});
  });

  test('a closed issue is the last one before its number is known', async () => {
    await advance(20_000);
    const game = (await info([4]))['4'];
    expect(game?.LastIssue).toMatchObject({ SerialNumber: FIRST, State: 0, WinningNumber: null });
    expect(game?.LastDrawIssue).toBeNull();
    expect(game?.CurrentIssue).toMatchObject({ SerialNumber: FIRST + 1 });
    expect(game?.OldIssues?.map((issue) => issue.SerialNumber)).toEqual([FIRST]);
  });

  test('a drawn issue carries its number, the newest comes first, SelectCount caps', async () => {
    for (let step = 0; step < 13; step += 1) await advance(10_000);
    const game = (await info([4]))['4'];
    expect(game?.LastDrawIssue).toMatchObject({ SerialNumber: FIRST + 2, State: 1 });
    expect(game?.LastDrawIssue?.WinningNumber).toMatch(/^\d(,\d){4}$/);
    expect(game?.OldIssues?.map((issue) => issue.SerialNumber)).toEqual([
      FIRST + 2,
      FIRST + 1,
      FIRST,
    ]);
    const capped = (await info([4], { OldIssues: true, SelectCount: 1 }))['4'];
    expect(capped?.OldIssues?.map((issue) => issue.SerialNumber)).toEqual([FIRST + 2]);
  });

  test('a game in maintenance says so, until the same cause or an operator lifts it', async () => {
    const { db } = server();
    await haltGame(db, 8, 'beacon');
    expect(await state()).toMatchObject({ State: 1, IsMaintain: true });
    await resumeGame(db, 8, 'feed');
    expect(await state()).toMatchObject({ State: 1 });
    await resumeGame(db, 8, 'beacon');
    expect(await state()).toMatchObject({ State: 0, IsMaintain: false });
    await setSale(db, 8, 'off');
    await transaction(db, (tx) => haltGame(tx, 8, 'tripwire'));
    await resumeGame(db, 8, 'operator');
    expect(await state()).toMatchObject({ State: 1 });
    expect(await setSale(db, 8, 'on')).toBe(true);
    expect(await setSale(db, 8, 'on')).toBe(false);
    expect(await state()).toMatchObject({ State: 0 });
  });

  test('what an operator stops while it waits for the beacon stays stopped when that is back', async () => {
    const { db } = server();
    await haltGame(db, 8, 'beacon');
    await setSale(db, 8, 'off');
    await resumeGame(db, 8, 'beacon');
    expect(await state()).toMatchObject({ State: 1, IsMaintain: true });
    await haltGame(db, 8, 'beacon');
    await resumeGame(db, 8, 'beacon');
    expect(await state()).toMatchObject({ State: 1 });
    expect(await setSale(db, 8, 'on')).toBe(true);
    expect(await state()).toMatchObject({ State: 0 });
  });

  test.each([
    [{}],
    [{ GameIdList: 'x' }],
    [{ GameIdList: [1.5] }],
    [{ GameIdList: [-1] }],
    [{ GameIdList: [4], SelectCount: 0 }],
    [{ GameIdList: [4], SelectCount: 1e9 }],
    [{ GameIdList: [4], State: 'yes' }],
  ])('%j is answered with 400', async (input) => {
    expect((await server().callRaw(lotteryHttp.getLotteryInfo, input)).status).toBe(400);
  });
});

describe('/api/LotteryGame/Data', () => {
  test('names every game in both languages, by id', async () => {
    const { value } = await server().call(lotteryHttp.getLotteryData, undefined);
    expect(Object.keys(value)).toEqual(TEST_GAMES.map(String));
    expect(value['4']).toEqual({
      Code: 'FFC',
      CategoryId: 4,
      Name: { zh: '一分时时彩', en: expect.any(String) },
      Family: 'ssc',
      Kind: 'platform',
      Source: 'chain',
      IsStandIn: false,
      IsRehearsal: false,
      IsVerifiable: true,
      IntervalSeconds: 60,
      CloseLeadSeconds: 10,
      DailyIssueCount: 1440,
      Sort: 1,
      IsHot: false,
    });
    expect(value['96']).toMatchObject({
      Kind: 'official',
      Source: 'feed',
      IntervalSeconds: null,
      Family: 'd3',
    });
    expect(value['121']).toMatchObject({ Kind: 'hash', Source: 'block', IsStandIn: true });
  });
});

describe('/api/DrawHistory/Get', () => {
  test('the last issues, newest first', async () => {
    const serials = (await history({ GameId: 4, Count: 2 })).map((issue) => issue.SerialNumber);
    expect(serials).toEqual([FIRST + 2, FIRST + 1]);
    expect(await history({ GameId: 4 })).toHaveLength(3);
  });

  test('a day of the site, whole', async () => {
    expect(await history({ GameId: 4, Day: '2027-03-05' })).toHaveLength(3);
    expect(await history({ GameId: 4, Day: '2027-03-06' })).toEqual([]);
    expect(await history({ GameId: 5 })).toEqual([]);
  });

  test.each(['now', '2027-02-31', '0000-00-00', '2027-3-5'])(
    'the day %s is answered with 400 and the name of the field',
    async (Day) => {
      const reply = await server().callRaw(lotteryHttp.getDrawHistory, { GameId: 4, Day });
      expect(reply).toMatchObject({ status: 400, code: 'BAD_REQUEST', params: { field: 'Day' } });
    },
  );

  test('one statement answers for all games by index', async () => {
    await sql`ANALYZE issue`.execute(server().owner);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      EXPLAIN SELECT * FROM issue i WHERE i.game_id = 4 AND i.close_at <= ${new Date(START)}
      ORDER BY i.close_at DESC LIMIT 20`.execute(server().owner);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan/);
  });
});

describe('/api/LotteryGame/DayPlace', () => {
  const place = async (GameId: number, SerialNumber: number) =>
    (await server().call(lotteryHttp.getDayPlace, { GameId, SerialNumber })).value.Place;

  test('says where an issue stands in its day, also where the game began in the middle of it', async () => {
    expect(await place(4, FIRST)).toEqual({ Day: '2027-03-05', Index: 721, Count: 1440 });
    expect(await place(4, FIRST + 1)).toMatchObject({ Index: 722, Count: 1440 });
    expect(await place(4, 202703051440)).toMatchObject({ Index: 1440, Count: 1440 });
    // The day after has a last issue of its own.
    expect(await place(4, 202703060001)).toEqual({ Day: '2027-03-06', Index: 1, Count: 1440 });
  });

  test('nothing of an issue that there is not, and of an instant game', async () => {
    expect(await place(4, FIRST - 1)).toBeNull();
    expect(await place(5, FIRST)).toBeNull();
    await sql`
      INSERT INTO issue (game_id, serial_number, day, day_index, start_at, close_at, draw_at)
      VALUES (8, 7, '2000-01-01', 0, '2000-01-01Z', '9999-01-01Z', '9999-01-01Z')`.execute(
      server().owner,
    );
    expect(await place(8, 7)).toBeNull();
    await sql`DELETE FROM issue WHERE game_id = 8 AND serial_number = 7`.execute(server().owner);
  });
});

describe('an issue that is cancelled', () => {
  test('says so where it was never on sale', async () => {
    await server().clock.advance(2 * 3_600_000);
    await server().runJobs();
    const game = (await info([4], { LastIssue: true }))['4'];
    expect(game?.LastIssue).toMatchObject({ State: 3, NeverOpened: true });
    const [newest] = await history({ GameId: 4, Count: 1 });
    expect(newest).toMatchObject({ State: 3, NeverOpened: true });
  });

  test.each([
    [3, false, true],
    [3, true, undefined],
    [0, false, undefined],
    [2, true, undefined],
  ])('state %i, opened %s: never opened %s', (state, opened, never) => {
    const times = { start: 0, close: 50_000, draw: 60_000 };
    const line = {
      serial: FIRST,
      original: null,
      winning: null,
      block: null,
      ...times,
      state,
      opened,
      notice: null,
      first: null,
    };
    expect(presentIssue(line).NeverOpened).toBe(never);
  });
});
