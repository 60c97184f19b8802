import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { MONEY_GROUPS } from '@fairlot/rules/check/money-settings';
import { siteStateConsole } from '@fairlot/wire/content/site-state';
import { moneySettingsConsole } from '@fairlot/wire/money/money-settings';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { changeDeclared, listSettings } from '../../site/settings/declare/index.ts';
import { moneyDesk } from './testing/desk.ts';

/** Settings of money: edited by one, published by another. */
const startAt = Date.parse('2027-03-05T04:00:30Z');
const server = withTestServer({ games: [4], startAt });
const desk = moneyDesk(server);
const { who, one, valueOf, edit, confirm, withdraw, versions } = desk;
beforeAll(desk.signIn);
const Reason = 'a test of money';
const CLERK = expect.stringMatching(/^clerk/) as unknown;
const LEAD = expect.stringMatching(/^lead/) as unknown;

test('every setting that two change is in one group, and none of them is changed by one', async () => {
  const keys = Object.values(MONEY_GROUPS).flatMap(({ keys: of }): readonly string[] => of);
  expect(new Set(keys).size).toBe(keys.length);
  const ofTwo = (await listSettings(server().platform.db)).filter(({ setting }) => setting.isByTwo);
  expect(ofTwo.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
  const owner = (await signInOperator(server(), 'owner', ['owner'])).token;
  const shown = (await server().callConsole(siteStateConsole.getSettings, null, { token: owner }))
    .value.Rows;
  expect(shown.filter(({ Key }) => keys.includes(Key))).toEqual([]);
  const alone = { Key: 'withdrawMin', Value: 1, Seen: 100, Reason };
  const done = await server().callConsole(siteStateConsole.changeSetting, alone, { token: owner });
  expect(done.code).toBe('NO_SUCH_SETTING');
  expect(await valueOf('withdraw', 'withdrawMin')).toBe(100);
});

test('one edits, another publishes what changes, and every version is kept', async () => {
  const put = await edit('withdraw', { withdrawMin: 200, withdrawFeeCap: 60, withdrawFree: 5 });
  expect(put.value).toMatchObject({
    Before: { withdrawMin: 100, withdrawFeeCap: 50, version: 1 },
    Content: { withdrawMin: 200, withdrawFeeCap: 60, version: 2, id: 'withdraw' },
  });
  // What stays is not part of it.
  expect(Object.keys(put.value.Content as object)).toHaveLength(4);
  expect(await one('withdraw')).toMatchObject({ Version: 1, IsAsked: true, Due: null });
  expect(await valueOf('withdraw', 'withdrawMin')).toBe(100);
  expect((await confirm(put.value, who.clerk)).status).toBe(403);
  expect((await confirm(put.value, who.service)).status).toBe(403);
  expect((await confirm(put.value)).code).toBe('OK');
  expect(await one('withdraw')).toMatchObject({ Version: 2, IsAsked: false });
  expect(await valueOf('withdraw', 'withdrawMin')).toBe(200);
  expect(await versions('money withdraw')).toMatchObject({
    Rows: [
      { Version: 2, Maker: CLERK, Checker: LEAD, Reason, Rules: { withdrawMin: 200 } },
      { Version: 1, Maker: '', Rules: { withdrawMin: 100, withdrawFeeCap: 50 } },
    ],
    Due: null,
  });
});

test.each([
  ['rate', { rateStaleSeconds: 120, ratePick: 'order' }, { ratePick: 'dearest' }],
  ['chain', { chainDust: 200 }, { chainDust: 0 }],
  ['bonus', { bonusDays: 10, bonusMostRelease: 3 }, { bonusDays: 0 }],
] as const)('settings of %s are published by two as well', async (group, values, wrong) => {
  expect((await edit(group, wrong)).code).toBe('OUT_OF_BOUNDS');
  const put = await edit(group, values);
  const [[key = '', value] = []] = Object.entries(values);
  expect(await valueOf(group, key)).not.toBe(value);
  expect((await confirm(put.value)).code).toBe('OK');
  expect(await valueOf(group, key)).toBe(value);
  expect((await versions(`money ${group}`)).Rows).toMatchObject([{ Version: 2 }, { Version: 1 }]);
});

test('what cannot be is refused: bounds, a least above its most, what is of another group, nothing new', async () => {
  const codeOf = async (...asked: Parameters<typeof edit>) => (await edit(...asked)).code;
  expect(await codeOf('withdraw', { withdrawPerDay: 1_001 })).toBe('OUT_OF_BOUNDS');
  expect(await codeOf('withdraw', { withdrawFrom: '25:00' })).toBe('OUT_OF_BOUNDS');
  expect(await codeOf('withdraw', { withdrawPerDay: '10' })).toBe('OUT_OF_BOUNDS');
  expect(await codeOf('card', { withdrawPerDay: 9 })).toBe('OUT_OF_BOUNDS');
  expect(await codeOf('card', { nobody: 9 })).toBe('OUT_OF_BOUNDS');
  expect(await codeOf('withdraw', { withdrawMin: 60_000 })).toBe('MIN_OVER_MAX');
  expect(await codeOf('usdt', { withdrawUsdtMax: 9 })).toBe('MIN_OVER_MAX');
  expect(await codeOf('rate', { rateEverySeconds: 3_000 })).toBe('MIN_OVER_MAX');
  expect(await codeOf('card', {})).toBe('NO_CHANGE');
  const stale = {
    Group: 'withdraw' as const,
    Seen: 99,
    Values: [{ Key: 'withdrawFree', Value: 1 }],
    Reason,
  };
  const old = await server().callConsole(moneySettingsConsole.proposeMoney, stale, {
    token: who.clerk,
  });
  expect(old.code).toBe('VERSION_OLD');
  expect((await edit('card', { payeeCardHours: 7 }, { token: who.service })).status).toBe(403);
});

test('no more sources have to say the rate than are on, whoever asks and whenever it is published', async () => {
  const source = (id: string, isOn: boolean) =>
    sql`INSERT INTO rate_source (id, url, pointer, is_on) VALUES (${id}, 'https://a.example', '/p', ${isOn})
      ON CONFLICT (id) DO UPDATE SET is_on = excluded.is_on`.execute(server().owner);
  expect((await edit('rate', { rateSourcesLeast: 3 })).code).toBe('SOURCES_FEW');
  for (const id of ['a', 'b', 'c']) await source(id, true);
  expect((await edit('rate', { rateSourcesLeast: 4 })).code).toBe('SOURCES_FEW');
  const put = await edit('rate', { rateSourcesLeast: 3 });
  expect(put.code).toBe('OK');
  await source('c', false);
  expect((await confirm(put.value)).code).toBe('CHANGED_SINCE');
  await source('c', true);
  expect((await confirm(put.value)).code).toBe('OK');
  await source('c', false);
  // What is too many already is in nobody's way who changes something else, or has fewer of them do.
  expect((await confirm((await edit('rate', { rateQuoteSeconds: 50 })).value)).code).toBe('OK');
  expect((await confirm((await edit('rate', { rateSourcesLeast: 2 })).value)).code).toBe('OK');
});

test('what somebody at the machine changed meanwhile is not what was asked about', async () => {
  const put = await edit('purse', { payeePurseHours: 9 });
  const change = (hours: number) =>
    transaction(server().platform.db, (tx) => changeDeclared(tx, 'payeePurseHours', hours));
  await change(8);
  expect((await confirm(put.value)).code).toBe('CHANGED_SINCE');
  // The control: as it was, it is published.
  await change(6);
  expect((await confirm(put.value)).code).toBe('OK');
  expect(await valueOf('purse', 'payeePurseHours')).toBe(9);
});

test('a proposal that another takes away changes nothing', async () => {
  const put = await edit('deposit', { depositTimes: 200 });
  expect((await withdraw(put.value)).code).toBe('OK');
  expect(await valueOf('deposit', 'depositTimes')).toBe(100);
});
