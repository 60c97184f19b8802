import { expect, test } from 'vitest';
import type { WithdrawalRow } from '../request/store.ts';
import { presentReviews } from './history.ts';
import { REVIEW_EVENTS, type ReviewEvent } from './store-history.ts';

const HASH = Buffer.alloc(32, 1);
const [anna, bert] = [1, 2];
const review = (operatorId: number | null, event: ReviewEvent = 'approved') => ({
  at_ms: 1n,
  what: REVIEW_EVENTS[event],
  operator_id: operatorId,
  name: null,
  plan: null,
});
const row = (one: number | null, two: number | null, state = 0, hash = HASH) =>
  ({ state, reviewer_one: one, reviewer_two: two, reviewed_hash: hash }) as WithdrawalRow;
const voids = (...of: Parameters<typeof presentReviews>) =>
  presentReviews(...of).map(({ VoidBy }) => VoidBy);

test('both approvals of what is there count', () => {
  expect(voids([review(anna), review(bert)], row(anna, bert), HASH)).toEqual([null, null]);
});

test('an approval is void when another operator, or the same one again, took its place', () => {
  expect(voids([review(anna), review(bert)], row(bert, null), HASH)).toEqual(['replaced', null]);
  expect(voids([review(anna), review(anna)], row(anna, null), HASH)).toEqual(['replaced', null]);
});

test('the split or change that came first is what made it void', () => {
  const rows = [review(anna), review(bert, 'split'), review(null, 'changed')];
  expect(voids(rows, row(null, null), HASH)).toEqual(['split', null, null]);
});

test('a change counts while it is open, and not for what has ended', () => {
  const other = Buffer.alloc(32, 2);
  expect(voids([review(anna)], row(anna, null), other)).toEqual(['changed']);
  expect(voids([review(anna)], row(anna, null, 1), other)).toEqual([null]);
});
