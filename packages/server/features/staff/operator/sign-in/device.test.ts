import { expect, test } from 'vitest';
import { cookiesOf } from '#platform/cookies';
import type { Call } from '#platform/route';
import { originOf } from './device.ts';

const enter = (cookie = '') => {
  const cookies = cookiesOf({ cookie });
  const call = { ip: '203.0.113.9', userAgent: 'a browser', requestId: 'r', cookies };
  return { ...originOf(call as unknown as Call), kept: cookies.headers()['Set-Cookie'] ?? '' };
};

test('gives a browser a device cookie and recognizes it', () => {
  const first = enter();
  expect(first.kept).toMatch(
    /^console_device=[\w-]{43}; Path=\/api; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
  );
  const [pair = ''] = first.kept.split(';');
  expect(enter(`theme=dark; ${pair}`).device).toEqual(first.device);
  expect(enter().device).not.toEqual(first.device);
});

test.each(['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}!`])(
  'ignores the device cookie "%s"',
  (value) => {
    const cookie = `console_device=${value}`;
    expect(enter(cookie).kept).not.toContain(`${cookie};`);
    // Nor do two browsers that show it share it.
    expect(enter(cookie).device).not.toEqual(enter(cookie).device);
  },
);
