import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { cash, HOUSE, mint, poolOf, revenue } from '../accounts.ts';
import {
  KIND,
  cancelBet,
  fund,
  payout,
  placeBet,
  refundIssue,
  refundTie,
  sweepIssue,
} from './index.ts';

const bet = {
  playerId: 8n,
  betId: '01a1fdd8-775d-7563-b4c6-959e2c2bd27d',
  issueId: 5n,
  currency: 'DEM' as const,
  amount: mills(2000),
  gameId: 4,
  serialNumber: 202611210142,
};
const pool = poolOf(5n);
const about = { gameId: 4, serialNumber: 202611210142, betId: bet.betId };

test('a stake goes into the pool of its issue, its journal named as the bet', () => {
  expect(placeBet(bet)).toEqual({
    id: bet.betId,
    kind: 301,
    playerId: 8n,
    currency: 'DEM',
    key: `bet:${bet.betId}`,
    postings: [{ from: cash, to: pool, amount: 2000n }],
    subject: about,
  });
});

test.each([
  ['cancel', cancelBet(bet), 302, `cancel:${bet.betId}`, bet.betId],
  ['refund of an issue', refundIssue(bet), 304, `refund:5:${bet.betId}`, bet.betId],
  ['refund of a tie', refundTie({ ...bet, run: 1 }), 305, `tie:5:${bet.betId}:1`, undefined],
  ['payout', payout({ ...bet, run: 2 }), 401, `payout:5:${bet.betId}:2`, undefined],
])('%s: out of the pool to the player', (_, movement, kind, key, reverses) => {
  expect(movement).toMatchObject({ kind, key, playerId: 8n, subject: about });
  expect(movement.reverses).toBe(reverses);
  expect(movement.postings).toEqual([{ from: pool, to: cash, amount: 2000n }]);
});

test('play money comes out of the mint, once a reason', () => {
  const gift = fund({
    playerId: 8n,
    amount: mills(10_000_000),
    currency: 'DEM',
    reason: 'register',
  });
  expect(gift).toMatchObject({ kind: 106, key: 'fund:register' });
  expect(gift.postings).toEqual([{ from: mint, to: cash, amount: 10_000_000n }]);
});

test.each([
  [700, { from: pool, to: revenue, amount: 700n }],
  [-700, { from: revenue, to: pool, amount: 700n }],
])('a sweep of %i leaves the pool empty', (left, posting) => {
  const sweep = sweepIssue({ ...bet, left: mills(left), run: 1 });
  expect(sweep).toMatchObject({ kind: KIND.sweepIssue, playerId: HOUSE, key: 'sweep:5:DEM:1' });
  expect(sweep?.postings).toEqual([posting]);
});

test('nothing is swept out of an empty pool', () => {
  expect(sweepIssue({ ...bet, left: mills(0), run: 1 })).toBeUndefined();
});
