import { beforeAll, expect, test } from 'vitest';
import { siteStateConsole, siteStateHttp } from '@fairlot/wire/content/site-state';
import { settingsHttp } from '@fairlot/wire/site/settings';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { operator } from '../../staff/operator/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { login } from '../../auth/login/index.ts';
import { settings } from '../../site/settings/index.ts';
import { describeSettings } from '../../../cli/commands/site/settings.ts';
import '../../account/contact/index.ts';
import '../../account/passkey/index.ts';
import { siteState } from './index.ts';

const server = withTestServer({
  features: [settings, login, operator, siteState, ...PASSWORD_ONLY],
});
let token = '';
beforeAll(async () => {
  ({ token } = await signInOperator(server(), 'wang'));
});

const Reason = 'a test of it';
type Change = Parameters<typeof set>;
const set = (Key: string, Value: string | number | boolean | string[], Seen: typeof Value) =>
  server().callConsole(siteStateConsole.changeSetting, { Key, Value, Seen, Reason }, { token });
const rows = async () =>
  (await server().callConsole(siteStateConsole.getSettings, null, { token })).value.Rows;

test('operators see what each setting may hold, and change it as they saw it', async () => {
  const found = await rows();
  const find = (key: string) => found.find(({ Key }) => Key === key);
  expect(find('merchantCode')).toMatchObject({ Kind: 'text', Most: 20, Value: 'FAIRLOT' });
  expect(find('loginsPerMinute')).toMatchObject({ Kind: 'number', Least: 1, Most: 100_000 });
  expect(find('isRegisterOpen')).toMatchObject({ Kind: 'switch', Value: true });
  // A choice is read by names, each value by its own, in both languages.
  const choices = found.filter(({ Names }) => Names);
  expect(choices.map(({ Key }) => Key)).toEqual(expect.arrayContaining(['skinMode', 'skinAccent']));
  for (const { Of, Names } of choices) expect(Object.keys(Names ?? {})).toEqual(Of);
  expect(find('skinAccent')?.Names?.['celadon']).toEqual({ zh: '龙泉青', en: 'Celadon' });
  expect((await set('merchantCode', 'GONGYAN8', 'FAIRLOT')).code).toBe('OK');
  await expect
    .poll(async () => (await server().call(siteStateHttp.getMerchantCode, null)).body)
    .toBe('GONGYAN8');
});

test('what decides where secrets of players are sent is shown to whoever has the machine alone', async () => {
  const own = ['siteAddress', 'passkeyHost', 'passkeyOrigins'];
  expect((await rows()).filter(({ Key }) => own.includes(Key))).toEqual([]);
  const told = await describeSettings(server().db);
  for (const key of own) expect(told).toContain(`${key} `);
});

const REFUSED: readonly (readonly [string, ...Change])[] = [
  ['NO_SUCH_SETTING', 'merchantState', 'Disable', 'Enable'],
  ['NOT_A_VALUE', 'merchantCode', 'with space', 'GONGYAN8'],
  ['NOT_A_VALUE', 'merchantCode', 'A'.repeat(21), 'GONGYAN8'],
  ['NOT_A_VALUE', 'loginsPerMinute', 0, 60],
  ['NOT_A_VALUE', 'loginsPerMinute', 100_001, 60],
  ['NOT_A_VALUE', 'isRegisterOpen', 'yes', true],
  ['SETTING_CHANGED', 'merchantCode', 'OTHER', 'FAIRLOT'],
  // Where links to new passwords lead, and whose passkeys are taken, is said by whoever has the machine.
  ['NO_SUCH_SETTING', 'siteAddress', 'https://evil.example', ''],
  ['NO_SUCH_SETTING', 'passkeyHost', 'evil.example', 'localhost'],
  ['NO_SUCH_SETTING', 'passkeyOrigins', ['https://evil.example'], []],
  ['NO_CHANGE', 'merchantCode', 'GONGYAN8', 'GONGYAN8'],
];
test.each(REFUSED)('%s: %s as %j, seen as %j', async (code, ...change) => {
  const before = await rows();
  expect((await set(...change)).code).toBe(code);
  expect(await rows()).toEqual(before);
});

test('of two who saw the same one changes it, and the other is told', async () => {
  const both = await Promise.all([
    set('siteName', 'One', 'Fairlot'),
    set('siteName', 'Two', 'Fairlot'),
  ]);
  expect(both.map(({ code }) => code).toSorted()).toEqual(['OK', 'SETTING_CHANGED']);
});

test('lines are added, measured otherwise and taken away at the console', async () => {
  const add = (Name: string, URL: string) =>
    server().callConsole(siteStateConsole.addLine, { Name, URL, Reason }, { token });
  expect((await add('one', 'https://one.example')).value).toEqual({ URL: 'https://one.example' });
  expect((await add('one', 'https://two.example')).code).toBe('LINE_EXISTS');
  expect((await add('two', 'ftp://two.example')).code).toBe('BAD_LINE_URL');
  const wanted = { IntervalInMinute: 5, EnableSwitchURL: false };
  const Seen = { IntervalInMinute: 10, EnableSwitchURL: true };
  const measure = (input: typeof wanted) =>
    server().callConsole(siteStateConsole.changeSpeedTest, { ...input, Seen, Reason }, { token });
  expect((await measure(Seen)).code).toBe('NO_CHANGE');
  expect((await measure(wanted)).value).toEqual(wanted);
  expect((await measure(wanted)).code).toBe('SETTING_CHANGED');
  const known = await server().callConsole(siteStateConsole.getLines, null, { token });
  expect(known.value).toMatchObject({
    ...wanted,
    Rows: [{ Name: 'one', URL: 'https://one.example' }],
  });
  await expect
    .poll(async () => (await server().call(settingsHttp.getSpeedTest, {})).value)
    .toEqual({ ...wanted, URLList: [{ Name: 'one', URL: 'https://one.example' }] });
  const remove = () =>
    server().callConsole(siteStateConsole.removeLine, { Name: 'one', Reason }, { token });
  expect((await remove()).code).toBe('OK');
  expect((await remove()).code).toBe('NO_SUCH_LINE');
});
