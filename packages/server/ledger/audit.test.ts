import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { newId, transaction, type Db } from '#platform/db';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { ledgerInvariants } from './audit.ts';
import { withdrawalsOf } from './accounts.ts';
import {
  cancelBet,
  capture,
  fund,
  newHoldId,
  placeBet,
  reserve,
  transfer,
} from './movements/index.ts';
import { postAll } from './post.ts';
import { sealUpTo } from './seal.ts';
import { takeSnapshots } from './snapshot.ts';
import { readWatermark } from './watermark.ts';
import { auditLedger } from './testing/audit-ledger.ts';

/**
 * Evil twins: each damage is done behind the back of the guards and must be
 * named by the invariant that is there for it; then it is taken back.
 */
let database: TestDatabase;
const betId = newId();
const sent = newId();
const hold = {
  playerId: 1n,
  holdId: newHoldId(),
  currency: 'DEM' as const,
  purpose: 'withdrawal' as const,
  amount: mills(50),
};
const bet = {
  playerId: 1n,
  betId,
  issueId: 1n,
  currency: 'DEM' as const,
  amount: mills(100),
  gameId: 1,
  serialNumber: 1,
};
beforeAll(async () => {
  database = await createTestDatabase();
  const gift = fund({ playerId: 1n, amount: mills(1000), currency: 'DEM', reason: 'test' });
  await transaction(database.db, (tx) =>
    postAll(tx, [
      [gift],
      [placeBet(bet)],
      [cancelBet(bet)],
      [placeBet({ ...bet, betId: newId() })],
      [reserve({ ...hold, expiresMs: Date.now() + 3_600_000 })],
      [capture({ ...hold, amount: mills(20), part: 'first', to: withdrawalsOf(1n) })],
      [...transfer({ id: sent, from: 1n, to: 2n, amount: mills(10), currency: 'DEM' })],
    ]),
  );
  const upto = await readWatermark(database.db);
  await takeSnapshots(database.db, upto);
  const [key, sig] = [Buffer.alloc(32), Buffer.alloc(64)];
  await sealUpTo(database.db, upto - 1n, () => ({ key, sig }));
  await sealUpTo(database.db, upto, () => ({ key, sig }));
});
afterAll(() => database.stop());

/** What the look of every minute says; all that is here is recent. */
async function auditRecent(db: Db): Promise<readonly string[]> {
  const found = await Promise.all(
    ledgerInvariants.map(async ({ name, findRecent }) =>
      ((await findRecent?.(db)) ?? []).map((line) => `recent ${name}: ${line}`),
    ),
  );
  return found.flat();
}

/** Sums over all books, and of what no journal moves, are for the night. */
const NIGHTLY = ['I2', 'I10'];

/** What the audit says while the damage is there. */
async function auditWith(...damage: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  const undo = new Error('undo');
  await database.owner
    .transaction()
    .execute(async (tx) => {
      for (const table of ['ledger_journal', 'ledger_entry', 'ledger_seal']) {
        await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER USER`.execute(tx);
      }
      for (const statement of damage) await sql.raw(statement).execute(tx);
      found.push(...(await auditLedger(tx as never)), ...(await auditRecent(tx as never)));
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return found;
}

const cashOf = (journal: string) => `player_id = 1 AND journal_id = '${journal}' AND account = 1`;

test('nothing is wrong before', async () => {
  expect(await auditWith()).toEqual([]);
});

test.each([
  [
    'an entry with another amount',
    [`UPDATE ledger_entry SET amount = -99 WHERE ${cashOf(betId)}`],
    ['I1', 'I2', 'I3'],
  ],
  ['an entry that is gone', [`DELETE FROM ledger_entry WHERE ${cashOf(betId)}`], ['I1', 'I3']],
  [
    'a wrong sign',
    [`UPDATE ledger_entry SET amount = -amount WHERE journal_id = '${betId}'`],
    ['I3', 'I6'],
  ],
  ['a balance out of nothing', [`UPDATE ledger_account SET balance = balance + 1`], ['I3']],
  ['a balance row that is gone', [`DELETE FROM ledger_account`], ['I3']],
  [
    'a version left out',
    [`UPDATE ledger_entry SET version_after = 9 WHERE version_after = 4`],
    ['I3'],
  ],
  [
    'a lost update',
    [`UPDATE ledger_entry SET balance_after = 1000 WHERE ${cashOf(betId)}`],
    ['I3'],
  ],
  [
    'a balance below zero',
    [
      `ALTER TABLE ledger_account DROP CONSTRAINT account_floor`,
      `UPDATE ledger_account SET balance = -5`,
    ],
    ['I3', 'I4'],
  ],
  [
    'a currency that was swapped',
    [`UPDATE ledger_entry SET currency = 'CNY' WHERE journal_id = '${betId}'`],
    ['I1', 'I3'],
  ],
  ['a snapshot that says more', [`UPDATE ledger_snapshot SET balance = balance + 1`], ['I2']],
  ['money from the mint', [`UPDATE ledger_entry SET currency = 'CNY' WHERE account = 40`], ['I9']],
  ['a hold that has more than was held', [`UPDATE ledger_hold SET remaining = 31`], ['I4']],
  ['a hold that is gone', [`DELETE FROM ledger_hold`], ['I4']],
  [
    'a hold that was given twice',
    [
      `UPDATE ledger_entry SET amount = 3 * amount WHERE account IN (3, 31)
         AND journal_id IN (SELECT id FROM ledger_journal WHERE kind = 202)`,
    ],
    ['I3', 'I4', 'I5'],
  ],
  ['a hold that paid after its time', [`UPDATE ledger_hold SET expires_at = '2020-01-01'`], ['I5']],
  [
    'a withdrawal paid out of frozen money',
    [
      `UPDATE ledger_hold SET kind = 1201`,
      `UPDATE ledger_journal SET kind = 1201 WHERE kind = 201`,
    ],
    ['I5', 'I10'],
  ],
  [
    'something left in transit',
    [
      `UPDATE ledger_entry SET account = 33, ref = 0 WHERE account = 10 AND journal_id = '${betId}'`,
    ],
    ['I6', 'I8'],
  ],
  [
    'a transfer of which more came than went',
    [`UPDATE ledger_entry SET amount = 2 * amount WHERE player_id = 2 AND journal_id = '${sent}'`],
    ['I3', 'I8'],
  ],
  [
    'a kind that nobody knows',
    [`UPDATE ledger_journal SET kind = 777 WHERE kind = 106`],
    ['I9', 'I10'],
  ],
  [
    'a kind that moves elsewhere',
    [`UPDATE ledger_journal SET kind = 401 WHERE id = '${betId}'`],
    ['I9', 'I10'],
  ],
  [
    'a reversal of what cannot be taken back',
    [`UPDATE ledger_journal SET kind = 305 WHERE kind = 302`],
    ['I9', 'I10'],
  ],
  [
    'a bet after the account was closed',
    [`UPDATE ledger_account SET status = 2`, `UPDATE ledger_account SET closed_version = 1`],
    ['I11'],
  ],
  ['a seal that is gone', [`DELETE FROM ledger_seal WHERE seal = 1`], ['I10']],
  ['a seal over more', [`UPDATE ledger_seal SET upto_n = upto_n + 1 WHERE seal = 2`], ['I10']],
  [
    'a key of a sealed journal that was changed',
    [`UPDATE ledger_journal SET idem_key = idem_key || 'x' WHERE kind = 106`],
    ['I10'],
  ],
  [
    'a reversal of half',
    [`UPDATE ledger_entry SET amount = amount / 2 WHERE journal_id = '${betId}'`],
    ['I3', 'I6'],
  ],
])('%s is found', async (_, damage, names) => {
  const found = await auditWith(...damage);
  const recent = names.filter((name) => !NIGHTLY.includes(name)).map((name) => `recent ${name}`);
  for (const name of [...names, ...recent])
    expect(
      found.some((line) => line.startsWith(`${name} `)),
      `${name} in ${found.join('\n')}`,
    ).toBe(true);
});
