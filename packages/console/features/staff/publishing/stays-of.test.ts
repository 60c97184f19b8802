import { expect, test } from 'vitest';
import { staysOf } from './stays-of.ts';

test('of an earlier version what is a rule no more is named, and is no part of what holds again', () => {
  expect(staysOf({ min: '1', old: 'x', cap: null }, { min: '2', cap: '3', fresh: true })).toEqual({
    stays: { min: '1', cap: null },
    gone: ['old'],
  });
  expect(staysOf({ old: 1 }, { min: 2 })).toEqual({ stays: {}, gone: ['old'] });
  expect(staysOf({ min: 1 }, { min: 2 })).toEqual({ stays: { min: 1 }, gone: [] });
});
