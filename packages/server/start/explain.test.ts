import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '#testing';
import { asOwner } from '../database/administer.ts';
import { resolveDatabase } from '../database/index.ts';
import { migrate } from '../migrations/run.ts';
import { explainStart } from './explain.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairlot-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

const failure = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const open = (databaseUrl: string) => resolveDatabase({ databaseUrl, folder, fsync: false });

test('explains a refused database login', async () => {
  const { ownerUrl, stop } = await createTestDatabase();
  const explain = async (change: (url: URL) => void): Promise<string | undefined> => {
    const url = new URL(ownerUrl);
    change(url);
    return explainStart(await failure(open(url.href)), { DATABASE_URL: url.href });
  };
  expect(await explain((url) => (url.username = 'fairlot_stranger'))).toMatch(/refuses the login/);
  expect(await explain((url) => (url.pathname = '/nowhere'))).toMatch(/no database of that name/);
  expect(await explain((url) => (url.port = '1'))).toMatch(/does not answer/);
  await stop();
});

test('explains missing rights of the database user', async () => {
  const { ownerUrl, stop } = await createTestDatabase();
  const name = `fairlot_weak_${process.pid}`;
  await asOwner(ownerUrl, (client) => client.query(`CREATE ROLE ${name} LOGIN PASSWORD 'weak'`));
  const url = new URL(ownerUrl);
  url.username = name;
  url.password = 'weak';
  const error = await failure(
    migrate(url.href, join(import.meta.dirname, '../migrations')).then(() => undefined),
  );
  expect(explainStart(error, { DATABASE_URL: url.href })).toMatch(/enough rights/);
  await asOwner(ownerUrl, (client) => client.query(`DROP ROLE ${name}`));
  await stop();
});

test('explains a blocking file and returns undefined for bugs', async () => {
  writeFileSync(join(folder, 'file'), '');
  const error = await failure(mkdir(join(folder, 'file/keys'), { recursive: true }));
  expect(explainStart(error, { DATABASE_URL: undefined })).toContain(join(folder, 'file'));
  expect(explainStart(new TypeError('x is not a function'), { DATABASE_URL: '' })).toBeUndefined();
});
