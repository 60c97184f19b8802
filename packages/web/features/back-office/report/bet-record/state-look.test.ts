import { expect, test } from 'vitest';
import { ZERO, mills } from '@fairlot/rules/core/money';
import { wordsIn } from '@fairlot/ui';
import { resultWord, stateLook } from './state-look.ts';
import { BET } from './text.ts';

const words = wordsIn(BET, 'zh');

test.each([
  [0, ZERO, 'wait', '待开奖'],
  [1, mills(2000), 'off', '已撤单'],
  [2, ZERO, 'lose', '未中奖'],
  [2, mills(2000), 'tie', '打和'],
  [3, mills(2000), 'win', '已中奖'],
] as const)('a bet in state %s with %s back looks %s and reads %s', (State, Refund, look, word) => {
  expect(stateLook({ State, Refund })).toBe(look);
  expect(resultWord({ State, Refund }, words)).toBe(word);
});
