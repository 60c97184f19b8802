import { expect, test } from 'vitest';
import { lacking } from './browser.ts';

const FULL = {
  CSS: { supports: () => true },
  WebSocket: () => undefined,
  Worker: () => undefined,
  crypto: { getRandomValues: () => undefined },
} as unknown as typeof globalThis;

test('a current browser lacks nothing, an old one is told what', () => {
  expect(lacking(FULL)).toEqual([]);
  expect(lacking({ ...FULL, WebSocket: undefined } as never)).toEqual(['sockets']);
  expect(lacking({ ...FULL, CSS: { supports: () => false } } as never)).toEqual(['colours']);
});
