import { beforeEach, expect, test, vi } from 'vitest';
import { ok } from '@fairlot/rules/core/result';
import { settingsHttp } from '@fairlot/wire/site/settings';
import { callKey, queries } from '@fairlot/shell';
import { HOUR_MS, keepLines, recallLines, renewLines } from './kept-lines.ts';

const KEY = callKey(settingsHttp.getSpeedTest, {});
const ONE = [{ Name: 'one', URL: 'https://one.example' }];
const VALUE = { URLList: ONE, IntervalInMinute: 10, EnableSwitchURL: true };
const NOW = Date.UTC(2026, 0, 1);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  queries.clear();
});

test('what was heard within the hour is the answer, and as old as it is', () => {
  keepLines(VALUE, NOW - HOUR_MS + 1);
  recallLines();
  expect(queries.getQueryData(KEY)).toEqual(ok(VALUE));
  expect(queries.getQueryState(KEY)?.dataUpdatedAt).toBe(NOW - HOUR_MS + 1);
});

test.each([
  ['an hour old', NOW - HOUR_MS],
  ['of a time to come', NOW + 1],
])('what is %s is asked for again', (_, at) => {
  keepLines(VALUE, at);
  recallLines();
  expect(queries.getQueryData(KEY)).toBeUndefined();
  renewLines({ URLList: [] });
  expect(queries.getQueryData(KEY)).toBeUndefined();
});

test('a push renews its part, and an answer that is there is not overwritten by an older one', () => {
  keepLines(VALUE, NOW - 1000);
  renewLines({ IntervalInMinute: 3, EnableSwitchURL: false });
  const renewed = ok({ URLList: ONE, IntervalInMinute: 3, EnableSwitchURL: false });
  expect(queries.getQueryData(KEY)).toEqual(renewed);
  keepLines(VALUE, NOW - 500);
  recallLines();
  expect(queries.getQueryData(KEY)).toEqual(renewed);
});
