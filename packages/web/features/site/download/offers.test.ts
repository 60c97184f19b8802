import { expect, test } from 'vitest';
import { hrefOf, offersOf, sizeText, type Config } from './offers.ts';

const NOTHING: Config = {
  AndroidUrl: '',
  AndroidFile: null,
  IOSUrl: '',
  IOSFile: null,
  IOSPlistPath: '',
  AFKPcUrl: '',
  AFKPcFile: null,
  AFKAndroidUrl: '',
  AFKAndroidFile: null,
  AFKiosUrl: '',
  AFKiosFile: null,
  SmartAFKUrl: '',
  LoginUrl: '',
  MobileGuideUrl: '',
  AFKGuideUrl: '',
  CodePushCheckEnable: false,
  CordovaAppVersion: '',
};
const counts = (config: Partial<Config>) =>
  Object.values(offersOf({ ...NOTHING, ...config })).map(({ length }) => length);

test.each([
  [{}, [0, 0, 0]],
  [{ AndroidUrl: 'https://a.example/a.apk' }, [1, 0, 0]],
  [{ IOSPlistPath: 'https://a.example/a.plist' }, [1, 0, 0]],
  [{ AFKPcUrl: 'https://a.example/a.exe' }, [0, 1, 0]],
  [{ AFKiosUrl: 'https://a.example/i', AFKAndroidUrl: 'https://a.example/a' }, [0, 0, 2]],
  // A guide is no file.
  [{ MobileGuideUrl: 'https://a.example/guide' }, [0, 0, 0]],
])('%j offers %j', (config, found) => {
  expect(counts(config)).toEqual(found);
});

test.each([
  ['https://a.example/a.apk', undefined, 'https://a.example/a.apk'],
  ['javascript:alert(1)', undefined, undefined],
  [
    '',
    'https://a.example/a.plist?x=1',
    'itms-services://?action=download-manifest&url=https%3A%2F%2Fa.example%2Fa.plist%3Fx%3D1',
  ],
])('%j, %j leads to %j', (url, plist, href) => {
  const offer = { name: { zh: '', en: '' }, url, file: null };
  expect(hrefOf(plist === undefined ? offer : { ...offer, plist })).toBe(href);
});

test('bytes in the unit that people read', () => {
  expect([999, 48_234_496].map(sizeText)).toEqual(['1 kB', '48.2 MB']);
});
