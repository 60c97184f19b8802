import { afterEach, expect, test } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import { LINE_BOUNDS, settingsHttp, settingsHub } from '@fairlot/wire/site/settings';
import { transaction, type Tx } from '#platform/db';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { domainEvents } from '#platform/domain-events';
import { login } from '../../../auth/login/index.ts';
import { registerPlayer } from '../../../auth/login/testing.ts';
import { wallet } from '../../../money/wallet/index.ts';
import { addLine, removeLine, setLineSwitch, setSpeedTestMinutes } from './index.ts';
import { readSite } from '../values/index.ts';
import { settings } from '../index.ts';

const server = withTestServer({
  features: [settings, login, wallet, domainEvents, ...PASSWORD_ONLY],
});
const inOne = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  transaction(server().platform.db, work);
const add = (name: string, url: string) => inOne((tx) => addLine(tx, name, url));

/** Settings are read anew within a second. */
const shown = async () => (await server().call(settingsHttp.getSpeedTest, {})).value;
const DEFAULT = { URLList: [{ Name: '1', URL: '' }], IntervalInMinute: 10, EnableSwitchURL: true };

const open: { stop(): Promise<void> }[] = [];
const sources = async (path: string) => {
  const { headers } = await fetch(new URL(path, server().url));
  return /connect-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.stop()));
  await inOne(async (tx) => {
    for (const { name } of (await readSite(tx)).lines) await removeLine(tx, name);
    await setLineSwitch(tx, true);
    await setSpeedTestMinutes(tx, 10);
  });
  await expect.poll(shown).toEqual(DEFAULT);
  await expect.poll(() => sources('/')).not.toContain('https:');
});

/** A connection of a new player that notes what it hears of lines. */
async function listener(): Promise<unknown[]> {
  const { token } = await registerPlayer(server());
  const url = `${server().url}/Hub`;
  const connection = await connect({ url, transport: 'WebSockets', token: () => token });
  const heard: unknown[] = [];
  for (const { target } of [settingsHub.webSiteURLList, settingsHub.webSiteURLConfig]) {
    connection.on(target, (payload: unknown) => heard.push([target, payload]));
  }
  await connection.start();
  open.push(connection);
  return heard;
}

test('a change of lines reaches who asks and, at once, who is there', async () => {
  const heard = await listener();
  expect(await add('one', 'https://one.example/')).toEqual({
    ok: true,
    value: 'https://one.example',
  });
  const URLList = [{ Name: 'one', URL: 'https://one.example' }];
  const config = { IntervalInMinute: 10, EnableSwitchURL: true };
  await expect.poll(shown).toEqual({ URLList, ...config });
  await expect
    .poll(() => heard)
    .toEqual([
      ['WebSiteURLList', { URLList }],
      ['WebSiteURLConfig', config],
    ]);
  await inOne((tx) => setLineSwitch(tx, false));
  await inOne((tx) => setSpeedTestMinutes(tx, 3));
  await expect.poll(shown).toEqual({ URLList, IntervalInMinute: 3, EnableSwitchURL: false });
  await expect.poll(() => heard.length).toBe(6);
  expect(heard.at(-1)).toEqual([
    'WebSiteURLConfig',
    { IntervalInMinute: 3, EnableSwitchURL: false },
  ]);
  expect(await inOne((tx) => removeLine(tx, 'one'))).toMatchObject({ ok: true });
  await expect.poll(() => heard.at(-2)).toEqual(['WebSiteURLList', { URLList: DEFAULT.URLList }]);
});

test('what is no line is refused, and nobody hears of it', async () => {
  const heard = await listener();
  expect(await add('', 'https://one.example')).toMatchObject({ error: { code: 'BAD_LINE_NAME' } });
  const long = 'x'.repeat(LINE_BOUNDS.name);
  expect(await add(`${long}x`, 'https://one.example')).toMatchObject({
    error: { code: 'BAD_LINE_NAME', params: { most: LINE_BOUNDS.name } },
  });
  expect(await add('one', 'http://one.example')).toEqual({
    ok: false,
    error: { code: 'BAD_LINE_URL' },
  });
  expect(await inOne((tx) => removeLine(tx, 'one'))).toMatchObject({
    error: { code: 'NO_SUCH_LINE' },
  });
  for (const minutes of [0, 1.5, LINE_BOUNDS.minutes + 1]) {
    expect(await inOne((tx) => setSpeedTestMinutes(tx, minutes))).toMatchObject({
      error: { code: 'BAD_MINUTES' },
    });
  }
  expect(await inOne((tx) => setSpeedTestMinutes(tx, LINE_BOUNDS.minutes))).toMatchObject({
    ok: true,
  });
  await expect.poll(() => heard.length).toBe(2);
  expect((await add(long, 'https://one.example')).ok).toBe(true);
});

test('a name and an address stand once, and there are so many at most, also of two who add at once', async () => {
  for (let i = 1; i < LINE_BOUNDS.lines; i += 1) {
    expect((await add(`line ${i}`, `https://line${i}.example`)).ok).toBe(true);
  }
  const taken = { error: { code: 'LINE_EXISTS' } };
  expect(await add('line 1', 'https://other.example')).toMatchObject(taken);
  expect(await add('other', 'https://LINE1.example:443')).toMatchObject(taken);
  const both = await Promise.all(['a', 'b'].map((name) => add(name, `https://${name}.example`)));
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'TOO_MANY_LINES' } });
});

test('a page may ask the lines of the site, and no other address', async () => {
  const before = await sources('/');
  expect(before).not.toContain('https:');
  await add('one', 'https://one.example');
  await expect.poll(() => sources('/')).toBe(`${before} https://one.example`);
  expect(await sources('/api/SpeedTest/Get')).toBe(before);
  await inOne((tx) => removeLine(tx, 'one'));
  await expect.poll(() => sources('/')).toBe(before);
});
