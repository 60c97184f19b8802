import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { categoryByCode } from '@fairlot/rules/lottery/categories';
import { lotteryConsole, lotteryHub } from '@fairlot/wire/play/lottery';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { operator } from '../../../staff/operator/index.ts';
import { claimOf, signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { login } from '../../../auth/login/index.ts';
import { settings } from '../../../site/settings/index.ts';
import { feedReader } from '../feeds/feed-draw.ts';
import { handleAnswers } from '../feeds/handle-answers.ts';
import { importDraws } from '../feeds/import-draws.ts';
import { lottery } from '../index.ts';
import { watchFeeds, workOfficial } from '../feeds/official.ts';
import { recordDraw } from '../steps/record-draw.ts';
import { seizeIssue } from '../claims/store-claim.ts';

/** Draws by hand: two people enter the number of an issue that no feed told, neither sees the other. */
const FC3D = 96;
const category = categoryByCode('FC3D');
invariant(category, 'the state game');
/** The draw of the 5th is known, sale of the 6th is on; it closes at 21:00 of the site, draws at 21:15. */
const START = Date.parse('2027-03-06T02:00:00Z');
const DAY_MS = 86_400_000;
const FIRST_DRAW = Date.parse('2027-03-06T13:15:00Z');
const FEATURES = [settings, login, operator, lottery, ...PASSWORD_ONLY];
const server = withTestServer({ features: FEATURES, startAt: START, games: [4, FC3D] });

type Signed = { -readonly [K in keyof Opened]: Opened[K] };
type Opened = Awaited<ReturnType<typeof signInOperator>>;
let li: Signed;
let wu: Signed;
let he: Signed;
let serial = 2027054;
let day = 0;
beforeAll(async () => {
  li = await signInOperator(server(), 'li', ['games', 'auditor']);
  wu = await signInOperator(server(), 'wu', ['games']);
  he = await signInOperator(server(), 'he', ['games']);
  await take('2027054,2027-03-05,0 9 9');
});

const take = (line: string) =>
  importDraws(server().platform, category, `issue,date,number\n${line}`);
/** A login lasts no day. */
async function signInAgain(): Promise<void> {
  for (const who of [li, wu, he]) {
    const reply = await server().callConsole(operatorHttp.signIn, await claimOf(who, server()));
    if (reply.code === 'OK') who.token = reply.value.access_token;
  }
}
/** The next issue is sold, closed, and its draw is over; nobody tells its number. */
async function nextIssue(): Promise<void> {
  serial += 1;
  await server().clock.set(FIRST_DRAW + day * DAY_MS - 60_000);
  await watchFeeds(server().db);
  while ((await workOfficial(server().db, 'test')) === 'worked');
  await server().clock.set(FIRST_DRAW + day * DAY_MS + 1_000);
  day += 1;
  await signInAgain();
}
const enter = (who: Signed, Number: string, more: object = {}) =>
  server().callConsole(
    lotteryConsole.enterDraw,
    { GameId: FC3D, SerialNumber: serial, Number, Evidence: 'cwl.gov.cn/fc3d', ...more },
    { token: who.token },
  );
const detail = async (who = li) =>
  (
    await server().callConsole(
      lotteryConsole.getIssue,
      { GameId: FC3D, SerialNumber: serial },
      { token: who.token },
    )
  ).value;
const drawnAs = async () => {
  const { rows } = await sql<{ winning_number: string | null }>`
    SELECT winning_number FROM issue WHERE game_id = ${FC3D} AND serial_number = ${serial}`.execute(
    server().owner,
  );
  return rows[0]?.winning_number;
};
/** All that operators may read while an entry waits. */
const readable = async () => {
  const { token } = li;
  const audit = await server().callConsole(operatorHttp.getAudit, { Count: 50 }, { token });
  expect(audit.code).toBe('OK');
  const monitor = await server().callConsole(lotteryConsole.getIssueMonitor, null, { token });
  const all = [audit.value.Rows.map(({ After }) => After), monitor.value, await detail()];
  return JSON.stringify(all, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
};

test('two people who say the same draw it once, and the first is not seen before', async () => {
  await nextIssue();
  expect((await enter(wu, '7 3 8', { Evidence: 'see 7,3,8' })).value).toEqual({ Outcome: 'waits' });
  expect(await drawnAs()).toBeNull();
  expect(await readable()).not.toMatch(/7,3,8|7 3 8/);
  expect((await detail()).Entries).toMatchObject([
    { By: 'wu', Outcome: 'waits', Number: null, Evidence: null },
  ]);
  // Nobody is two people.
  expect((await enter(wu, '7 3 8')).code).toBe('OWN_ENTRY');
  expect((await enter(he, '738')).value).toEqual({ Outcome: 'agreed' });
  expect(await drawnAs()).toBe('7,3,8');
  expect(await detail()).toMatchObject({
    Number: '7,3,8',
    State: 1,
    Step: 'settle',
    Entries: [
      { By: 'wu', Outcome: 'agreed', Number: '7,3,8', Evidence: 'see 7,3,8' },
      { By: 'he', Outcome: 'agreed', Number: '7,3,8' },
    ],
  });
  expect((await enter(he, '738')).code).toBe('NOT_WAITING');
  const { rows } = await sql`
    SELECT FROM event WHERE topic = 'game:96' AND name = ${lotteryHub.receiveWinningNumber.target}
      AND payload @> ${JSON.stringify({ SerialNumber: serial })}::jsonb`.execute(server().owner);
  expect(rows).toHaveLength(1);
});

test('rejects a second entry by the inviter and drops entries of a reset operator', async () => {
  await nextIssue();
  const set = (change: string) =>
    sql`UPDATE operator SET ${sql.raw(change)} WHERE name = 'wu'`.execute(server().owner);
  expect((await enter(wu, '1 2 3')).value).toEqual({ Outcome: 'waits' });
  await set(`invited_by = ARRAY[${he.operatorId}], enrolled_at = app_now() - interval '1 hour'`);
  // The entry is of before the first sign-in: another held the login then.
  await set(`enrolled_at = app_now() + interval '1 second'`);
  expect((await enter(he, '1 2 3')).value).toEqual({ Outcome: 'waits' });
  await set(`enrolled_at = app_now() - interval '23 hours'`);
  expect((await enter(wu, '1 2 3')).code).toBe('INVITED_LATELY');
  expect(await drawnAs()).toBeNull();
  // The control: a day after the first sign-in they are two people.
  await set(`enrolled_at = app_now() - interval '25 hours'`);
  expect((await enter(wu, '1 2 3')).value).toEqual({ Outcome: 'agreed' });
  await set(`invited_by = NULL, enrolled_at = NULL`);
});

test('two who differ: both are void, it stands in the records, and they begin again', async () => {
  await nextIssue();
  expect((await enter(wu, '1 2 3')).code).toBe('OK');
  expect((await enter(he, '1 2 4')).code).toBe('NUMBERS_DIFFER');
  expect(await drawnAs()).toBeNull();
  expect(await detail()).toMatchObject({
    Entries: [
      { By: 'wu', Outcome: 'void', Number: null },
      { By: 'he', Outcome: 'void', Number: null },
    ],
    Events: [{ Kind: 'entries differ' }],
  });
  // The control: the second of them is a first one now, and what was void agrees with nothing.
  expect((await enter(wu, '1 2 4')).value).toEqual({ Outcome: 'waits' });
  expect((await enter(li, '1 2 4')).value).toEqual({ Outcome: 'agreed' });
  expect(await drawnAs()).toBe('1,2,4');
});

test('what one source told late is not shown to who enters a number, before it is drawn', async () => {
  await nextIssue();
  await server().clock.advance(11 * 60_000);
  await signInAgain();
  const date = new Date(FIRST_DRAW + (day - 1) * DAY_MS).toISOString().slice(0, 10);
  const draws = [{ issue: String(serial), date, number: '9 0 7' }];
  await handleAnswers(
    server().platform,
    { id: FC3D, read: feedReader(category) },
    [{ draws, latencyMs: 1 }],
    new Map(),
  );
  expect((await detail()).Events).toMatchObject([{ Kind: 'feed late' }]);
  expect(await readable()).not.toMatch(/9,0,7|9 0 7/);
  expect((await enter(wu, '9 0 7')).code).toBe('OK');
  expect((await enter(he, '9 0 7')).value).toEqual({ Outcome: 'agreed' });
  // The control: it was there all the time.
  expect(await readable()).toMatch(/feed late[^{]*{[^}]*9,0,7/);
});

test('an impossible number is refused with what is wrong about it, and changes nothing', async () => {
  await nextIssue();
  for (const [number, code] of [
    ['1 2', 'BAD_LENGTH'],
    ['1 2 3 4', 'BAD_LENGTH'],
    ['1 2 x', 'BAD_DIGIT'],
    ['1 2 11', 'BAD_RANGE'],
  ] as const) {
    expect((await enter(wu, number)).code).toBe(code);
  }
  expect((await detail()).Entries).toEqual([]);
  expect((await enter(wu, '5 5 5')).code).toBe('OK');
  expect((await enter(he, '5 5')).code).toBe('BAD_LENGTH');
  // What was refused was no second entry.
  expect((await enter(he, '5 5 5')).value).toEqual({ Outcome: 'agreed' });
});

test('not before its draw, not for what is drawn here, not for what there is not', async () => {
  serial += 1;
  await server().clock.set(FIRST_DRAW + day * DAY_MS - 1_000);
  await watchFeeds(server().db);
  while ((await workOfficial(server().db, 'test')) === 'worked');
  await signInAgain();
  expect((await enter(wu, '1 2 3')).code).toBe('NOT_DRAWN_YET');
  expect((await enter(wu, '1 2 3', { SerialNumber: 2099001 })).code).toBe('NO_SUCH_ISSUE');
  const { rows } = await sql<{ serial_number: bigint }>`
    INSERT INTO issue (game_id, serial_number, day, day_index, start_at, close_at, draw_at, mode)
    VALUES (4, 7, '2027-03-01', 1, '2027-03-01', '2027-03-02', '2027-03-02', 0)
    RETURNING serial_number`.execute(server().owner);
  const own = { GameId: 4, SerialNumber: Number(rows[0]?.serial_number) };
  expect((await enter(wu, '1 2 3 4 5', own)).code).toBe('NOT_FED');
  await server().clock.advance(2_000);
  day += 1;
  expect((await enter(wu, '1 2 3')).code).toBe('OK');
});

test('what a feed tells meanwhile draws it, and the entry that waited draws nothing', async () => {
  await take(
    `${serial},${new Date(FIRST_DRAW + (day - 1) * DAY_MS).toISOString().slice(0, 10)},4 4 4`,
  );
  expect(await drawnAs()).toBe('4,4,4');
  expect((await enter(he, '1 2 3')).code).toBe('NOT_WAITING');
});

test('a feed that tells it at the moment at which people draw it takes nothing from who pays', async () => {
  await nextIssue();
  const { db, owner, platform } = server();
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM issue WHERE game_id = ${FC3D} AND serial_number = ${serial}`.execute(owner);
  const issueId = rows[0]?.id ?? 0;
  const date = new Date(FIRST_DRAW + (day - 1) * DAY_MS).toISOString().slice(0, 10);
  const isWaiting = async () => {
    const { rows: found } = await sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database()
        AND wait_event_type = 'Lock' AND query LIKE '%UPDATE issue_job SET owner%'`.execute(owner);
    return found.length > 0;
  };
  let feed: ReturnType<typeof take> | undefined;
  await transaction(db, async (tx) => {
    const claim = await seizeIssue(tx, issueId, 'by hand');
    invariant(claim, 'it waits for its number');
    feed = take(`${serial},${date},4 4 4`);
    await vi.waitUntil(isWaiting, { timeout: 10_000 });
    await recordDraw(platform, tx, claim, { original: '5,5,5', winning: '5,5,5' });
  });
  // It is read again, and compared then.
  expect(await feed).toMatchObject({ value: { drawn: 0, faults: [{ line: 2 }] } });
  const { rows: jobs } = await sql`
    SELECT step, owner, failures FROM issue_job WHERE issue_id = ${issueId}`.execute(owner);
  expect(jobs).toEqual([{ step: 'settle', owner: null, failures: 0 }]);
  expect(await take(`${serial},${date},4 4 4`)).toMatchObject({
    value: { drawn: 0, disagreements: [{ line: 2 }] },
  });
});

test('the entry of somebody who may not any more counts no longer', async () => {
  await nextIssue();
  expect((await enter(wu, '6 0 6')).code).toBe('OK');
  await sql`UPDATE operator SET is_disabled = true WHERE name = 'wu'`.execute(server().owner);
  expect((await enter(he, '6 0 6')).value).toEqual({ Outcome: 'waits' });
  expect(await drawnAs()).toBeNull();
  expect((await enter(li, '6 0 6')).value).toEqual({ Outcome: 'agreed' });
});

test('two second entries at once: one draws it, the other is told', async () => {
  await nextIssue();
  const zhou = await signInOperator(server(), 'zhou', ['games']);
  const both = await Promise.all([enter(he, '2 0 2'), enter(li, '2 0 2'), enter(zhou, '2 0 2')]);
  expect(both.map(({ code }) => code).toSorted()).toEqual(['NOT_WAITING', 'OK', 'OK']);
  expect(await drawnAs()).toBe('2,0,2');
  // The database refuses one person twice, whoever asks it.
  await expect(
    sql`INSERT INTO draw_entry (issue_id, operator_id, after_operator, number, evidence, outcome)
      SELECT id, ${he.operatorId}, ${he.operatorId}, '1', 'none', 'agreed' FROM issue LIMIT 1`.execute(
      server().db,
    ),
  ).rejects.toThrow(/check constraint/);
});
