import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing';
import { addressOf } from '../../../auth/credentials/index.ts';
import { noteDenial } from './denials.ts';
import { foldDenials, MOST_ADDRESSES, OTHERS } from './store-denial.ts';
import { findBrokenAudit } from '../audit/store-audit.ts';

const START = Date.parse('2027-03-05T04:00:30Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.clock.set(START);
});
afterAll(() => database.stop());

const denial = { code: 'not_logged_in', target: '/x', token: undefined, who: '' };

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (ip, address) => {
  expect(addressOf(ip)).toBe(address);
});

test('many at once from one address are one row with their number', async () => {
  const codes = ['not_logged_in', 'not_allowed'];
  await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      noteDenial(database, { ...denial, code: codes[i % 2] ?? '', ip: '192.0.2.1' }),
    ),
  );
  expect(await foldDenials(database.db)).toBe(0);
  await database.clock.advance(90_000);
  const folded = await Promise.all([foldDenials(database.db), foldDenials(database.db)]);
  expect(folded.toSorted()).toEqual([0, 1]);
  const { rows } = await sql<{ after: object }>`
    SELECT after FROM operator_audit WHERE kind = 'denied'`.execute(database.db);
  expect(rows).toMatchObject([
    { after: { count: 40, codes: { not_logged_in: 20, not_allowed: 20 } } },
  ]);
});

test('more addresses than a minute has rows for are counted together', async () => {
  for (let i = 0; i < MOST_ADDRESSES + 20; i += 1) {
    await noteDenial(database, { ...denial, ip: `10.0.${i >> 8}.${i & 255}` });
  }
  const { rows } = await sql<{ address: string; count: number }>`
    SELECT address, count FROM operator_denial ORDER BY count DESC`.execute(database.db);
  expect(rows).toHaveLength(MOST_ADDRESSES + 1);
  expect(rows[0]).toEqual({ address: OTHERS, count: 20 });
  await database.clock.advance(90_000);
  expect(await foldDenials(database.db)).toBe(MOST_ADDRESSES + 1);
  expect(await findBrokenAudit(database.db)).toEqual([]);
});

test('what they say of themselves is cut, and holds nothing a database cannot', async () => {
  const long = `\0${'x'.repeat(5_000)}`;
  await noteDenial(database, { ...denial, ip: '192.0.2.9', target: long, who: long });
  const { rows } = await sql<{ target: string }>`
    SELECT target FROM operator_denial WHERE address = '192.0.2.9'`.execute(database.db);
  expect(rows[0]?.target).toHaveLength(100 - 0);
});
