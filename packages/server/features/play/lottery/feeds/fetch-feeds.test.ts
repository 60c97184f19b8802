import { afterEach, describe, expect, test } from 'vitest';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { categoryByCode } from '@fairlot/rules/lottery/categories';
import { lotteryHub } from '@fairlot/wire/play/lottery';
import { withTestServer } from '#testing';
import { lottery } from '../index.ts';
import { agreementOf } from './feed-agreement.ts';
import { feedReader } from './feed-draw.ts';
import { fetchFeeds } from './fetch-feeds.ts';
import { handleAnswers } from './handle-answers.ts';
import { MOST_NUMBERS } from '../issues/store-sources.ts';
import { type Fault, type Played, playFeed } from './play-feed.ts';
import { askSource } from './feed-source.ts';

const FC3D = 96;
const category = categoryByCode('FC3D');
invariant(category, 'the state game');
/** 10:00 of the site on 6 March 2027: the draw of the 5th is known, sale of the 6th is on. */
const START = Date.parse('2027-03-06T02:00:00Z');
const DAY_MS = 86_400_000;
/** Sale ends at 21:00 of the site, the draw is at 21:15. */
const CLOSE = Date.parse('2027-03-06T13:00:00Z');
const DRAW = CLOSE + 15 * 60_000;
const FILE = `issue,date,number
2027053,2027-03-04,1 2 3
2027054,2027-03-05,0 9 9
2027055,2027-03-06,1 2 4
2027056,2027-03-07,5 6 7
2027057,2027-03-08,8 8 1
2027058,2027-03-09,4 0 2
2027059,2027-03-10,3 1 7
2027060,2027-03-11,6 6 0`;
const server = withTestServer({ features: [lottery], startAt: START, games: [FC3D] });

let played: Played | undefined;
afterEach(() => played?.stop());

/** Plays the file under the clock of the test, and asks its sources as the job does. */
async function play(faults: readonly (readonly [number, Fault])[] = []) {
  await played?.stop();
  const now = async () =>
    Number(
      (await sql<{ now: bigint }>`SELECT to_ms(app_now()) AS now`.execute(server().db)).rows[0]
        ?.now,
    );
  const started = await playFeed(category!, FILE, { now, faults: new Map(faults) });
  invariant(started.ok, 'a feed');
  played = started.value;
  const settings = { ...server().platform.settings, feedSources: { FC3D: played.sources } };
  const taken = new Map<string, string>();
  const stage = { ...server().platform, settings };
  return async (ms: number) => {
    await server().clock.set(ms);
    await server().runJobs();
    await fetchFeeds(stage, taken);
    await server().runJobs();
  };
}
const issue = async (serial: number) => {
  const { rows } = await sql<{ state: number; winning_number: string | null; opened: boolean }>`
    SELECT state, winning_number, opened_at IS NOT NULL AS opened FROM issue
    WHERE game_id = ${FC3D} AND serial_number = ${serial}`.execute(server().owner);
  return rows[0];
};
const game = async () => {
  const { rows } = await sql<{ state: number; state_reason: string }>`
    SELECT state, state_reason FROM game WHERE id = ${FC3D}`.execute(server().owner);
  return rows[0];
};
const events = async (kind: string) =>
  (await sql`SELECT FROM game_event WHERE kind = ${kind}`.execute(server().owner)).rows.length;

describe('results played in real time over HTTP', () => {
  test('put a game on sale, and draw its issues when two sources tell them', async () => {
    const at = await play();
    await at(START);
    expect(await game()).toMatchObject({ state: 0 });
    expect(await issue(2027055)).toMatchObject({ winning_number: null, opened: true });
    await at(CLOSE + 1_000);
    await at(DRAW - 1_000);
    expect(await issue(2027055)).toMatchObject({ winning_number: null });
    await at(DRAW);
    expect(await issue(2027055)).toMatchObject({ winning_number: '1,2,4' });
  });

  test('late: the issue waits, and is drawn once it is told', async () => {
    const at = await play([[2027056, 'late']]);
    await at(DRAW + DAY_MS);
    expect(await issue(2027056)).toMatchObject({ winning_number: null });
    await at(DRAW + DAY_MS + 600_000);
    expect(await issue(2027056)).toMatchObject({ winning_number: '5,6,7' });
  });

  test('differing: nothing is drawn, one event says so, and it is drawn once they agree', async () => {
    const at = await play([[2027057, 'differing']]);
    await at(DRAW + 2 * DAY_MS);
    await at(DRAW + 2 * DAY_MS + 60_000);
    expect(await issue(2027057)).toMatchObject({ winning_number: null });
    expect(await events('feeds differ')).toBe(1);
    const agreed = await play();
    await agreed(DRAW + 2 * DAY_MS + 120_000);
    expect(await issue(2027057)).toMatchObject({ winning_number: '8,8,1' });
  });

  test('missing at one source: what one alone says draws nothing', async () => {
    const at = await play([[2027058, 'missing']]);
    await at(DRAW + 3 * DAY_MS);
    expect(await issue(2027058)).toMatchObject({ winning_number: null });
    await (
      await play()
    )(DRAW + 3 * DAY_MS + 60_000);
    expect(await issue(2027058)).toMatchObject({ winning_number: '4,0,2' });
  });

  test('twice: it is drawn once', async () => {
    const at = await play([[2027059, 'twice']]);
    await at(DRAW + 4 * DAY_MS);
    await at(DRAW + 4 * DAY_MS + 60_000);
    expect(await issue(2027059)).toMatchObject({ winning_number: '3,1,7' });
    const { rows } = await sql`
      SELECT FROM event WHERE topic = 'game:96' AND payload @> '{"SerialNumber": 2027059}'
        AND name = ${lotteryHub.receiveWinningNumber.target}`.execute(server().owner);
    expect(rows).toHaveLength(1);
  });

  test('early: a number that is known while bets are taken stops the game', async () => {
    const at = await play([[2027060, 'early']]);
    await at(CLOSE + 5 * DAY_MS - 90_000);
    expect(await game()).toMatchObject({ state: 0 });
    await at(CLOSE + 5 * DAY_MS - 30_000);
    expect((await game())?.state).not.toBe(0);
    expect(await issue(2027060)).toMatchObject({ winning_number: null });
  });
});

test('a source that tells ever other numbers of an issue is kept a few times, and no more', async () => {
  const draws = Array.from({ length: 40 }, (_, n) => ({
    issue: '2027060',
    date: '2027-03-11',
    number: `7 ${Math.floor(n / 10)} ${n % 10}`,
  }));
  const read = feedReader(category!);
  const say = (some: typeof draws) =>
    handleAnswers(
      server().platform,
      { id: FC3D, read },
      [{ draws: some, latencyMs: 1 }],
      new Map(),
    );
  await say(draws.slice(0, 30));
  await say(draws);
  await say(draws.slice(35));
  const { rows } = await sql<{ told: bigint }>`
    SELECT count(*) AS told FROM feed_told f JOIN issue i ON i.id = f.issue_id
    WHERE i.serial_number = 2027060 AND f.source = 1`.execute(server().owner);
  expect(rows).toEqual([{ told: BigInt(MOST_NUMBERS) }]);
});

describe('sources', () => {
  const draw = (issue: string, number: string) => ({ issue, date: '2027-03-06', number });

  test('agree where two say the same and none otherwise', () => {
    const [a, b] = [draw('1', '1 2 3'), draw('2', '4 5 6')];
    expect(agreementOf([[a, b], [a]])).toEqual({ agreed: [a], differing: [] });
    expect(agreementOf([[a], [a], [draw('1', '3 2 1')]]).agreed).toEqual([]);
    expect(agreementOf([[a, draw('1', '3 2 1')], [a]]).differing).toHaveLength(1);
    expect(agreementOf([[a, a], []])).toEqual({ agreed: [], differing: [] });
    expect(agreementOf([])).toEqual({ agreed: [], differing: [] });
  });

  test('that are gone, wordy or odd tell nothing; odd draws are left out', async () => {
    let answer = '';
    const source = createServer((_request, response) => void response.end(answer));
    await new Promise<void>((done) => void source.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${(source.address() as AddressInfo).port}`;
    for (const odd of ['', '{}', 'null', '[]', '{"draws":1}', `"${'x'.repeat(1 << 20)}"`]) {
      answer = odd;
      expect(await askSource(address)).toBeUndefined();
    }
    const many = Array.from({ length: 2_001 }, () => draw('1', '1'));
    answer = JSON.stringify({ draws: many });
    expect(await askSource(address)).toBeUndefined();
    const rest = [null, 7, {}, { issue: 1 }, draw('9'.repeat(300), '1'), draw('2', ' 0,9, 9 ')];
    answer = JSON.stringify({ draws: rest });
    expect(await askSource(address)).toEqual([draw('2', '0 9 9')]);
    source.closeAllConnections();
    await new Promise((done) => source.close(done));
    expect(await askSource(address)).toBeUndefined();
  });
});
