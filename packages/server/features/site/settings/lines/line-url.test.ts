import { expect, test } from 'vitest';
import { LINE_BOUNDS } from '@fairlot/wire/site/settings';
import { lineUrlOf } from './line-url.ts';

test.each([
  ['https://www.example.com', 'https://www.example.com'],
  ['https://www.example.com/', 'https://www.example.com'],
  ['HTTPS://WWW.Example.com:8443', 'https://www.example.com:8443'],
  ['https://线路.example', 'https://xn--2vx34v.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
])('the line %s has the origin %s', (typed, origin) => {
  expect(lineUrlOf(typed)).toMatch(
    typed.includes('线') ? /^https:\/\/xn--[a-z0-9]+\.example$/ : origin,
  );
});

test.each([
  '',
  'www.example.com',
  'http://www.example.com',
  'ftp://www.example.com',
  'javascript:alert(1)',
  'https://www.example.com/Login',
  'https://www.example.com/?a',
  'https://www.example.com?',
  'https://www.example.com#',
  'https://me@www.example.com',
  'https://a;script-src.example',
  'https://a,b.example',
  "https://a'b.example",
  'https://*.example.com',
  'https://[::1]',
])('%s is no line', (typed) => {
  expect(lineUrlOf(typed)).toBeUndefined();
});

test('an address is as long as it may be, and no longer', () => {
  const of = (length: number) => `https://${'a'.repeat(length - 12)}.com`;
  expect(of(LINE_BOUNDS.url)).toHaveLength(LINE_BOUNDS.url);
  expect(lineUrlOf(of(LINE_BOUNDS.url))).toBeDefined();
  expect(lineUrlOf(of(LINE_BOUNDS.url + 1))).toBeUndefined();
});
