import { expect, test } from 'vitest';
import { cookiesOf } from '#platform/cookies';
import { readDeviceKey } from './device-key.ts';

const SECRET = 'a-'.repeat(21) + 'b';
const read = (cookie: string) => readDeviceKey({ cookies: cookiesOf({ cookie }) });

test('the secret of a browser is read among other cookies, where it has the form of one', () => {
  expect(read(`a=1; device=${SECRET}; b=2`)).toBe(SECRET);
  expect(read(`other-device=${SECRET}`)).toBeUndefined();
  expect(read(`device=${SECRET}x`)).toBeUndefined();
  expect(read('')).toBeUndefined();
});

test('a cookie is kept over TLS alone where it came so', () => {
  const kept = (isSecure: boolean) => {
    const cookies = cookiesOf({ isSecure });
    cookies.keep('device', SECRET, { path: '/there', seconds: 5 });
    return cookies.headers()['Set-Cookie'];
  };
  const plain = `device=${SECRET}; Path=/there; Max-Age=5; HttpOnly; SameSite=Strict`;
  expect([kept(false), kept(true)]).toEqual([plain, `${plain}; Secure`]);
});
