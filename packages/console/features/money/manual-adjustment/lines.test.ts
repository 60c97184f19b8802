import { expect, test } from 'vitest';
import { areSendable, readTimes, readTyped } from './lines.ts';

test('what is typed goes as it stands there, and what is wrong keeps all of it back', () => {
  const read = readTyped('account,amount\nplayer1,2.5\n\nplayer2,0.001');
  expect(read.wired).toEqual([
    { UserName: 'player1', Amount: 2_500n },
    { UserName: 'player2', Amount: 1n },
  ]);
  expect(read.places).toEqual([2, 4]);
  expect(areSendable(read)).toBe(true);
  expect(areSendable(readTyped('player1,2.5\nplayer2'))).toBe(false);
  expect(areSendable(readTyped(' \n'))).toBe(false);
  const many = Array.from({ length: 501 }, (_, i) => `p${i},1`);
  expect(areSendable(readTyped(many.join('\n')))).toBe(false);
  expect(areSendable(readTyped(many.slice(1).join('\n')))).toBe(true);
});

test.each([
  ['0', 0],
  ['1', 100],
  ['2.5', 250],
  ['0.29', 29],
  ['100', 10_000],
  ['100.01', undefined],
  ['-1', undefined],
  ['1.001', undefined],
  ['', undefined],
])('%s times', (typed, times) => {
  expect(readTimes(typed)).toBe(times);
});
