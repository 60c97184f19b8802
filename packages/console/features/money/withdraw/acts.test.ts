import { expect, test } from 'vitest';
import { actsFor, QUEUE_ACTS } from './acts.ts';

test('each act has a key of its own', () => {
  expect(new Set(QUEUE_ACTS.map(({ letter }) => letter)).size).toBe(QUEUE_ACTS.length);
});

test.each([
  ['WAITING', false, null, ['claim', 'noteWithdrawal']],
  ['WAITING', false, 'bert', ['takeOver', 'noteWithdrawal']],
  [
    'WAITING',
    true,
    'anna',
    ['letGo', 'approve', 'reject', 'split', 'pay', 'payByHand', 'noteWithdrawal'],
  ],
  [
    'UNKNOWN',
    true,
    'anna',
    ['letGo', 'askProvider', 'sendAgain', 'markPaid', 'markFailed', 'noteWithdrawal'],
  ],
  [
    'THIRDPARTY_HANDLE',
    true,
    'anna',
    ['letGo', 'askProvider', 'markPaid', 'markFailed', 'noteWithdrawal'],
  ],
  [
    'THIRDPARTY_FAILED',
    true,
    'anna',
    ['letGo', 'pay', 'payByHand', 'returnFailed', 'noteWithdrawal'],
  ],
  ['CONFIRM', false, null, []],
] as const)('%s, mine %s, of %s', (State, IsMine, ClaimedBy, names) =>
  expect(actsFor({ State, IsMine, ClaimedBy, IsApproved: true }).map(({ name }) => name)).toEqual(
    names,
  ),
);

test('what the rules let through and a provider failed to pay can be approved still', () => {
  const failed = { State: 'THIRDPARTY_FAILED', IsMine: true, ClaimedBy: 'anna' } as const;
  expect(actsFor({ ...failed, IsApproved: false }).map(({ name }) => name)).toContain('approve');
});
