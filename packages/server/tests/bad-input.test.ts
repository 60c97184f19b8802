import http, { Agent } from 'node:http';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '@fairlot/wire/core';
import { betHttp } from '@fairlot/wire/play/bet';
import { favoritesHttp } from '@fairlot/wire/play/favorites';
import { helpConsole } from '@fairlot/wire/content/help';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { inboxHttp } from '@fairlot/wire/messaging/inbox';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { loginHttp } from '@fairlot/wire/auth/login';
import { betCalls } from '../features/play/bet/testing/calls.ts';
import { forgetLogins } from '../features/auth/login/sessions/authenticate.ts';
import { registerPlayer } from '../features/auth/login/testing.ts';
import { signInOperator } from '../features/staff/operator/testing/sign-in.ts';
import { allCalls, allConsoleCalls, type NamedCall } from '../features/testing.ts';
import { CALLS } from '#testing/calls';
import { withTestServer } from '#testing';
import { byRing, ring } from '#testing/ring';

/**
 * What nobody should send, to every endpoint of the contract: a good input with one place spoilt, or
 * no input at all. The answer is a refusal or 400, never 500, and nothing has changed.
 */
const server = withTestServer({ startAt: CALLS.startAt });
/** Inputs of each call, and how many of them are under way at once. */
const RUNS = byRing({ short: 50, all: 200, long: 10_000 });
/** Half an hour of them altogether (S15): each call has its share, and goes on until that is over. */
const LONG_MS = ring === 'long' ? 30 * 60_000 : 0;
/** Inputs of one seed. */
const PIECE = Math.min(200, RUNS);
const AT_ONCE = 8;

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Values as JSON texts, for some of them no program would write. */
const NASTY: readonly string[] = [
  ['0', '-1', '-0', '1.5', '0.0001', '1e308', '-1e308', '1e999', '-1e999', '1e-400'],
  ['9007199254740991', '-9007199254740991', '9007199254740993', '8640000000000001'],
  ['8000000000000000', '-8000000000000000', '2147483647', '2147483648', '-2147483649'],
  ['32767', '32768', '65536', '1e15', '4294967296', '99999', '100000'],
  ['null', 'true', 'false', '{}', '[]', '[[]]', '""', '" "', '"0"', '"-1"', '"NaN"'],
  ['"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udc00\\ud800"', '"\\u202e"', '"\\uffff"'],
  ['"😀"', '"１２３４５"', '"1,2,3,4,5\\u0000"', '"\\\\"', '"{}"', '"%00"', '"\'; --"', '"$1"'],
  ['"__proto__"', '"constructor"', '"toString"', '"hasOwnProperty"', '{"__proto__":1}'],
  ['"2027-02-30"', '"0000-00-00"', '"9999-99-99"', '"0001-01-01"', '"9999-12-31"'],
  ['"ssc.c.total"', '"d3.c.total"', '"player:1"', '"game:99999"', '"game:-1"'],
  ['"00000000-0000-0000-0000-000000000000"', '"ffffffff-ffff-ffff-ffff-ffffffffffff"'],
  [nested(5_000), `"${'9'.repeat(5_000)}"`, `"${',|&-'.repeat(500)}"`],
  [`[${'1,'.repeat(300)}1]`, `[${'"1",'.repeat(3)}1e308]`, '[1e15]', '[-9007199254740991]'],
].flat();

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
const MARK = '@spoilt@';

/** Every way to put the mark in one place of a value. */
function* marked(value: Json): Generator<Json> {
  yield MARK;
  if (Array.isArray(value)) {
    for (const [i, each] of value.entries()) {
      for (const other of marked(each)) yield value.with(i, other);
    }
    yield [...value, MARK];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      for (const other of marked(each)) yield { ...value, [key]: other };
    }
    yield { ...value, Unknown: MARK };
  }
}

const spoiltText = (sample: object): fc.Arbitrary<string> => {
  const places = [...marked(sample as Json)].map((place) => JSON.stringify(place));
  const value = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.maxSafeInteger().map(String) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)) },
  );
  const spoilt = fc
    .tuple(fc.constantFrom(...places), value)
    .map(([place, bad]) => place.replaceAll(`"${MARK}"`, () => bad));
  const broken = fc.constantFrom('', '{', 'NaN', '{"a":1,}', nested(20_000), '\u0000', 'undefined');
  return fc.oneof({ weight: 12, arbitrary: spoilt }, { weight: 1, arbitrary: broken });
};

const LONGEST_QUERY = 4_000;

type Answer = { readonly status: number; readonly body: string };
/** Kept open: `fetch` would cost more than what is asked. */
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
afterAll(() => agent.destroy());

const send = (
  target: URL,
  method: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Promise<Answer> =>
  new Promise((done, failed) => {
    const asked = http.request(target, { agent, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
      );
      response.on('error', failed);
    });
    asked.on('error', failed);
    asked.end(body);
  });

function request({ method, path }: Endpoint, text: string, { url, token }: Door): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}` };
  const target = new URL(path, url);
  if (method === 'POST') {
    const length = String(Buffer.byteLength(text));
    const typed = { 'content-type': 'application/json', 'content-length': length };
    return send(target, method, { ...headers, ...typed }, text);
  }
  let fields: unknown;
  try {
    fields = JSON.parse(text.slice(0, LONGEST_QUERY));
  } catch {
    target.search = text.slice(0, LONGEST_QUERY);
  }
  for (const [name, value] of Object.entries(fields ?? {})) {
    for (const each of Array.isArray(value) ? value : [value]) {
      target.searchParams.append(name, typeof each === 'string' ? each : JSON.stringify(each));
    }
  }
  return send(target, method, headers);
}

/** What a bad request must leave as it was. */
async function contents(): Promise<object> {
  const { rows } = await sql<object>`
    SELECT (SELECT count(*) FROM player) AS players, (SELECT count(*) FROM bet) AS bets,
      (SELECT count(*) FROM ledger_journal) AS journals, (SELECT count(*) FROM bet_cart) AS carts,
      (SELECT count(*) FROM manifest) AS manifests, (SELECT count(*) FROM beacon_round) AS rounds,
      (SELECT count(*) FROM event) AS events, (SELECT sum(balance) FROM ledger_account) AS money,
      (SELECT count(*) FROM issue WHERE closed_at IS NOT NULL) AS closed,
      (SELECT count(*) FROM operator_proposal) AS proposals,
      (SELECT jsonb_agg(jsonb_build_array(id, state) ORDER BY id) FROM game) AS games,
      (SELECT count(*) FROM operator_audit) AS acts`.execute(server().owner);
  return rows[0] ?? {};
}

/** What is spoilt here may be good in another way: a place further down, another day, another category. Money stays. */
const MAY_DO: ReadonlySet<Endpoint> = new Set<Endpoint>([
  favoritesHttp.placeInCollection,
  helpConsole.proposeArticle,
  lotteryConsole.proposeHolidays,
  // Any number is good: it is the newest that was seen.
  inboxHttp.readAllMessages,
]);
const ANY = { events: expect.anything(), proposals: expect.anything(), acts: expect.anything() };

/** Where to knock, and with what token. */
type Door = { readonly url: string; readonly token: string };
/** A player whose wallet is smaller than the cart, an agent, and an operator who may do anything. */
const doors = {
  player: { url: '', token: '' },
  agent: { url: '', token: '' },
  console: { url: '', token: '' },
};
beforeAll(async () => {
  await server().runJobs('fair.open');
  for (const name of ['loginsPerMinute', 'registrationsPerHour']) {
    await sql`
      INSERT INTO site_setting (name, value) VALUES (${name}, '1000000'::jsonb)`.execute(
      server().owner,
    );
  }
  const { token } = await registerPlayer(server());
  doors.player = { url: server().url, token };
  const agent = await registerPlayer(server());
  await sql`UPDATE player SET is_agent = true WHERE player_id = ${agent.playerId}`.execute(
    server().owner,
  );
  forgetLogins(server().platform.db);
  doors.agent = { url: server().url, token: agent.token };
  const operator = await signInOperator(server(), 'tester');
  doors.console = { url: server().consoleUrl, token: operator.token };
});

const LEAVING: readonly Endpoint[] = [loginHttp.logout, operatorHttp.signOut];
const of = (side: 'player' | 'console', named: readonly NamedCall[]) =>
  named
    .filter(({ endpoint }) => !LEAVING.includes(endpoint))
    .map(({ name, endpoint, row }) => {
      const door: keyof typeof doors = row.who === 'agent' ? 'agent' : side;
      return [name, endpoint, row.sample ?? {}, door] as const;
    });
const calls = [...of('player', allCalls), ...of('console', allConsoleCalls)];

// Before the samples: one of them is a break from bets.
test('the cart is refused for want of money alone', async () => {
  const reply = await server().callRaw(betHttp.place, betCalls.place.sample, doors.player);
  expect(reply.code).toBe('NOT_ENOUGH');
});

test.each(calls)('%s understands its sample', async (_, endpoint, sample, door) => {
  const { status, body } = await request(endpoint, JSON.stringify(sample), doors[door]);
  expect([status, body]).toMatchObject([200, expect.any(String)]);
});

/** So many inputs, and as many more as there is time for; every piece by a seed of its own. */
function* textsOf(sample: object, untilMs: number): Generator<string> {
  const spoilt = spoiltText(sample);
  for (let made = 0; made < RUNS || performance.now() < untilMs; made += PIECE) {
    yield* fc.sample(spoilt, { numRuns: PIECE, seed: 20_270_305 + made });
  }
}

test.each(calls)(
  '%s refuses whatever is wrong, and nothing changes',
  async (_, endpoint, sample, door) => {
    const before = await contents();
    const texts = textsOf(sample, performance.now() + LONG_MS / calls.length);
    const knock = async (): Promise<void> => {
      for (const text of texts) {
        const { status, body } = await request(endpoint, text, doors[door]);
        expect(status, `${text.slice(0, 300)} -> ${body}`).toBeLessThan(500);
        if (status === 400) {
          expect(JSON.parse(body)).toMatchObject({
            Code: 'BAD_REQUEST',
            Params: { field: expect.any(String) },
          });
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, knock));
    expect(await contents()).toMatchObject(MAY_DO.has(endpoint) ? { ...before, ...ANY } : before);
  },
);
