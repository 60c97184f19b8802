import { expect, test } from 'vitest';
import { takesDemoData } from './guard.ts';

const DEMO = {
  FAIRLOT_DEMO: true,
  DEMO_DATA: true,
  CONSOLE_PORT: 3001,
  CONSOLE_HOST: '127.0.0.1',
} as const;

test('fills a demo whose console is on this machine, and no other site', () => {
  expect(takesDemoData(DEMO)).toBe(true);
  for (const other of [
    { FAIRLOT_DEMO: undefined },
    { FAIRLOT_DEMO: false },
    { DEMO_DATA: undefined },
    { DEMO_DATA: false },
    { CONSOLE_PORT: 0 },
    { CONSOLE_HOST: '0.0.0.0' },
  ]) {
    expect(takesDemoData({ ...DEMO, ...other })).toBe(false);
  }
});
