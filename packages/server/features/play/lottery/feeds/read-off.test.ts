import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { derive } from '@fairlot/draw/derivation';
import { PROGRAMS } from '@fairlot/draw/programs';
import { invariant } from '@fairlot/rules/core/invariant';
import { GameState } from '@fairlot/rules/lottery/game-state';
import { categoryByCode } from '@fairlot/rules/lottery/categories';
import { issuesOfDay, type PlannedIssue } from '@fairlot/rules/lottery/schedule';
import { siteTimeOf } from '@fairlot/rules/lottery/site-day';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { cancelIssue } from '../steps/end.ts';
import { fetchFeeds } from './fetch-feeds.ts';
import { importDraws } from './import-draws.ts';
import { lottery } from '../index.ts';
import { type Fault, type Played, playFeed } from './play-feed.ts';
import { readOff } from './read-off.ts';
import { seizeIssue } from '../claims/store-claim.ts';

const game = (code: string) => {
  const found = categoryByCode(code);
  invariant(found, 'a game of the catalogue');
  return found;
};
/** A keno abroad that counts its draws for ever, what is read off it, and five digits by day. */
const [KENO, FIVE, SUMS, STATE] = [game('TWBINGO'), game('TW5'), game('TW28'), game('CQSSC')];
const DAY = '2027-03-06';
const KENO_ISSUES = issuesOfDay(KENO, DAY);
const STATE_ISSUES = issuesOfDay(STATE, DAY);
const nth = (n: number): PlannedIssue => {
  const issue = KENO_ISSUES[n];
  invariant(issue, 'an issue of the day');
  return issue;
};
/** Ten o'clock of the site, between two draws. */
const FIRST = KENO_ISSUES.findIndex(({ startMs }) => startMs >= Date.parse('2027-03-06T02:00:00Z'));
const START = nth(FIRST).startMs + 1_000;

const server = withTestServer({
  features: [lottery],
  startAt: START,
  games: [KENO, FIVE, SUMS, STATE].map(({ id }) => id),
});

/** Twenty balls, others for every issue. */
const balls = (n: number): string =>
  Array.from({ length: 20 }, (_, k) => ((n + k * 4) % 80) + 1)
    .toSorted((a, b) => a - b)
    .map((ball) => String(ball).padStart(2, '0'))
    .join(' ');
const kenoFile = ['issue,date,number']
  .concat(KENO_ISSUES.map((each, n) => `${each.serialNumber},${DAY},${balls(n)}`))
  .join('\n');
const digits = (n: number): string => [...String(10_000 + n)].join(' ');
const stateFile = ['issue,date,number']
  .concat(STATE_ISSUES.map((each, n) => `${each.serialNumber},${DAY},${digits(n)}`))
  .join('\n');

const now = async () => {
  const { rows } = await sql<{ now: bigint }>`SELECT to_ms(app_now()) AS now`.execute(server().db);
  return Number(rows[0]?.now);
};
let played: Played[] = [];
const stopAll = async () => {
  for (const each of played) await each.stop();
  played = [];
};
afterEach(stopAll);

async function play(faults: readonly (readonly [number, Fault])[] = []) {
  await stopAll();
  const sources: Record<string, readonly string[]> = {};
  for (const [category, file] of [
    [KENO, kenoFile],
    [STATE, stateFile],
  ] as const) {
    const started = await playFeed(category, file, { now, faults: new Map(faults) });
    invariant(started.ok, 'a feed');
    played.push(started.value);
    sources[category.code] = started.value.sources;
  }
  const settings = { ...server().platform.settings, feedSources: sources };
  const taken = new Map<string, string>();
  return async (ms: number) => {
    await server().clock.set(ms);
    await server().runJobs();
    await fetchFeeds({ ...server().platform, settings }, taken);
    await server().runJobs();
  };
}

type View = { id: number; state: number; opened: boolean; closed: boolean; winning: string | null };
const issue = async (gameId: number, serial: number): Promise<View> => {
  const { rows } = await sql<View>`
    SELECT id, state, opened_at IS NOT NULL AS opened, closed_at IS NOT NULL AS closed,
      winning_number AS winning FROM issue
    WHERE game_id = ${gameId} AND serial_number = ${serial}`.execute(server().owner);
  const [row] = rows;
  invariant(row, `issue ${serial} of game ${gameId}`);
  return row;
};
const stateOf = async (gameId: number) => {
  const { rows } = await sql<{ state: number; state_reason: string }>`
    SELECT state, state_reason FROM game WHERE id = ${gameId}`.execute(server().owner);
  return rows[0];
};

describe('games whose issues are not counted by the year', () => {
  test('are offline without their feeds, those that are read off them too', async () => {
    for (const { id } of [KENO, FIVE, SUMS, STATE]) {
      expect(await stateOf(id)).toEqual({ state: GameState.OFFCIAL_OFFLINE, state_reason: 'feed' });
    }
  });

  test('are put on sale by two sources over HTTP, and go on from the newest result', async () => {
    const at = await play();
    await at(START);
    await at(START + 16_000);
    for (const { id } of [KENO, FIVE, SUMS, STATE]) {
      expect(await stateOf(id)).toMatchObject({ state: GameState.ONLINE });
    }
    for (const { id } of [KENO, FIVE, SUMS]) {
      expect(await issue(id, nth(FIRST).serialNumber)).toMatchObject({
        opened: true,
        winning: null,
      });
    }
    const { value } = await server().call(lotteryHttp.getDrawHistory, {
      GameId: STATE.id,
      Count: 1,
    });
    const last = STATE_ISSUES.findLastIndex(({ drawMs }) => drawMs <= START);
    expect(value.Issues[0]).toMatchObject({
      SerialNumber: STATE_ISSUES[last]?.serialNumber,
      WinningNumber: digits(last).replaceAll(' ', ','),
    });
  });

  test('are drawn issue by issue', async () => {
    const at = await play();
    await at(nth(FIRST).closeMs + 1_000);
    await at(nth(FIRST).drawMs - 1_000);
    expect(await issue(KENO.id, nth(FIRST).serialNumber)).toMatchObject({ winning: null });
    await at(nth(FIRST).drawMs);
    const drawn = await issue(KENO.id, nth(FIRST).serialNumber);
    expect(drawn.winning).toBe(balls(FIRST).replaceAll(' ', ','));
    expect(await issue(KENO.id, nth(FIRST + 1).serialNumber)).toMatchObject({ opened: true });
  });

  test('that are told otherwise than their timetable says draw nothing, and it is an event', async () => {
    const { serialNumber, drawMs } = nth(FIRST + 1);
    const line = `${serialNumber + 50_000},${siteTimeOf(drawMs)},${balls(3)}`;
    const done = await importDraws(server().platform, KENO, `issue,date,number\n${line}`);
    expect(done).toMatchObject({ ok: true, value: { added: 0, disagreements: [{ line: 2 }] } });
    const { id } = await issue(KENO.id, serialNumber);
    const { rows } = await sql<{ detail: unknown }>`
      SELECT detail FROM game_event WHERE issue_id = ${id} AND kind = 'feed contradicts'`.execute(
      server().owner,
    );
    expect(rows).toEqual([{ detail: { reported: serialNumber + 50_000 } }]);
  });
});

describe('a game that is read off one that a feed tells', () => {
  test('has the past results of that one, read off', async () => {
    const serial = nth(FIRST - 1).serialNumber;
    const keno = await issue(KENO.id, serial);
    const numbers = (keno.winning ?? '').split(',').map(Number);
    const five = await issue(FIVE.id, serial);
    expect(five.winning).toBe(derive(PROGRAMS.kenoRank5.derive, numbers).join(','));
    expect((await issue(SUMS.id, serial)).winning).toBe(readOff(SUMS.id, keno.winning ?? ''));
  });

  test('is drawn by the draw of its parent', async () => {
    const at = await play();
    const { serialNumber, closeMs, drawMs } = nth(FIRST + 1);
    await at(closeMs + 1_000);
    expect(await issue(FIVE.id, serialNumber)).toMatchObject({ closed: true, winning: null });
    await at(drawMs);
    const keno = await issue(KENO.id, serialNumber);
    for (const { id } of [FIVE, SUMS]) {
      const child = await issue(id, serialNumber);
      expect(child).toMatchObject({ state: 1, winning: readOff(id, keno.winning ?? '') });
    }
  });

  test('is cancelled with it', async () => {
    const at = await play();
    const { serialNumber, closeMs } = nth(FIRST + 2);
    await at(nth(FIRST + 2).startMs + 1_000);
    await at(closeMs + 1_000);
    const { id } = await issue(KENO.id, serialNumber);
    await transaction(server().db, async (tx) => {
      const claim = await seizeIssue(tx, id, 'test');
      invariant(claim, 'an issue has a job');
      await cancelIssue(tx, claim, 'no number came');
    });
    await server().runJobs();
    for (const child of [FIVE, SUMS]) {
      expect(await issue(child.id, serialNumber)).toMatchObject({ state: 3, winning: null });
    }
  });

  test('stops taking bets where the number of its parent is told too early', async () => {
    const { serialNumber, startMs, closeMs } = nth(FIRST + 4);
    const at = await play([[serialNumber, 'early']]);
    await at(startMs + 1_000);
    expect(await issue(FIVE.id, serialNumber)).toMatchObject({ opened: true, closed: false });
    await at(closeMs - 30_000);
    for (const { id } of [KENO, FIVE, SUMS]) {
      expect(await issue(id, serialNumber)).toMatchObject({ closed: true, winning: null });
      expect(await stateOf(id)).toMatchObject({ state: GameState.MAINTAIN });
    }
    // The control: a game of another feed goes on.
    expect(await stateOf(STATE.id)).toMatchObject({ state: GameState.ONLINE });
  });
});
