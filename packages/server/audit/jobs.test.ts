import { sql } from 'kysely';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { auditJobs } from './jobs.ts';
import { fund } from '#ledger';
import { ledgerInvariants } from '#ledger/audit';
import { post } from '#ledger/post';
import { transaction } from '#platform/db';
import type { Invariant } from '#platform/feature';
import type { Job } from '#platform/jobs';
import { createLog } from '#platform/log';
import { createTestDatabase, type TestDatabase } from '#testing';

let database: TestDatabase;
const NOON = Date.UTC(2026, 10, 21, 4);
const MINUTE = 60_000;
const lines: string[] = [];
const log = createLog(
  'error',
  new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(String(chunk));
      done();
    },
  }),
);

beforeAll(async () => {
  database = await createTestDatabase();
  await database.clock.set(NOON);
});
beforeEach(() => void lines.splice(0));
afterAll(() => database.stop());

const jobsOf = (invariants: readonly Invariant[]): Readonly<Record<string, Job>> =>
  Object.fromEntries(auditJobs({ db: database.db, log }, invariants).map((job) => [job.name, job]));

/** Runs a job until it is idle, and says which invariants it named. */
async function named(job: Job | undefined): Promise<readonly string[]> {
  lines.splice(0);
  while ((await job?.run()) === 'worked');
  return lines.map((line) => JSON.parse(line).invariant);
}

test('money out of nothing is named within a minute, and every night', async () => {
  const jobs = jobsOf(ledgerInvariants);
  const gift = fund({ playerId: 1n, amount: mills(1000), currency: 'DEM', reason: 'test' });
  await transaction(database.db, (tx) => post(tx, gift));
  expect(await named(jobs['audit-recent'])).toEqual([]);
  expect(await named(jobs['audit-nightly'])).toEqual([]);

  await sql`UPDATE ledger_account SET balance = balance + 1`.execute(database.owner);
  expect(await named(jobs['audit-recent'])).toEqual([]);
  await database.clock.advance(MINUTE);
  expect(await named(jobs['audit-recent'])).toEqual(['I3 a balance is the sum of its entries']);
  expect(lines[0]).toContain('player 1 account 1');
  expect(await named(jobs['audit-nightly'])).toEqual([]);
  await database.clock.advance(16 * 60 * MINUTE);
  expect(await named(jobs['audit-nightly'])).toEqual(['I3 a balance is the sum of its entries']);
  // By then nothing of it is recent.
  expect(await named(jobs['audit-recent'])).toEqual([]);
  await sql`UPDATE ledger_account SET balance = balance - 1`.execute(database.owner);
});

test('of several processes one does the work of a minute', async () => {
  let looks = 0;
  const find = async (): Promise<readonly string[]> => {
    looks += 1;
    return [];
  };
  const counted = [{ name: 'counted', find, findRecent: find }];
  await database.clock.advance(MINUTE);
  const processes = Array.from({ length: 4 }, () => jobsOf(counted)['audit-recent']);
  await Promise.all(processes.map((job) => job?.run()));
  expect(looks).toBe(1);
});

test('an invariant that fails keeps no other from its turn', async () => {
  const fails = () => Promise.reject(new Error('out of time'));
  const broken = async (): Promise<readonly string[]> => ['a line'];
  const jobs = jobsOf([
    { name: 'fails', find: fails, findRecent: fails },
    { name: 'broken', find: broken, findRecent: broken },
  ]);
  await database.clock.advance(MINUTE);
  await expect(jobs['audit-recent']?.run()).rejects.toThrow('out of time');
  expect(await named(jobs['audit-recent'])).toEqual(['broken']);
});
