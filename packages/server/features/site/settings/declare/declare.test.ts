import { expect, test } from 'vitest';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { changeDeclared, declareSettings, listSettings } from './declare.ts';
import { settings } from '../index.ts';
import { numberSetting, switchSetting } from './setting.ts';
import { writeSetting } from '../values/store.ts';

const server = withTestServer({ features: [settings] });
const NAME = { zh: '试验', en: 'Tried' };
const tried = declareSettings({
  triedSwitch: switchSetting(NAME, false),
  triedCount: numberSetting(NAME, 3, { least: 1, most: 9 }),
});
const db = () => server().platform.db;
const change = (key: string, value: unknown) =>
  transaction(db(), (tx) => changeDeclared(tx, key, value));

test('a setting is what it begins with until it is changed, and what it was is said', async () => {
  expect(await tried.read(db())).toEqual({ triedSwitch: false, triedCount: 3 });
  expect(await change('triedCount', 4)).toEqual({
    ok: true,
    value: { before: { triedCount: 3 }, after: { triedCount: 4 } },
  });
  expect(await change('triedCount', 5)).toMatchObject({ value: { before: { triedCount: 4 } } });
  expect(await tried.read(db())).toEqual({ triedSwitch: false, triedCount: 5 });
});

test('of two who change it at once each is told what he found', async () => {
  await change('triedCount', 1);
  const all = await Promise.all([2, 3, 4, 5].map((value) => change('triedCount', value)));
  const pairs = all.map((one) => (one.ok ? [one.value.before, one.value.after] : []));
  const before = pairs.map(([was]) => was?.['triedCount']);
  expect(new Set(before).size).toBe(4);
  expect(before).toContain(1);
});

test('what it cannot hold changes nothing, nor does a name that nobody declared', async () => {
  const was = await tried.read(db());
  for (const value of [0, 10, '4', null]) {
    expect(await change('triedCount', value)).toMatchObject({ error: 'NOT_A_VALUE' });
  }
  for (const name of ['triedNothing', 'offline', '__proto__', 'constructor', '']) {
    expect(await change(name, 4)).toMatchObject({ error: 'NO_SUCH_SETTING' });
  }
  expect(await tried.read(db())).toEqual(was);
});

test('a stored value of an older program that does not fit counts as never changed', async () => {
  await writeSetting(db(), 'triedSwitch', 'perhaps');
  expect(await tried.read(db())).toMatchObject({ triedSwitch: false });
  const row = (await listSettings(db())).find(({ key }) => key === 'triedSwitch');
  expect(row?.value).toBe(false);
});

test('a change is there within a second, and what is read meanwhile is asked for once', async () => {
  const current = tried.current(db());
  await change('triedCount', 6);
  const [one, two] = [current(), current()];
  expect(two).toBe(one);
  expect(await one).toMatchObject({ triedCount: 6 });
  await change('triedCount', 7);
  await expect.poll(current).toMatchObject({ triedCount: 7 });
});

test('a name is declared once, in one form', () => {
  const setting = switchSetting(NAME, true);
  expect(() => declareSettings({ triedSwitch: setting })).toThrow('declared once');
  expect(() => declareSettings({ 'tried-other': setting })).toThrow('no name');
});
