// What answers of the server do to a page (spec sections 2 and 8) as a table: 401, 403, 500, 503, and the
// calls that keep their page through all but 401 and 403. Each row is asked of a real page; below it
// stands what the real server answers.
import type { Browser, Page, Route } from 'playwright-core';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DENIED_CODES, loginHttp } from '@fairlot/wire/auth/login';
import { callEndpoint } from '@fairlot/server/testing/call';
import {
  blockAddress,
  goOffline,
  goOnline,
  setSingleSession,
  unblockAddress,
} from '@fairlot/server/features/site/settings/values/index';
import { closePages, joinBrowser, openPage } from './browser.ts';
import { connectAfter } from './hub-connection.ts';
import { keptLogin, openSignedIn, registerPlayer, type Player } from './visit.ts';
import { joinWorld, type World } from './world.ts';

const MINUTE_MS = 60_000;

let world: World;
let browser: Browser;
let player: Player;
let page: Page;

beforeAll(async () => {
  world = await joinWorld();
  browser = await joinBrowser();
  player = await registerPlayer(world);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

const keptSession = () => page.evaluate(() => localStorage.getItem('fairlot.session'));
const addressOf = (): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** A call, the page on which it is made, and how long the token of that page is still good. */
type Asked = {
  readonly name: string;
  readonly pattern: string;
  readonly from: string;
  readonly goodForMs: number;
};
const PLAIN: Asked = {
  name: 'a call',
  pattern: '**/api/LotteryGame/Data',
  from: '/',
  goodForMs: 30 * MINUTE_MS,
};
/** Exempt from the handler of all calls, but for 401 and 403 (spec section 8). */
const EXEMPT: readonly Asked[] = [
  { ...PLAIN, name: 'a wallet call', pattern: '**/api/Wallet/GetWalletAmount' },
  { ...PLAIN, name: 'a bet call', pattern: '**/api/Bet/Odds', from: '/Bet/4' },
  // Under five minutes are left: the page renews its token at once.
  { ...PLAIN, name: 'a token call', pattern: '**/api/Token/Refresh', goodForMs: 4 * MINUTE_MS },
];

type Row = {
  readonly asked: Asked;
  readonly status: number;
  readonly body: object;
  readonly what: string;
  /** The address that it leads to; undefined: the page stays. */
  readonly to?: string;
  /** Whether the device has a token afterwards. */
  readonly token: boolean;
};

const messagePage = (code: keyof typeof DENIED_CODES) =>
  `/ErrorMsg?Msg=${encodeURIComponent(DENIED_CODES[code].zh)}`;
const ENDS: readonly (readonly [code: string, message: string, to: string])[] = [
  ['blacklist', '', messagePage('blacklist')],
  ['different_user', '', messagePage('different_user')],
  ['change_password', '', messagePage('change_password')],
  ['forced_logout', '', messagePage('forced_logout')],
  ['IP_restricted', '', '/IPRestricted'],
  ['', 'your address is IP_restricted', '/IPRestricted'],
  ['expired', '', '/Timeout'],
  ['not_logged_in', '', '/Login'],
];

const denied = (asked: Asked, status: number): Row[] =>
  ENDS.map(([Code, Message, to]) => ({
    asked,
    status,
    body: { Code, Message, RequestId: '' },
    what: Code || Message,
    to,
    token: false,
  }));

const END = 4_070_908_800_000;
const off = (OfflineEndTime: number | null) => ({ OfflineEndTime, RequestId: '' });
/** The answers that lead an ordinary call away, and an exempt one nowhere. */
const BROKEN: readonly Omit<Row, 'asked'>[] = [
  { status: 500, what: 'a fault', body: {}, to: '/ErrorMsg', token: true },
  {
    status: 503,
    what: 'off until a time',
    body: off(END),
    to: `/Offline?EndTime=${END}`,
    token: false,
  },
  { status: 503, what: 'off without an end', body: off(null), to: '/Offline', token: false },
];

const ROWS: readonly Row[] = [
  ...[401, 403].flatMap((status) => denied(PLAIN, status)),
  {
    asked: PLAIN,
    status: 403,
    what: 'not_allowed',
    body: { Code: 'not_allowed', Message: '', RequestId: '' },
    token: true,
  },
  ...BROKEN.map((row) => ({ ...row, asked: PLAIN })),
  { asked: PLAIN, status: 503, what: 'no OfflineEndTime', body: { Code: 'TOO_BUSY' }, token: true },
  ...EXEMPT.flatMap((asked): Row[] => [
    ...BROKEN.map(({ to: _, ...row }) => ({ ...row, asked, token: true })),
    ...[401, 403].flatMap((status) =>
      denied(asked, status).filter(({ what }) => /^(?:forced_logout|IP_restricted)$/.test(what)),
    ),
  ]),
];

/** An empty page of the site: the device keeps a login before the client loads. */
const BLANK = '/blank-of-this-test';

describe('an answer', () => {
  beforeAll(async () => {
    page = await openPage(browser, world.url);
    await page.route(`**${BLANK}`, (route) => route.fulfill({ contentType: 'text/html' }));
  });
  afterAll(() => page.context().close());

  test.each(
    ROWS.map((row) => {
      const { asked, status, what, to } = row;
      return [asked.name, status, what, to ? `leads to ${to}` : 'keeps the page', row] as const;
    }),
  )('of %s with %i (%s) %s', async (_, __, ___, ____, { asked, status, body, to, token }) => {
    const answer = (route: Route) => route.fulfill({ status, json: body });
    await page.goto(BLANK);
    const session = {
      ...keptLogin(player).session,
      expiresAt: Date.now() + asked.goodForMs,
    };
    await page.evaluate(
      (kept) => localStorage.setItem('fairlot.session', kept),
      JSON.stringify(session),
    );
    await page.route(asked.pattern, answer);
    const answered = page.waitForResponse(asked.pattern);
    await page.goto(asked.from);
    await (await answered).finished();
    if (to) await page.waitForURL((at) => at.pathname + at.search === to);
    // What would lead away does so in the same breath as the answer.
    else await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
    expect(addressOf()).toBe(to ?? asked.from);
    expect((await keptSession()) !== null).toBe(token);
    await page.unroute(asked.pattern, answer);
  });
});

test('the page of a fault names the request, for whoever is asked about it', async () => {
  page = await openSignedIn(browser, world, player);
  const body = { Code: 'FAILED', Message: '', RequestId: 'r-4711-of-a-test' };
  await page.route(PLAIN.pattern, (route) => route.fulfill({ status: 500, json: body }));
  await page.goto(PLAIN.from);
  await page.waitForURL('**/ErrorMsg');
  await page.getByText('请求编号 r-4711-of-a-test').waitFor();
  await page.context().close();
});

describe('the server', () => {
  /** The site as it was; a setting is read anew within a second. */
  afterEach(async () => {
    await page.context().close();
    await goOnline(world.db);
    await unblockAddress(world.db, '127.0.0.1');
    await setSingleSession(world.db, false);
    const status = async () =>
      (await fetch(`${world.url}/api/LotteryGame/Data`, { method: 'POST' })).status;
    await expect.poll(status).toBe(200);
  });

  /** Enters as somebody new, and waits until the hub talks. */
  async function enter(): Promise<void> {
    player = await registerPlayer(world);
    page = await openSignedIn(browser, world, player);
    await connectAfter(page, () => page.goto('/'));
    await page.getByRole('button', { name: /账户菜单/ }).waitFor();
  }

  test('of a site that is off leads to Offline with its end, and back when it is on', async () => {
    await enter();
    const until = (await world.clock.now()) + 60 * MINUTE_MS;
    await goOffline(world.db, until);
    await page.reload();
    await page.waitForURL(`**/Offline?EndTime=${until}`);
    await page.getByRole('heading', { name: '系统维护中', level: 1 }).waitFor();
    await goOnline(world.db);
    await expect
      .poll(async () => {
        await page
          .getByRole('button', { name: '现在重试' })
          .click({ timeout: 500 })
          .catch(() => {});
        return addressOf();
      })
      .toBe('/Login');
  });

  test('leads a blocked address to IPRestricted', async () => {
    await enter();
    await blockAddress(world.db, '127.0.0.1');
    await page.reload();
    await page.waitForURL('**/IPRestricted');
    await page.getByRole('heading', { name: '当前地区无法访问', level: 1 }).waitFor();
    // As the server sees it, also after a reload: who is kept out by mistake can say so.
    await page.getByText('IP 127.0.0.1.').waitFor();
    await page.reload();
    await page.getByText('IP 127.0.0.1.').waitFor();
  });

  test('leads a visitor of the lobby away as it leads a player', async () => {
    page = await openPage(browser, world.url);
    await page.goto('/Lobby');
    await page.getByRole('link', { name: '一分时时彩' }).waitFor();
    await blockAddress(world.db, '127.0.0.1');
    // The lobby asks again by itself.
    await page.waitForURL('**/IPRestricted');
    await unblockAddress(world.db, '127.0.0.1');
    await expect
      .poll(async () => {
        await page.goto('/Lobby');
        return page.getByRole('link', { name: '一分时时彩' }).count();
      })
      .toBe(1);
    await goOffline(world.db, null);
    await page.waitForURL('**/Offline');
  });

  test('ends the first login by a second where the site wants one only, and says why', async () => {
    await enter();
    await setSingleSession(world.db, true);
    const { userName: UserName, password: Password } = player;
    // The setting is read anew within a second.
    const signInElsewhere = async (): Promise<string> => {
      const { code } = await callEndpoint(world.url, loginHttp.login, { UserName, Password });
      expect(code).toBe('OK');
      return new URL(page.url()).pathname;
    };
    await expect.poll(signInElsewhere, { interval: 500 }).toBe('/ErrorMsg');
    await page.getByText(DENIED_CODES.different_user.zh).waitFor();
    expect(await keptSession()).toBeNull();
  });

  test.each(['blacklist', 'change_password', 'forced_logout'] as const)(
    'ends an open page by %s, which ErrorMsg says',
    async (code) => {
      await enter();
      await sql`UPDATE session SET ended_code = ${code}, ended_at = app_now()
        WHERE player_id = (SELECT player_id FROM player WHERE user_name = ${player.userName})`.execute(
        world.owner,
      );
      await page.waitForURL(`**${messagePage(code)}`);
      await page.getByText(DENIED_CODES[code].zh).waitFor();
      expect(await keptSession()).toBeNull();
    },
  );
});
