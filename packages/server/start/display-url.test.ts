import { expect, test } from 'vitest';
import { shownUrl } from './display-url.ts';

test.each([
  ['http://127.0.0.1:3000', 'http://localhost:3000'],
  ['http://[::1]:3000', 'http://localhost:3000'],
  ['http://0.0.0.0:3000', 'http://0.0.0.0:3000'],
  ['http://192.0.2.7:3000', 'http://192.0.2.7:3000'],
  ['http://127.0.0.1.example:3000', 'http://127.0.0.1.example:3000'],
])('%s is shown as %s', (url, shown) => {
  expect(shownUrl(url)).toBe(shown);
});
