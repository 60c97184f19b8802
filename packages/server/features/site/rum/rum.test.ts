import { expect, test } from 'vitest';
import { rumHttp } from '@fairlot/wire/site/rum';
import { settingActs } from '../../../cli/commands/site/settings.ts';
import { withTestServer } from '#testing';
import { INTAKES } from './settings.ts';

const server = withTestServer({ shared: true, games: [4] });
const set = (name: string, value: string) =>
  settingActs.set.run({ db: server().owner as never, dataFolder: '', reason: 'a test of it' }, [
    name,
    value,
  ]);
const told = async () => (await server().call(rumHttp.getDatadog, {})).body;
const sources = async () => {
  const { headers } = await fetch(server().url);
  return /connect-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
};
const OFF = { DatadogRumPcEnable: false, DatadogRumMobileEnable: false, DatadogRumConfig: null };

test('it is off until it is turned on and whole, and pages may speak to its intake then alone', async () => {
  expect(await told()).toEqual(OFF);
  await set('datadogRumPcEnable', 'on');
  await set('datadogApplicationId', 'app-1');
  expect(await told()).toEqual(OFF);
  expect(await sources()).not.toContain('intake');
  await set('datadogClientToken', 'pub0123456789');
  await set('datadogSite', 'datadoghq.eu');
  await expect.poll(told).toEqual({
    DatadogRumPcEnable: true,
    DatadogRumMobileEnable: false,
    DatadogRumConfig: {
      applicationId: 'app-1',
      clientToken: 'pub0123456789',
      site: 'datadoghq.eu',
      proxy: '',
      service: 'fairlot',
      env: '',
      sessionSampleRate: 100,
    },
  });
  await expect.poll(sources).toContain(INTAKES['datadoghq.eu']);
  expect(INTAKES['datadoghq.eu']).toBe('https://browser-intake-datadoghq.eu');
  await set('datadogProxy', 'https://rum.example/in');
  await expect.poll(sources).toContain('https://rum.example');
  expect(await sources()).not.toContain('datadoghq');
  await set('datadogRumPcEnable', 'off');
  await expect.poll(sources).not.toContain('rum.example');
  expect(await told()).toEqual(OFF);
});

test.each([
  ['datadogProxy', 'http://rum.example/in'],
  ['datadogProxy', 'https://rum.example; script-src *'],
  ['datadogProxy', 'https://rum.example/in?x=1'],
  ['datadogSite', 'example.com'],
  ['datadogSampleRate', '101'],
  ['datadogService', 'Fairlot X'],
])('%s cannot be %j', async (name, value) => {
  expect(await set(name, value)).toMatch(new RegExp(`^${name} is (?:text|one|a whole)`));
});
