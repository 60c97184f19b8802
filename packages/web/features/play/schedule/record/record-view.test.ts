import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import type { ScheduleIssue } from '@fairlot/wire/play/schedule';
import { courseOf, reasonText } from './record-view.ts';

const issue = (State: number, more: Partial<ScheduleIssue> = {}): ScheduleIssue => ({
  SerialNumber: 1,
  DrawTimeStamp: 0,
  Multiple: 1,
  Amount: mills(2000),
  State,
  WinningNumber: null,
  Prize: mills(0),
  Refund: mills(0),
  BetIds: State > 0 && State < 4 ? ['x'] : [],
  Reason: null,
  ...more,
});

test('gain and loss add up over what was bet and has ended', () => {
  const issues = [issue(2), issue(5), issue(3, { Prize: mills(19_560) }), issue(1), issue(0)];
  expect(courseOf(issues)).toEqual([-2000n, -2000n, 15_560n, undefined, undefined]);
});

test('a refusal of a bet says why in both languages, an unknown one that it was not bet', () => {
  const Reason = { Code: 'BELOW_MIN', Params: { min: 5 } };
  expect(reasonText({ Reason })).toEqual({ zh: '单注最低 5', en: 'Minimum 5' });
  expect(reasonText({ Reason: { Code: 'X', Params: {} } })?.zh).toBe('本期未能投注');
  expect(reasonText({ Reason: null })).toBeUndefined();
});
