import { expect, test } from 'vitest';
import { canMove, isFinal, IssueState } from './state.ts';

const { WAITING, WINNUMBERGOT, AWARDED, CANCEL } = IssueState;

test('the numbers are those of the specification', () => {
  expect([WAITING, WINNUMBERGOT, AWARDED, CANCEL]).toEqual([0, 1, 2, 3]);
});

test('an issue moves forward only, and never twice', () => {
  const states = Object.values(IssueState);
  const moves = states.flatMap((from) =>
    states.filter((to) => canMove(from, to)).map((to) => [from, to]),
  );
  expect(moves).toEqual([
    [WAITING, WINNUMBERGOT],
    [WAITING, CANCEL],
    [WINNUMBERGOT, AWARDED],
  ]);
  expect(states.filter(isFinal)).toEqual([AWARDED, CANCEL]);
});
