import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { exchangeRateConsole } from '@fairlot/wire/money/exchange-rate';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { reportConsole } from '@fairlot/wire/back-office/report';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { changeDeclared } from '../../site/settings/declare/index.ts';
import { at } from './ask-source.ts';
import { depositRate, dropSource, isQuoted, setSource, withdrawRate } from './index.ts';
import { shortOfSources } from './short-of-sources.ts';
import { takeRate } from './take-rate.ts';

const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
const MINUTE = 60_000;
let sandbox: Sandbox;
let huge: Server;
beforeAll(async () => {
  const now = () => server().clock.now();
  sandbox = await startSandbox({ secret: 'a'.repeat(20), controlToken: 'c', now });
  huge = createServer((_, answer) => answer.end(JSON.stringify({ price: 'x'.repeat(70_000) })));
  huge.listen(0, '127.0.0.1');
  await once(huge, 'listening');
});
afterAll(async () => {
  await sandbox.stop();
  huge.close();
});

const db = () => server().db;
const add = (id: string, url = `${sandbox.url}/rate/${id}`) =>
  transaction(db(), (tx) =>
    setSource(tx, { id, url, pointer: '/data/price', timePointer: '/data/time' }),
  );
const say = (name: string, said: object) => sandbox.control('rate', { name, ...said });
const set = (name: string, value: unknown) =>
  transaction(db(), (tx) => changeDeclared(tx, name, value));
/** Asks all sources a minute later. */
async function later(ms = MINUTE): Promise<void> {
  await server().clock.advance(ms);
  await takeRate(db());
}
const both = async () => [(await depositRate(db()))?.rate, (await withdrawRate(db()))?.rate];
const faults = async () => {
  const { rows } = await sql<{ fault: string | null }>`
    SELECT fault FROM rate_source WHERE is_on ORDER BY sort`.execute(server().owner);
  return rows.map(({ fault }) => fault);
};

beforeEach(async () => {
  await sql`DELETE FROM rate_mid`.execute(server().owner);
  await sql`DELETE FROM rate_source`.execute(server().owner);
  await sql`UPDATE rate_terms SET spread = 50, fixed = NULL, fixed_until = NULL, refused = NULL, refused_at = NULL`.execute(
    server().owner,
  );
  await set('ratePick', 'median');
  for (const [id, price] of [
    ['alpha', '7.19'],
    ['beta', '7.2'],
    ['gamma', '7.9'],
  ] as const) {
    await add(id);
    await say(id, { price });
  }
});

test('without a source there is no rate; the middle of them less and more the spread is one', async () => {
  expect(await both()).toEqual([undefined, undefined]);
  await later();
  expect(await both()).toEqual([7_164n, 7_236n]);
  const lock = await depositRate(db());
  expect(lock?.untilMs).toBe((lock?.atMs ?? 0) + 15 * MINUTE);
  // The first of them in their order, where the setting says so.
  await set('ratePick', 'order');
  await later();
  expect(await both()).toEqual([7_154n, 7_226n]);
});

test('a rate that nobody told for five minutes is none', async () => {
  await later();
  for (const name of ['alpha', 'beta', 'gamma']) await say(name, { isSilent: true });
  await later(4 * MINUTE);
  expect(await both()).toEqual([7_164n, 7_236n]);
  await later(MINUTE + 1_000);
  expect(await both()).toEqual([undefined, undefined]);
  expect(await faults()).toEqual(['SILENT', 'SILENT', 'SILENT']);
});

test('what says nothing of use is left out, and less than two sources are none', async () => {
  await later();
  await say('alpha', { raw: '{"data":' });
  await say('beta', { price: '7.3', timeMs: (await server().clock.now()) - 6 * MINUTE });
  await add('gamma', `http://127.0.0.1:${(huge.address() as AddressInfo).port}/`);
  await later(6 * MINUTE);
  expect(await faults()).toEqual(['UNREADABLE', 'OLD', 'SILENT']);
  expect(await both()).toEqual([undefined, undefined]);
  await add('gamma');
  await say('gamma', { price: '7.25' });
  await later();
  expect(await both()).toEqual([undefined, undefined]);
  await say('alpha', { price: '7.21' });
  await later();
  expect(await both()).toEqual([7_193n, 7_267n]);
});

test('a jump above the bound is not taken, and what held grows old', async () => {
  await later();
  for (const name of ['alpha', 'beta', 'gamma']) await say(name, { price: '7.56' });
  await later();
  expect((await depositRate(db()))?.rate).toBe(7_522n);
  for (const name of ['alpha', 'beta', 'gamma']) await say(name, { price: '72' });
  await later();
  expect((await depositRate(db()))?.rate).toBe(7_522n);
  const { rows } = await sql`SELECT refused FROM rate_terms`.execute(server().owner);
  expect(rows).toEqual([{ refused: 72_000n }]);
  await later(5 * MINUTE);
  expect(await both()).toEqual([undefined, undefined]);
});

test('of two processes one asks, and both take one rate', async () => {
  await server().clock.advance(MINUTE);
  const asked = await Promise.all([takeRate(db()), takeRate(db()), takeRate(db())]);
  expect(asked.filter(Boolean)).toHaveLength(1);
  const { rows } = await sql`SELECT mid FROM rate_mid`.execute(server().owner);
  expect(rows).toEqual([{ mid: 7_200n }]);
});

test('what was shown may be asked for as long as a quote is good, and no longer', async () => {
  await later();
  await say('beta', { price: '7.3' });
  await say('gamma', { price: '7.3' });
  await server().clock.advance(30_000);
  expect(await isQuoted(db(), mills(7_236))).toBe(true);
  await later(30_000);
  expect([await isQuoted(db(), mills(7_236)), await isQuoted(db(), mills(7_337))]).toEqual([
    true,
    true,
  ]);
  expect(await isQuoted(db(), mills(7_235))).toBe(false);
  await later(MINUTE);
  expect(await isQuoted(db(), mills(7_236))).toBe(true);
  await later(1_000);
  expect(await isQuoted(db(), mills(7_236))).toBe(false);
});

test('two operators fix a rate for a while, and nobody alone', async () => {
  await later();
  const maker = await signInOperator(server(), 'clerk', ['finance']);
  const checker = await signInOperator(server(), 'lead', ['finance-lead']);
  const look = async () =>
    (await server().callConsole(exchangeRateConsole.getRates, undefined, maker)).value;
  const seen = await look();
  expect(seen).toMatchObject({ Mid: 7_200n, In: 7_164n, Out: 7_236n, IsGood: true, Fixed: null });
  expect(seen.Sources.map(({ Id, Value }) => [Id, Value])).toEqual([
    ['alpha', 7_190n],
    ['beta', 7_200n],
    ['gamma', 7_900n],
  ]);
  const asked = { Seen: seen.Version, Spread: 100, Minutes: 60, Reason: 'the sources are off' };
  const put = await server().callConsole(
    exchangeRateConsole.proposeTerms,
    { ...asked, Fixed: 7 },
    maker,
  );
  expect(put.code).toBe('OK');
  expect((await look()).Fixed).toBe(null);
  const { Id, Hash } = put.value;
  const confirm = (by: typeof maker) =>
    server().callConsole(operatorHttp.confirm, { Id, Hash }, by);
  expect((await confirm(maker)).code).not.toBe('OK');
  expect((await confirm(checker)).code).toBe('OK');
  expect(await both()).toEqual([6_930n, 7_070n]);
  expect(await isQuoted(db(), mills(7_236))).toBe(false);
  const again = await server().callConsole(exchangeRateConsole.proposeTerms, asked, maker);
  expect(again.code).toBe('TERMS_CHANGED');
  // Whatever the sources say, and however long they say nothing; then they count again.
  await server().clock.advance(59 * MINUTE);
  expect(await both()).toEqual([6_930n, 7_070n]);
  await server().clock.advance(2 * MINUTE);
  expect(await both()).toEqual([undefined, undefined]);
  await later();
  expect(await both()).toEqual([7_128n, 7_272n]);
});

test('a source is an address of https and a place in its document', async () => {
  const good = { id: 'x', url: 'https://a.example/p', pointer: '/p', timePointer: undefined };
  const fault = (change: object) =>
    transaction(db(), (tx) => setSource(tx, { ...good, ...change }));
  expect(await fault({})).toBe(undefined);
  expect(await fault({ id: 'X' })).toMatch('small letters');
  for (const url of ['http://a.example/', 'file:///etc/passwd', 'https://u:p@a.example/', 'x']) {
    expect(await fault({ url })).toMatch('https');
  }
  expect(await fault({ pointer: 'p' })).toMatch('price');
  expect(await fault({ timePointer: '' })).toMatch('time');
  expect(await transaction(db(), (tx) => dropSource(tx, 'x'))).toBe(undefined);
  expect(await transaction(db(), (tx) => dropSource(tx, 'y'))).toMatch('no such');
  expect(at({ 'a/b': { '~': [1, 2] } }, '/a~1b/~0/1')).toBe(2);
  expect(at({}, '/constructor')).toBe(undefined);
});

test('operators hear on the page and on the dashboard of fewer sources than have to say a rate', async () => {
  const shown = async () => {
    const { token } = await signInOperator(server(), `few${(names += 1)}`, ['owner']);
    const { value } = await server().callConsole(exchangeRateConsole.getRates, null, { token });
    const { Queues } = (await server().callConsole(reportConsole.getDashboard, null, { token }))
      .value;
    return [value.Least, Queues.find(({ Name }) => Name === 'rate.sources')?.Count];
  };
  let names = 0;
  expect(await shown()).toEqual([2, 0]);
  const drop = (id: string) => transaction(db(), (tx) => dropSource(tx, id));
  await drop('alpha');
  expect(await shown()).toEqual([2, 0]);
  await drop('beta');
  expect(await shown()).toEqual([2, 1]);
  await drop('gamma');
  expect(await shown()).toEqual([2, 2]);
  // A rate that two fixed needs none of them.
  await sql`UPDATE rate_terms SET fixed = 7000, fixed_until = app_now() + interval '1 hour'`.execute(
    server().owner,
  );
  expect(await shown()).toEqual([2, 0]);
  // Where there never was one, nobody needs any.
  await sql`UPDATE rate_terms SET fixed = NULL, fixed_until = NULL`.execute(server().owner);
  await sql`DELETE FROM rate_source`.execute(server().owner);
  expect(await shown()).toEqual([2, 0]);
  expect(await shortOfSources(db())).toEqual([{ name: 'rate.sources', count: 0, oldestMs: null }]);
});
