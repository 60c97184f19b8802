import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { transaction, type Executor } from '#platform/db';
import { withTestServer } from '#testing';
import { withoutDevice, withoutAuthenticator } from '#testing/stand-ins';
import { isWithin } from './index.ts';
import { credentials } from '../index.ts';

const server = withTestServer({ features: [credentials, withoutDevice, withoutAuthenticator] });
const MOST = { most: 2, seconds: 60 };

/** Whether what is committed next waits for the disk. */
const waits = async (db: Executor): Promise<boolean> => {
  const { rows } = await sql<{ kept: string }>`
    SELECT current_setting('synchronous_commit') AS kept`.execute(db);
  return rows[0]?.kept === 'on';
};

test('attempts are counted one by one, on their own and in a transaction of others', async () => {
  const { db } = server();
  const once = (on: Executor) => isWithin(on, 'login', '9.9.9.1', MOST);
  expect(await once(db)).toBe(true);
  expect(await transaction(db, once)).toBe(true);
  expect(await once(db)).toBe(false);
  await server().clock.advance(61_000);
  expect(await once(db)).toBe(true);
});

test('only the count itself does not wait for the disk: neither what comes after nor what is around it', async () => {
  await server()
    .db.connection()
    .execute(async (db) => {
      await sql`SET synchronous_commit = on`.execute(db);
      await isWithin(db, 'login', '9.9.9.2', MOST);
      expect(await waits(db)).toBe(true);
      await transaction(db, async (tx) => {
        await isWithin(tx, 'login', '9.9.9.2', MOST);
        expect(await waits(tx)).toBe(true);
      });
      await sql`RESET synchronous_commit`.execute(db);
    });
});
