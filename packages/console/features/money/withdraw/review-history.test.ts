import { expect, test } from 'vitest';
import type { QueueDetail } from '@fairlot/wire/money/withdraw';
import { amountsText, plannedParts, voidedBy } from './review-history.ts';

type Review = QueueDetail['Reviews'][number];
const review = (What: Review['What'], VoidBy: Review['VoidBy'] = null): Review => ({
  What,
  Operator: 'anna',
  Parts: null,
  TimeStamp: 1,
  VoidBy,
});

test('names what made approvals void, until another approval counts', () => {
  const voided = [review('approved', 'split'), review('split')];
  expect(voidedBy({ Reviews: voided, Reviewers: [] })?.What).toBe('split');
  const again = [...voided, review('approved')];
  expect(voidedBy({ Reviews: again, Reviewers: ['anna'] })).toBeUndefined();
});

test('shows no reason when a split voided no approval', () => {
  expect(voidedBy({ Reviews: [review('split')], Reviewers: [] })).toBeUndefined();
  expect(voidedBy({ Reviews: [], Reviewers: [] })).toBeUndefined();
});

test('each part has the state of its last attempt', () => {
  const sent = [
    { Part: 1, State: 'FAILED' },
    { Part: 1, State: 'PAID' },
  ] as QueueDetail['Parts'];
  const plan = [600_000n, 400_000n] as QueueDetail['Plan'] & object;
  expect(plannedParts(plan, sent).map(({ state }) => state)).toEqual(['PAID', undefined]);
  expect(amountsText(plan)).toBe('600.000 + 400.000');
});
