import { expect, test } from 'vitest';
import { downloadHttp } from '@fairlot/wire/site/download';
import { settingActs } from '../../../cli/commands/site/settings.ts';
import { withTestServer } from '#testing';
import { DOWNLOAD_SETTINGS } from './settings.ts';

const server = withTestServer({ shared: true, games: [4] });
const set = (name: string, value: string) =>
  settingActs.set.run({ db: server().owner as never, dataFolder: '', reason: 'a test of it' }, [
    name,
    value,
  ]);
const config = async () => (await server().call(downloadHttp.getAFKConfig, null)).body;
const SUM = 'ab'.repeat(32);

test('nothing is offered until somebody has set it, and then as he set it', async () => {
  expect(await config()).toMatchObject({ AndroidUrl: '', AndroidFile: null, AFKPcUrl: '' });
  expect(Object.values(await DOWNLOAD_SETTINGS.read(server().db)).filter(Boolean)).toEqual([]);
  await set('appAndroidUrl', 'https://files.example/fairlot-1.4.0.apk');
  await set('appAndroidFile', `1.4.0 48234496 ${SUM} 2026-11-20`);
  await set('appVersion', '1.3');
  await set('appCodePush', 'on');
  await expect.poll(config).toMatchObject({
    AndroidUrl: 'https://files.example/fairlot-1.4.0.apk',
    AndroidFile: { Version: '1.4.0', Size: 48_234_496, Checksum: SUM, Date: '2026-11-20' },
    IOSUrl: '',
    CordovaAppVersion: '1.3',
    CodePushCheckEnable: true,
  });
});

test.each([
  ['appAndroidUrl', 'http://files.example/app.apk'],
  ['appAndroidUrl', 'javascript:alert(1)'],
  ['appAndroidUrl', `https://files.example/${'a'.repeat(300)}`],
  ['appAndroidFile', '1.4.0 48234496'],
  ['appAndroidFile', `1.4.0 0 ${SUM} 2026-11-20`],
  ['appAndroidFile', `1.4.0 1 ${SUM.slice(1)} 2026-11-20`],
  ['appAndroidFile', `1.4.0 1 ${SUM} 2026-13-20`],
  ['appVersion', 'newest'],
])('%s cannot be %j', async (name, value) => {
  expect(await set(name, value)).toMatch(/^\w+ is text of up to/);
});
