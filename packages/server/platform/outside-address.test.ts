import { expect, test } from 'vitest';
import { isOutside } from './outside-address.ts';

test.each(['https://pay.example', 'https://pay.example:8443/x?y', 'https://203.0.113.9'])(
  '%s is elsewhere',
  (text) => expect(isOutside(text)).toBe(true),
);

test.each([
  'http://pay.example',
  'ftp://pay.example',
  'https://localhost',
  'https://localhost./x',
  'https://a.localhost',
  'https://db',
  'https://127.0.0.1',
  'https://2130706433',
  'https://0x7f.1',
  'https://10.1.2.3',
  'https://172.31.0.1',
  'https://192.168.0.1',
  'https://169.254.169.254',
  'https://100.64.0.1',
  'https://224.0.0.1',
  'https://[::1]',
  'https://[2001:db8::1]',
  // Of other letters that look alike, and signs that no table keeps.
  'https://pаy.example',
  'https://pay.example/\0',
  'nonsense',
])('%j is not', (text) => expect(isOutside(text)).toBe(false));
