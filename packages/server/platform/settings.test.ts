import { expect, test } from 'vitest';
import {
  BadSetting,
  oneOf,
  parseOrigin,
  parseRelays,
  PUBLIC_RELAYS,
  wholeNumber,
} from './settings.ts';

test('a whole number is read, or its fallback taken', () => {
  expect(wholeNumber('PORT', undefined, 3000)).toBe(3000);
  expect(wholeNumber('PORT', '', 3000)).toBe(3000);
  expect(wholeNumber('PORT', '0', 3000)).toBe(0);
  expect(wholeNumber('PORT', '65535', 3000, 65_535)).toBe(65_535);
});

test.each([' ', 'abc', '-1', '1.5', '1e3', '65536', 'NaN'])('"%s" is no port', (text) => {
  expect(() => wholeNumber('PORT', text, 3000, 65_535)).toThrow(BadSetting);
});

test('a word that is none of the few is refused with all of them', () => {
  expect(oneOf('LOG_LEVEL', undefined, 'warn', ['info', 'warn'])).toBe('warn');
  expect(oneOf('LOG_LEVEL', 'info', 'warn', ['info', 'warn'])).toBe('info');
  expect(() => oneOf('LOG_LEVEL', 'loud', 'warn', ['info', 'warn'])).toThrow(
    'LOG_LEVEL is "loud": it takes one of info, warn.',
  );
});

test('relays are a list of web addresses; an empty list is one', () => {
  expect(parseRelays(undefined)).toBe(PUBLIC_RELAYS);
  expect(parseRelays('')).toEqual([]);
  expect(parseRelays(' https://a.example , http://127.0.0.1:1,')).toEqual([
    'https://a.example',
    'http://127.0.0.1:1',
  ]);
  expect(() => parseRelays('api.drand.sh')).toThrow(BadSetting);
});

test('an address outside is a site, encrypted unless it is this machine', () => {
  const parse = (text?: string) => parseOrigin('CONSOLE_ORIGIN', text);
  expect(parse()).toBeUndefined();
  expect(parse('')).toBeUndefined();
  expect(parse('https://console.example.com')).toBe('https://console.example.com');
  expect(parse('http://localhost:3001')).toBe('http://localhost:3001');
  for (const bad of ['http://example.com', 'https://example.com/a', 'example.com', 'https://']) {
    expect(() => parse(bad)).toThrow(BadSetting);
  }
});
