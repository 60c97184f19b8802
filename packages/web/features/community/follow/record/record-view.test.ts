import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { netOf, orderLook, reasonText, stateLook } from './record-view.ts';

test('a plan is ahead by what came back beyond the stakes that ended', () => {
  const sums = { EndedStake: mills(9000), Prize: mills(4000), Refund: mills(2000) };
  expect(netOf(sums)).toBe(-3000n);
});

test('states have the look of what they mean', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((State) => stateLook({ State }))).toEqual([
    'wait',
    'off',
    'win',
    'win',
    'lose',
    'off',
    'off',
  ]);
  expect([0, 1, 2, 3, 4, 5, 6].map((State) => orderLook({ State }))).toEqual([
    'wait',
    'wait',
    'lose',
    'win',
    'off',
    'off',
    'off',
  ]);
});

test('a failure says why in both languages: in the words of follow bets, or of bets', () => {
  const said = (Code: string, Params = {}) => reasonText({ Reason: { Code, Params } });
  expect(said('DAY_CAP')).toEqual({ zh: '已达每日上限', en: 'The cap of the day is reached' });
  expect(said('NOT_ENOUGH', { gap: 5 })?.en).toContain('5');
  expect(reasonText({ Reason: null })).toBeUndefined();
});
