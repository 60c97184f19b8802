import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { allInvariants } from '../audit/invariants.ts';
import { keepBooks } from '../audit/seal.ts';
import { TEST_SECRET } from '../features/money/deposit/testing/channels.ts';
import { collectMail } from '../features/messaging/delivery/testing/collect-mail.ts';
import { startTestServer, type TestServer } from '#testing';
import { withDamage } from '#testing/damage';
import { collectTables } from '#testing/tables';
import { REASONS, TABLES } from './tamper/tables.ts';
import { GAME, HOUR_MS, INSTANT, playOnSite } from './upgrade/index.ts';

/**
 * Every table is changed by the owner of the database, and the audit names it; where it need not,
 * docs/operations/security.md says why.
 */
const SECURITY = join(import.meta.dirname, '../../../docs/operations/security.md');
const dataFolder = mkdtempSync(join(tmpdir(), 'fairlot-tamper-'));
let server: TestServer;
let sandbox: Sandbox;
let mailbox: Awaited<ReturnType<typeof collectMail>>;

beforeAll(async () => {
  mailbox = await collectMail();
  server = await startTestServer({
    startAt: Date.parse('2027-03-05T04:00:30Z'),
    games: [GAME, INSTANT],
    settings: { dataFolder, localMailbox: mailbox.url },
  });
  const now = () => server.clock.now();
  sandbox = await startSandbox({ secret: TEST_SECRET, controlToken: 'c', now });
  await sandbox.control('manner', { api: 'well', notify: 'once', slowMs: 0 });
  await playOnSite({ server, sandbox, mails: mailbox.mails });
  await server.clock.advance(HOUR_MS);
  await server.runJobs();
  await keepBooks(server.db, dataFolder);
}, 300_000);
afterAll(async () => {
  await Promise.all([sandbox.stop(), mailbox.stop(), server.stop()]);
  rmSync(dataFolder, { recursive: true });
});

test('lists every table with an invariant or a reason in the guide', async () => {
  const listed = [...(await collectTables())].flatMap(([name, { placement }]) =>
    placement && name !== 'test_clock' ? [name] : [],
  );
  expect(Object.keys(TABLES).toSorted()).toEqual(listed.toSorted());
  const guide = readFileSync(SECURITY, 'utf8');
  const [, section = ''] = guide.split('### Tables without a check\n');
  for (const reason of REASONS) {
    const [, line = ''] = section.split(`\n**${reason}.** `);
    const [paragraph = ''] = line.split('\n\n');
    const there = [...paragraph.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    const here = Object.entries(TABLES).flatMap(([name, entry]) =>
      'left' in entry && entry.left === reason ? [name] : [],
    );
    expect(there, reason).toEqual(here);
  }
});

test('names nothing before a change', async () => {
  expect(await server.audit()).toEqual([]);
});

const CHANGED = Object.entries(TABLES).flatMap(([table, entry]) =>
  'change' in entry ? [[table, entry] as const] : [],
);

test.each(CHANGED)('names a change of %s', async (_, { change, named }) => {
  const invariant = allInvariants(dataFolder).find(({ name }) => name === named);
  if (!invariant) throw new Error(`there is no invariant ${named}`);
  const lines = await withDamage(server, [sql.raw(change)], (tx) => invariant.find(tx, dataFolder));
  expect(lines).not.toEqual([]);
});
