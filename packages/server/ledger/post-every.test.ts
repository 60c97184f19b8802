import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { newId, transaction } from '#platform/db';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { fund, placeBet, type Movement } from './movements/index.ts';
import { mustBePosted, post, postEvery } from './post.ts';
import { balanceOf } from './read.ts';
import { auditLedger } from './testing/audit-ledger.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());
afterEach(async () => expect(await auditLedger(database.owner)).toEqual([]));

const playerId = 101n;
const bet = (amount: number) => ({
  playerId,
  betId: newId(),
  issueId: 7n,
  currency: 'DEM' as const,
  amount: mills(amount),
  gameId: 4,
  serialNumber: 202611210142,
});

test('who must be paid and was not is named, with what was in the way', () => {
  const unit = [fund({ playerId: 8n, amount: mills(1), currency: 'DEM', reason: 'late' })];
  const locked = { verdict: 'locked' as const, balance: null, journalId: null };
  expect(() => mustBePosted([unit], [locked])).toThrow(
    'fund:late of player 8 was not posted: locked',
  );
});

test('all of what must be posted is, for the first time, or nothing is and the first that was not is named', async () => {
  await transaction(database.db, (tx) =>
    post(tx, fund({ playerId, amount: mills(1000), currency: 'DEM', reason: 'test' })),
  );
  const every = (...units: readonly Movement[]) =>
    transaction(database.db, (tx) =>
      postEvery(
        tx,
        units.map((unit) => [unit]),
      ),
    );
  const [first, large, second] = [bet(400), bet(5000), bet(300)].map(placeBet);
  await expect(every(first!, large!, second!)).rejects.toThrow(
    `${large!.key} of player ${playerId} was not posted: short`,
  );
  expect(await balanceOf(database.db, playerId, 'DEM')).toBe(1000n);
  await every(first!, second!);
  expect(await balanceOf(database.db, playerId, 'DEM')).toBe(300n);
  await expect(every(first!)).rejects.toThrow('was not posted: repeated');
  await every();
});
