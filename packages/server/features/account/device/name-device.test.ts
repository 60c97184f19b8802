import { expect, test } from 'vitest';
import { nameDevice } from './name-device.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`,
    'Chrome · Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    'Edge · Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox · Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/141.0.0.0 Mobile Safari/537.36`,
    'Chrome · Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} Chrome/134.0 Mobile Safari/537.36 MicroMessenger/8.0`,
    'WeChat · Android',
  ],
  ['curl/8.5.0', ''],
  ['<b>Windows</b> of somebody who writes what he likes', 'Windows'],
  ['', ''],
])('%s is %s', (userAgent, name) => {
  expect(nameDevice(userAgent)).toBe(name);
});
