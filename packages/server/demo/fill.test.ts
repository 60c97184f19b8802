// The data of a demo on an empty database: every state is there, a run that stopped is finished, and nothing is there twice.
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BONUS_STATES, type BonusState } from '@fairlot/rules/check/bonus-state';
import {
  CANCEL_REASONS,
  type CancelReason,
  DEPOSIT_STATES,
  type DepositState,
} from '@fairlot/rules/check/deposit';
import { WITHDRAW_STATES, type WithdrawState } from '@fairlot/rules/check/withdraw-state';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { announcementHttp } from '@fairlot/wire/content/announcement';
import { bannerHttp } from '@fairlot/wire/content/banner';
import { helpHttp } from '@fairlot/wire/content/help';
import { registrationLinkHttp } from '@fairlot/wire/account/registration-link';
import { inboxHttp } from '@fairlot/wire/messaging/inbox';
import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import { loginHttp } from '@fairlot/wire/auth/login';
import { startTestServer, type TestServer } from '#testing';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { DEMO_PASSWORD } from '../features/auth/login/register/index.ts';
import { demoPlayerNote } from '../features/back-office/player-admin/demo.ts';
import { demoFollow } from '../features/community/follow/demo.ts';
import { demoLeader } from '../features/community/leaderboard/demo.ts';
import { demoAnnouncements } from '../features/content/announcement/demo.ts';
import { demoBanners } from '../features/content/banner/demo.ts';
import { demoArticles } from '../features/content/help/demo.ts';
import { demoTrial } from '../features/content/site-state/demo.ts';
import { demoMessages } from '../features/messaging/inbox/demo.ts';
import { demoBonus } from '../features/money/bonus/demo.ts';
import { demoDeposits } from '../features/money/deposit/demo.ts';
import { demoMoneySettings } from '../features/money/money-settings/demo.ts';
import { demoCards } from '../features/money/payout-account/demo.ts';
import { demoWithdrawals } from '../features/money/withdraw/demo.ts';
import { demoBets } from '../features/play/bet/demo.ts';
import { demoTurnover } from '../features/play/instant/demo.ts';
import { demoSchedules } from '../features/play/schedule/demo.ts';
import { fillDemo, inOrder, openForDemo } from './fill.ts';

/** Why a state is not shown; true: it is. */
type Shown<State extends string> = Readonly<Record<State, true | string>>;

const DEPOSITS: Shown<DepositState> = {
  CREATE_ORDER: true,
  WAITING: true,
  CONFIRM: true,
  CANCEL: true,
};
const CANCELLED: Shown<CancelReason> = {
  PLAYER: true,
  OPERATOR: true,
  PROVIDER: true,
  EXPIRED: 'the order that is to be paid expires half an hour later',
};
const WITHDRAWALS: Shown<WithdrawState> = {
  WAITING: true,
  CONFIRM: true,
  CANCEL: true,
  FAILED: true,
  UNKNOWN: true,
  AUTOHANDLE: 'two operators review a withdrawal to a card that is younger than a day',
  THIRDPARTY_HANDLE: true,
  THIRDPARTY_CREATEORDER: 'lasts until the job sends the payout, within a second',
  THIRDPARTY_FAILED: true,
};
const BONUSES: Shown<BonusState> = {
  PENDING: true,
  ACTIVE: true,
  COMPLETED: 'the demo shows an offer and a bonus that runs',
  EXPIRED: 'takes days',
  FORFEITED: 'the demo shows an offer and a bonus that runs',
  REVOKED: 'the demo shows an offer and a bonus that runs',
};

const START = Date.parse('2027-03-05T04:00:20Z');
const SECRET = 'a'.repeat(32);
/** The acts at the sandbox after which a run stops: an order is paid, a payout is next, a payout is not known. */
const CUTS = ['pay', 'manner', 'payout'];
const STEP_MS = 20_000;

let database: TestDatabase;
let sandbox: Sandbox;
let server: TestServer;
let door: Server;

/** An address that is known before the server has its port: the provider tells of payments there. */
async function openDoor(): Promise<string> {
  door = createServer((asked, answer) => {
    const { method, headers, url } = asked;
    const passed = request(new URL(url ?? '/', server.url), { method, headers }, (told) => {
      answer.writeHead(told.statusCode ?? 500, told.headers);
      told.pipe(answer);
    });
    asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  return `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  database = await createTestDatabase();
  await database.clock.set(START);
  await database.clock.run();
  const now = () => database.clock.now();
  sandbox = await startSandbox({ secret: SECRET, controlToken: 'control', now });
  await openForDemo(database.ownerUrl);
  server = await startTestServer({
    database,
    withJobs: true,
    games: [1, 4, 9, 90],
    settings: { sandbox: { apiAt: sandbox.url, secret: SECRET }, ownAddress: await openDoor() },
  });
});
afterAll(async () => {
  await server?.stop();
  await sandbox?.stop();
  door?.close();
});

const STOPPED = 'stopped here';

/** Fills the demo, and stops as soon as an act at the sandbox is done. */
function fill(cut?: string): Promise<boolean> {
  let isStopped = false;
  const deps = {
    owner: database.owner,
    dataFolder: server.platform.settings.dataFolder,
    url: server.url,
    consoleUrl: server.consoleUrl,
    steps: server.platform.demoSteps,
    log: server.platform.log,
    sandbox: async (act: string, fields: object) => {
      // What runs beside it is stopped as well.
      if (isStopped) throw new Error(STOPPED);
      const done = await sandbox.control(act, fields);
      isStopped = act === cut;
      if (isStopped) throw new Error(STOPPED);
      return done;
    },
  };
  return fillDemo(deps, new AbortController().signal);
}

async function countBy(table: string, column = 'state'): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ value: number; n: number }>`
    SELECT ${sql.ref(column)} AS value, count(*)::int AS n FROM ${sql.table(table)}
    WHERE ${sql.ref(column)} IS NOT NULL GROUP BY 1`.execute(database.owner);
  return new Map(rows.map(({ value, n }) => [value, n]));
}

const countOf = async (table: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(database.owner);
  return rows[0]?.n ?? 0;
};

async function missing<State extends string>(
  shown: Shown<State>,
  numbers: Readonly<Record<State, number>>,
  counts: ReadonlyMap<number, number>,
): Promise<readonly string[]> {
  return Object.keys(numbers).filter(
    (state) => shown[state as State] === true && !counts.get(numbers[state as State]),
  );
}

const doneSteps = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`SELECT name FROM demo_step`.execute(database.owner);
  return rows.map(({ name }) => name);
};

const TABLES = [
  'deposit',
  'deposit_exception',
  'withdrawal',
  'bonus_grant',
  'schedule',
  'follow_plan',
  'announcement',
  'help_article',
  'banner',
  'live_notification',
  'player_note',
  'operator',
  'operator_audit',
];

const sizes = async () =>
  Object.fromEntries(await Promise.all(TABLES.map(async (each) => [each, await countOf(each)])));

/** One for each thing that the demo shows. */
const STEPS = [
  demoPlayerNote,
  demoFollow,
  demoLeader,
  demoAnnouncements,
  demoBanners,
  demoArticles,
  demoTrial,
  demoMessages,
  demoBonus,
  demoDeposits,
  demoMoneySettings,
  demoCards,
  demoWithdrawals,
  demoBets,
  demoTurnover,
  demoSchedules,
];

test('each step comes after those that it needs', () => {
  const names = inOrder(server.platform.demoSteps).map(({ name }) => name);
  expect(names.toSorted()).toEqual(STEPS.map(({ name }) => name).toSorted());
  expect(names.indexOf('withdrawals')).toBeGreaterThan(names.indexOf('turnover'));
  const lost = [{ name: 'a', after: ['b'], run: async () => undefined }];
  expect(() => inOrder(lost)).toThrow('comes after steps that there are');
});

test('fills an empty database once, also if it was stopped, and every state is there', async () => {
  for (const cut of CUTS) await expect(fill(cut)).rejects.toThrow(STOPPED);
  const filling = fill();
  filling.catch(() => undefined);
  await expect.poll(doneSteps, { timeout: 240_000 }).toContain('bonus');
  // The leader is on the list after a draw; the bets end ten minutes after the beginning.
  await expect
    .poll(
      async () => {
        await database.clock.advance(STEP_MS);
        return doneSteps();
      },
      { timeout: 240_000, interval: 1_000 },
    )
    .toContain('follow');
  await database.clock.advance(600_000);
  expect(await filling).toBe(true);

  const [deposits, withdrawals] = [await countBy('deposit'), await countBy('withdrawal')];
  expect(await missing(DEPOSITS, DEPOSIT_STATES, deposits)).toEqual([]);
  expect(await missing(WITHDRAWALS, WITHDRAW_STATES, withdrawals)).toEqual([]);
  expect(await missing(CANCELLED, CANCEL_REASONS, await countBy('deposit', 'reason'))).toEqual([]);
  expect(await missing(BONUSES, BONUS_STATES, await countBy('bonus_grant'))).toEqual([]);
  expect(await sizes()).toMatchObject({
    deposit: 12,
    deposit_exception: 1,
    withdrawal: 8,
    bonus_grant: 2,
    schedule: 2,
    follow_plan: 1,
    announcement: 6,
    help_article: 12,
    banner: 2,
    live_notification: 1,
    player_note: 1,
    operator: 2,
  });
  expect(await server.audit()).toEqual([]);
}, 600_000);

test('shows players what it made, and player1 can withdraw at once', async () => {
  const form = { UserName: 'player1', Password: DEMO_PASSWORD };
  const { access_token: token } = (await server.call(loginHttp.login, form)).value;
  const { value: data } = await server.call(withdrawHttp.getWithdrawData, null, { token });
  expect(data.Checks.filter(({ IsGood }) => !IsGood)).toEqual([]);
  expect(data.Available).toBeGreaterThan(data.Min);
  const notices = await server.call(announcementHttp.getAnnouncements, { Count: 9 }, { token });
  expect(notices.value.Rows).toHaveLength(6);
  const articles = await server.call(helpHttp.getHelp, {}, { token });
  expect(articles.value.Rows).toHaveLength(12);
  const banners = await server.call(bannerHttp.getBanners, null, { token });
  expect(banners.value.Rows).toHaveLength(2);
  const trial = await server.call(registrationLinkHttp.getDemoLink, null);
  expect(trial.value.DemoLink).not.toBe('');
  const unread = await server.call(inboxHttp.getUnreadMessages, null, { token });
  expect(Object.values(unread.value.Tabs).filter((n) => n > 0).length).toBeGreaterThan(2);
});

test('leaves a database alone that is full, or was not empty when the demo began', async () => {
  const before = await sizes();
  expect(await fill()).toBe(true);
  await sql`DELETE FROM demo_step`.execute(database.owner);
  await openForDemo(database.ownerUrl);
  expect(await doneSteps()).toEqual([]);
  expect(await fill()).toBe(true);
  expect(await sizes()).toEqual(before);
});
