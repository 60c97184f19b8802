import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { categoryByCode } from '@fairlot/rules/lottery/categories';
import { fairHttp } from '@fairlot/wire/play/fair';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { withTestServer } from '#testing';
import { withoutBet } from '#testing/stand-ins';
import { fair } from '../../fair/index.ts';
import { importDraws } from './import-draws.ts';
import { lottery } from '../index.ts';
import { watchFeeds, workOfficial } from './official.ts';

const FC3D = 96;
const category = categoryByCode('FC3D');
invariant(category, 'the state game');
/** 10:00 of the site on 6 March 2027; the draw of the 5th is known, sale of the 6th is on. */
const START = Date.parse('2027-03-06T02:00:00Z');
const server = withTestServer({ features: [lottery, fair, withoutBet], startAt: START });

const take = async (...lines: string[]) => {
  const done = await importDraws(
    server().platform,
    category,
    ['issue,date,number', ...lines].join('\n'),
  );
  invariant(done.ok, 'the file is read');
  return done.value;
};
const info = async () => {
  const input = { GameIdList: [FC3D], State: true, Countdown: true, LastDrawIssue: true };
  const game = (await server().call(lotteryHttp.getLotteryInfo, input)).value['96'];
  invariant(game, 'the game is there');
  return game;
};
const issues = async (where = 'true') => {
  const { rows } = await sql<{ n: bigint }>`
    SELECT count(*) AS n FROM issue WHERE game_id = ${FC3D} AND ${sql.raw(where)}`.execute(
    server().owner,
  );
  return Number(rows[0]?.n);
};
const nothing = { added: 0, drawn: 0, same: 0, faults: [], disagreements: [] };

describe('an official game', () => {
  test('without a feed is offline, and says so', async () => {
    await watchFeeds(server().db);
    expect(await info()).toMatchObject({ State: 3, IsOfficialOffline: true, CurrentIssue: null });
    expect(await issues()).toBe(0);
  });

  test('with old results only has a history and stays offline', async () => {
    const report = await take('2027060,2027-03-01,1 2 3', '2027061,2027-03-02,4 5 6');
    expect(report).toEqual({ ...nothing, added: 2, state: 3 });
    expect(await info()).toMatchObject({
      State: 3,
      LastDrawIssue: { SerialNumber: 2027061, WinningNumber: '4,5,6', State: 2 },
    });
  });

  test('with a fresh result is on sale, numbered on from it', async () => {
    const report = await take('2027054,2027-03-05,0 9 9');
    expect(report).toEqual({ ...nothing, added: 1, state: 0 });
    const game = await info();
    expect(game.RecentIssues?.map((issue) => issue.SerialNumber)).toEqual([
      2027055, 2027056, 2027057,
    ]);
    expect(game.CurrentIssue).toMatchObject({
      CloseTimeStamp: Date.parse('2027-03-06T13:00:00Z'),
      DrawTimeStamp: Date.parse('2027-03-06T13:15:00Z'),
    });
    const { rows } = await sql`SELECT FROM issue WHERE serial_number = 2027055
      AND opened_at IS NOT NULL AND mode IS NULL`.execute(server().owner);
    expect(rows).toHaveLength(1);
  });

  test('the same file again changes nothing', async () => {
    const before = await issues();
    const report = await take('2027060,2027-03-01,1 2 3', '2027054,2027-03-05,0 9 9');
    expect(report).toEqual({ ...nothing, same: 2, state: 0 });
    expect(await issues()).toBe(before);
  });

  test('a line that disagrees with a stored result is refused', async () => {
    const report = await take('2027054,2027-03-05,0 9 8', '2027060,2027-03-02,1 2 3');
    expect(report.disagreements.map((each) => each.line)).toEqual([2, 3]);
    expect(report.disagreements[0]?.reason).toContain('stored as 0,9,9');
    expect((await info()).LastDrawIssue).toMatchObject({ WinningNumber: '0,9,9' });
  });

  test('a day that is not drawn yet is refused', async () => {
    const report = await take('2027063,2027-03-09,1 1 1');
    expect(report.faults).toEqual([{ line: 2, reason: '2027-03-09 is not drawn yet' }]);
  });

  test('the issue that was on sale is closed, then drawn by the feed, and settled', async () => {
    await server().clock.set(Date.parse('2027-03-06T13:20:00Z'));
    const report = await take('2027055,2027-03-06,7 7 7');
    expect(report).toEqual({ ...nothing, drawn: 1, state: 0 });
    const { rows } = await sql`
      SELECT i.state, i.winning_number, i.closed_at, j.step FROM issue i
      JOIN issue_job j ON j.issue_id = i.id WHERE i.serial_number = 2027055`.execute(
      server().owner,
    );
    expect(rows).toEqual([
      {
        state: 1,
        winning_number: '7,7,7',
        closed_at: Date.parse('2027-03-06T13:00:00Z'),
        step: 'settle',
      },
    ]);
    expect((await info()).CurrentIssue).toMatchObject({ SerialNumber: 2027056 });
  });

  test('its numbers are not ours to verify', async () => {
    const input = { GameId: FC3D, SerialNumber: 2027055 };
    const reply = await server().call(fairHttp.getManifests, input);
    expect(reply.code).toBe('NOT_VERIFIABLE');
  });

  test('a result of an issue that is still on sale halts the game', async () => {
    const report = await take('2027056,2027-03-07,1 2 3');
    expect(report.faults[0]?.reason).toContain('still on sale');
    expect(report.state).toBe(1);
    expect(await issues(`serial_number = 2027056 AND closed_at IS NOT NULL AND state = 0`)).toBe(1);
  });

  test('an old feed takes the game offline again', async () => {
    await sql`UPDATE game SET state = 0, state_reason = '' WHERE id = ${FC3D}`.execute(server().db);
    await server().clock.set(Date.parse('2027-03-08T13:16:00Z'));
    await watchFeeds(server().db);
    while ((await workOfficial(server().db, 'test')) === 'worked');
    expect(await info()).toMatchObject({ State: 3, IsOfficialOffline: true });
  });
});

/** Rows of January 2023 that carry serials of 2019: no such draws. */
const isWrong = (line: string) => /^2019\d+,2023-/.test(line);

const FILE = join(import.meta.dirname, '../../../../../../../shared/data/real-draws/3d.csv');

const lack = existsSync(FILE) ? '' : ': shared/data/real-draws/3d.csv is not here';
describe.skipIf(lack !== '')(`the real draws on record${lack}`, () => {
  const lines = existsSync(FILE) ? readFileSync(FILE, 'utf8').trim().split('\n').slice(1) : [];
  beforeAll(async () => {
    const done = await importDraws(
      server().platform,
      category,
      ['issue,date,number', ...lines].join('\n'),
    );
    invariant(done.ok, 'the file is read');
    const wrong = lines.filter(isWrong).length;
    expect(done.value).toMatchObject({ added: lines.length - wrong, disagreements: [] });
    expect(done.value.faults).toHaveLength(wrong);
  });

  test('every sound line is in the history as it was drawn', async () => {
    const days = lines.filter((line) => !isWrong(line)).filter((_, at) => at % 97 === 0);
    for (const line of days) {
      const [serial, day = '', number = ''] = line.split(',');
      const input = { GameId: FC3D, Day: day };
      const { value } = await server().call(lotteryHttp.getDrawHistory, input);
      expect(value.Issues).toEqual([
        expect.objectContaining({
          SerialNumber: Number(serial),
          WinningNumber: number.replaceAll(' ', ','),
          State: 2,
          DrawTimeStamp: Date.parse(`${day}T13:15:00Z`),
        }),
      ]);
    }
  });

  test('serials rise with the days, and the game does not sell on old news', async () => {
    const { rows } = await sql<{ wrong: bigint }>`
      SELECT count(*) AS wrong FROM (
        SELECT draw_at <= lag(draw_at) OVER (ORDER BY serial_number) AS is_wrong
        FROM issue WHERE game_id = ${FC3D}
          AND serial_number < 2025000) o WHERE is_wrong`.execute(server().owner);
    expect(rows).toEqual([{ wrong: 0n }]);
    expect(await info()).toMatchObject({ State: 3, IsOfficialOffline: true });
  });
});
