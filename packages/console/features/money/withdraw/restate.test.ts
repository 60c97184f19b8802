import { expect, test } from 'vitest';
import type { QueueDetail } from '@fairlot/wire/money/withdraw';
import { QUEUE_ACTS } from './acts.ts';
import { restate } from './restate.ts';

const detail = {
  UserName: 'alice',
  No: 'W1',
  Amount: 120_000n,
  Fee: 1_000n,
  Paid: 20_000n,
  WalletAmount: 5_000n,
  Reviewers: ['anna'],
} as QueueDetail;
const TARGET = 'ICBC **** 0109';

const rowsOf = (name: string, one = '') => {
  const act = QUEUE_ACTS.find((each) => each.name === name)!;
  const rows = restate(act, detail, { one, two: '' }, TARGET);
  return Object.fromEntries(rows.map(([{ en }, value]) => [en, value]));
};

test.each(
  QUEUE_ACTS.filter(({ isAtOnce, isMemo }) => !isAtOnce && !isMemo).map(({ name }) => name),
)('%s restates player, number, amount, fee, target and balance after', (name) => {
  expect(rowsOf(name)).toMatchObject({
    Player: 'alice',
    'No.': 'W1',
    Amount: '120.000',
    Fee: '1.000',
    Target: TARGET,
    'Already paid': '20.000',
    'Balance now': '5.000',
  });
  expect(Object.keys(rowsOf(name)).at(-1)).toBe('Balance after');
});

test('adds amount and fee less the paid part to the balance after a refusal', () => {
  for (const name of ['reject', 'returnFailed']) {
    expect(rowsOf(name)).toMatchObject({
      'Returned to the player': '101.000',
      'Balance after': '106.000',
    });
  }
  expect(rowsOf('approve')).toMatchObject({ 'Balance after': '5.000' });
});

test('restates each part of a split and their total', () => {
  expect(rowsOf('split', '100 20')).toMatchObject({
    Parts: '100.000 + 20.000',
    'Total of the parts': '120.000',
    'Approvals that become void': 'anna',
  });
});

test('has a note field exactly when the player reads the reason', () => {
  const read = QUEUE_ACTS.filter(({ isReasonRead }) => isReasonRead).map(({ name }) => name);
  expect(read).toEqual(['reject', 'returnFailed']);
});
