import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { courierActs, describeDelivery } from './courier.ts';
import { withTestServer } from '#testing';

const server = withTestServer({ games: [4] });
const run = async (name: keyof typeof courierActs, text: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'courier-'));
  const file = join(folder, 'way');
  await writeFile(file, text);
  const stage = { db: server().owner as never, dataFolder: '', reason: 'a test of it' };
  const said = await courierActs[name].run(stage, [file]);
  await rm(folder, { recursive: true });
  return said;
};

test('ways of messages are set from a file and kept out of the audit and of what is shown', async () => {
  expect(await run('courier mail', 'smtps://us:s3cret@mail.example\nus@example.com\n')).toBe(
    'mail leaves by smtps://mail.example from us@example.com',
  );
  expect(await run('courier sms', 'https://t0ken@sms.example/send')).toBe(
    'sms leaves by https://sms.example',
  );
  expect(await run('courier sms', 'http://sms.example')).toEqual({
    why: 'an address of https: is needed',
  });
  expect(await describeDelivery(server().owner as never, '')).toBe(
    'mail: smtps://mail.example from us@example.com\nsms: https://sms.example',
  );
  const { rows } = await sql<{ text: string }>`
    SELECT to_jsonb(a)::text AS text FROM operator_audit a
    WHERE permission = 'courier.routes.change'`.execute(server().owner);
  expect(rows).toHaveLength(2);
  expect(rows.map(({ text }) => text).join('')).not.toMatch(/s3cret|t0ken/);
  const stage = { db: server().owner as never, dataFolder: '', reason: 'a test of it' };
  expect(await courierActs['courier mail'].run(stage, ['/nowhere/at/all'])).toEqual({
    why: '/nowhere/at/all cannot be read',
  });
  await sql`DELETE FROM courier_route`.execute(server().owner);
});
