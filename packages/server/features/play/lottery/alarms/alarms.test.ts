import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { categoryByCode } from '@fairlot/rules/lottery/categories';
import { issuesOfDay, type PlannedIssue } from '@fairlot/rules/lottery/schedule';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { operator } from '../../../staff/operator/index.ts';
import { isFreeMeanwhile } from '../../../staff/operator/testing/free-meanwhile.ts';
import { claimOf, signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { login } from '../../../auth/login/index.ts';
import { settings } from '../../../site/settings/index.ts';
import { fetchFeeds } from '../feeds/fetch-feeds.ts';
import { importDraws } from '../feeds/import-draws.ts';
import { lottery } from '../index.ts';
import { type Fault, type Played, playFeed } from '../feeds/play-feed.ts';
import { watchAlarms } from './watch-alarms.ts';

/** Alarms of issues whose number does not come as it should: each is raised once, and somebody sees it. */
const category = categoryByCode('CQSSC');
invariant(category, 'five digits every twenty minutes');
const GAME = category.id;
const DAY = '2027-03-06';
const ISSUES = issuesOfDay(category, DAY);
const MINUTE = 60_000;
const FIRST = ISSUES.findIndex(({ startMs }) => startMs >= Date.parse('2027-03-06T02:00:00Z'));
const nth = (n: number): PlannedIssue => {
  const issue = ISSUES[FIRST + n];
  invariant(issue, 'an issue of the day');
  return issue;
};
const START = nth(0).startMs + 1_000;
const digits = (n: number): string => [...String(10_000 + n)].join(' ');
const lineOf = ({ serialNumber }: PlannedIssue, number: string) =>
  `${serialNumber},${DAY},${number}`;
const FILE = ['issue,date,number', ...ISSUES.map((each, n) => lineOf(each, digits(n)))].join('\n');

const server = withTestServer({
  features: [settings, login, operator, lottery, ...PASSWORD_ONLY],
  startAt: START,
  games: [GAME],
});
type Signed = Awaited<ReturnType<typeof signInOperator>>;
let li: Signed;
let wu: Signed;
let he: Signed;
/** A login that nobody uses lasts a while. */
async function signInAgain(): Promise<void> {
  for (const who of [li, wu, he]) {
    const reply = await server().callConsole(operatorHttp.signIn, await claimOf(who, server()));
    Object.assign(who, { token: reply.value.access_token });
  }
}
beforeAll(async () => {
  li = await signInOperator(server(), 'li', ['games']);
  wu = await signInOperator(server(), 'wu', ['auditor']);
  he = await signInOperator(server(), 'he', ['games']);
});

let played: Played | undefined;
afterEach(() => played?.stop());
const now = async () => {
  const { rows } = await sql<{ now: bigint }>`SELECT to_ms(app_now()) AS now`.execute(server().db);
  return Number(rows[0]?.now);
};
async function play(faults: readonly (readonly [PlannedIssue, Fault])[] = []) {
  await played?.stop();
  const asked = new Map(faults.map(([{ serialNumber }, fault]) => [serialNumber, fault]));
  const started = await playFeed(category!, FILE, { now, faults: asked });
  invariant(started.ok, 'a feed');
  played = started.value;
  const settings = { ...server().platform.settings, feedSources: { CQSSC: played.sources } };
  const taken = new Map<string, string>();
  return async (ms: number) => {
    await server().clock.set(ms);
    await server().runJobs();
    await fetchFeeds({ ...server().platform, settings }, taken);
    await server().runJobs();
  };
}

/** Alarms of issues, without those of the unconfirmed year 2027. */
const alarms = async ({ token } = li) =>
  (await server().callConsole(lotteryConsole.getAlarms, undefined, { token })).value.Rows.filter(
    ({ Kind }) => Kind !== 'days unconfirmed',
  );
const kindsOf = async ({ serialNumber }: PlannedIssue) =>
  (await alarms())
    .filter(({ SerialNumber }) => SerialNumber === serialNumber)
    .map(({ Kind }) => Kind)
    .toSorted();
const proposals = async () =>
  (await server().callConsole(operatorHttp.getProposals, undefined, { token: li.token })).value
    .Rows;
const times = (LateMinutes: number, GiveUpMinutes: number, { token } = li) =>
  server().callConsole(
    lotteryConsole.changeAlarmTimes,
    { GameId: GAME, LateMinutes, GiveUpMinutes, Reason: '本彩种开奖很快' },
    { token },
  );
const issue = async ({ serialNumber }: PlannedIssue) => {
  const { rows } = await sql<{ state: number; notice: string | null }>`
    SELECT state, notice FROM issue
    WHERE game_id = ${GAME} AND serial_number = ${serialNumber}`.execute(server().owner);
  return rows[0];
};

test('from when issues are late is said by an operator, and stands in the audit', async () => {
  expect((await times(8, 8)).code).toBe('TIMES_CROSSED');
  expect((await times(10, 180)).code).toBe('NO_CHANGE');
  expect((await times(3, 8, wu)).status).toBe(403);
  expect((await times(3, 8)).value).toEqual({ LateMinutes: 3, GiveUpMinutes: 8 });
  const { Rows } = (
    await server().callConsole(lotteryConsole.getGames, undefined, { token: li.token })
  ).value;
  expect(Rows[0]).toMatchObject({ LateMinutes: 3, GiveUpMinutes: 8 });
  const audit = await server().callConsole(
    operatorHttp.getAudit,
    { Permission: 'lottery.alarms.change', Count: 5 },
    { token: wu.token },
  );
  expect(audit.value.Rows).toMatchObject([
    {
      Actor: `operator:${li.operatorId}`,
      Target: `game ${GAME}`,
      Before: { lateMinutes: 10, giveUpMinutes: 180 },
      After: { lateMinutes: 3, giveUpMinutes: 8 },
      Reason: '本彩种开奖很快',
    },
  ]);
});

describe('an alarm is raised once', () => {
  test('draw late and feed missing: one source does not tell it', async () => {
    const at = await play([[nth(0), 'missing']]);
    await at(START);
    await at(nth(0).drawMs);
    await at(nth(0).drawMs + 3 * MINUTE - 1_000);
    await signInAgain();
    expect(await alarms()).toEqual([]);
    await at(nth(0).drawMs + 3 * MINUTE + 1_000);
    await Promise.all([watchAlarms(server().platform), watchAlarms(server().platform)]);
    await at(nth(0).drawMs + 4 * MINUTE);
    await signInAgain();
    expect(await kindsOf(nth(0))).toEqual(['draw late', 'feed missing']);
    const { rows } = await sql`
      SELECT detail FROM game_event WHERE kind = 'feed missing'`.execute(server().owner);
    expect(rows).toEqual([{ detail: { sources: [2] } }]);
  });

  test('draw overdue: the site proposes to cancel the issue and one operator decides', async () => {
    const at = await play([[nth(0), 'missing']]);
    const overdueMs = nth(0).drawMs + 8 * MINUTE + 1_000;
    await server().clock.set(overdueMs);
    // While its proposal waits for the audit, whoever has the audit can tell the same page.
    const { owner, platform } = server();
    const watch = () => watchAlarms(platform);
    expect(await isFreeMeanwhile(owner, 'page:lottery.alarms', watch)).toBe(true);
    await at(overdueMs);
    await signInAgain();
    await Promise.all([watchAlarms(server().platform), watchAlarms(server().platform)]);
    expect(await kindsOf(nth(0))).toEqual(['draw late', 'draw overdue', 'feed missing']);
    const waiting = await proposals();
    expect(waiting).toMatchObject([
      {
        Permission: 'lottery.issues.cancel',
        Target: `issue ${nth(0).serialNumber} of game ${GAME}`,
        Maker: '',
        Reason: expect.stringContaining('no number within 8 minutes'),
        Content: { bets: 0 },
      },
    ]);
    // Nothing happens by itself; and what one operator may not, the auditor does not.
    expect(await issue(nth(0))).toMatchObject({ state: 0 });
    const { Id, Hash } = waiting[0]!;
    const say = ({ token }: Signed) =>
      server().callConsole(operatorHttp.confirm, { Id, Hash }, { token });
    expect((await say(wu)).status).toBe(403);
    // The operator who set the alarm time would have cancelled it alone.
    expect((await say(li)).code).toBe('BROUGHT_ABOUT');
    expect(await issue(nth(0))).toMatchObject({ state: 0 });
    expect((await say(he)).code).toBe('OK');
    expect(await issue(nth(0))).toMatchObject({
      state: 3,
      notice: expect.stringContaining('仍无号码'),
    });
    const audit = await server().callConsole(
      operatorHttp.getAudit,
      { Permission: 'lottery.issues.cancel', Count: 5 },
      { token: wu.token },
    );
    expect(audit.value.Rows.map(({ Kind, Actor }) => [Kind, Actor])).toEqual([
      ['confirm', `operator:${he.operatorId}`],
      ['propose', 'site'],
    ]);
  });

  test('draw overdue: rejects a decision by the holder and does not repeat a declined proposal', async () => {
    const at = await play([[nth(1), 'missing']]);
    await at(nth(1).drawMs + 1_000);
    await at(nth(1).drawMs + 8 * MINUTE + 1_000);
    await signInAgain();
    const [made] = await proposals();
    const name = { GameId: GAME, SerialNumber: nth(1).serialNumber };
    const hold = { ...name, Reason: '等官方核实' };
    await server().callConsole(lotteryConsole.holdIssue, hold, { token: he.token });
    const { Id, Hash } = made!;
    const cancelled = await server().callConsole(operatorHttp.confirm, { Id, Hash }, he);
    expect(cancelled.code).toBe('BROUGHT_ABOUT');
    const declined = { Id: made!.Id, Reason: '官方稍后公布' };
    const { code } = await server().callConsole(operatorHttp.withdraw, declined, {
      token: li.token,
    });
    expect(code).toBe('OK');
    await at(nth(1).drawMs + 9 * MINUTE);
    expect(await proposals()).toEqual([]);
    // The control: the issue still waits, and an operator may propose it.
    expect(await issue(nth(1))).toMatchObject({ state: 0 });
  });

  test('feed late: both sources tell it after the issue is late', async () => {
    const at = await play([[nth(2), 'late']]);
    await at(nth(2).drawMs + 1_000);
    await at(nth(2).drawMs + 11 * MINUTE);
    await signInAgain();
    expect(await issue(nth(2))).toMatchObject({ state: 1 });
    expect(await kindsOf(nth(2))).toContain('feed late');
  });

  test('feed twice: a source tells one issue two times', async () => {
    const at = await play([[nth(3), 'twice']]);
    await at(nth(3).drawMs + 1_000);
    await at(nth(3).drawMs + MINUTE);
    await signInAgain();
    expect(await kindsOf(nth(3))).toEqual(['feed twice']);
  });

  test('feed contradicts: the sources tell another number than the one that was drawn', async () => {
    const at = await play();
    await at(nth(4).closeMs + 1_000);
    await played?.stop();
    await server().clock.set(nth(4).drawMs + 1_000);
    const file = `issue,date,number\n${lineOf(nth(4), '9 9 9 9 9')}`;
    const done = await importDraws(server().platform, category, file);
    expect(done).toMatchObject({ value: { drawn: 1 } });
    const again = await play();
    await again(nth(4).drawMs + MINUTE);
    await signInAgain();
    expect(await kindsOf(nth(4))).toEqual(['feed contradicts']);
  });

  test('feeds differ', async () => {
    const at = await play([[nth(5), 'differing']]);
    await at(nth(5).drawMs + 1_000);
    await at(nth(5).drawMs + MINUTE);
    await signInAgain();
    expect(await kindsOf(nth(5))).toEqual(['feeds differ']);
  });

  test('feed early', async () => {
    const at = await play([[nth(6), 'early']]);
    await at(nth(6).closeMs - 20_000);
    await signInAgain();
    expect(await kindsOf(nth(6))).toEqual(['feed early']);
  });
});

test('an alarm is acknowledged once, by one who may, and stays to be read', async () => {
  const open = await alarms();
  const Ids = open.slice(0, 2).map(({ Id }) => Id);
  const see = (ids: readonly number[], { token }: Signed) =>
    server().callConsole(
      lotteryConsole.acknowledgeAlarms,
      { Ids: [...ids], Reason: '已电话联系数据源' },
      { token },
    );
  expect((await see(Ids, wu)).status).toBe(403);
  expect((await see(Ids, li)).value).toEqual({ Ids: Ids.toSorted((a, b) => a - b) });
  expect((await see(Ids, li)).code).toBe('ALARM_SEEN');
  expect((await alarms(wu)).map(({ Id }) => Id)).toEqual(open.slice(2).map(({ Id }) => Id));
  const seen = await server().callConsole(lotteryConsole.getSeenAlarms, undefined, {
    token: wu.token,
  });
  expect(seen.value.Rows.map(({ Id }) => Id)).toEqual(Ids);
  expect(seen.value.Rows[0]).toMatchObject({ SeenBy: 'li', Note: '已电话联系数据源' });
});
