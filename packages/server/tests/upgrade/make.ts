// Makes the fixture of `upgrade.test.ts`. See the README before you run it:
//   npx tsx packages/server/tests/upgrade/make.ts
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startSandbox } from '@fairlot/sandbox';
import { startTestServer } from '#testing';
import { installTestClock } from '#testing/clock';
import { openTestDatabase } from '#testing/database';
import { makeTestFolder } from '#testing/leftovers';
import { appLogin, createDatabase, databaseUrl, resolveDatabase } from '../../database/index.ts';
import { asOwner } from '../../database/administer.ts';
import { collectMail } from '../../features/messaging/delivery/testing/collect-mail.ts';
import { TEST_SECRET } from '../../features/money/deposit/testing/channels.ts';
import { migrate } from '../../migrations/run.ts';
import { FILES, GAME, INSTANT } from './fixture.ts';
import { playOnOldSite } from './old-site.ts';
import { readSnapshot } from './snapshot.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
/** Noon of the site. */
const START = Date.parse('2027-03-05T04:00:30Z');

const folder = makeTestFolder('upgrade');
const dataFolder = join(folder, 'data');
const provider = join(folder, 'provider.json');
const postgres = await resolveDatabase({ folder: join(folder, 'pg'), fsync: false });
await createDatabase(postgres.ownerUrl, 'upgrade');
const ownerUrl = databaseUrl(postgres.ownerUrl, 'upgrade');
await migrate(ownerUrl, MIGRATIONS);
await installTestClock(ownerUrl);
const appUrl = await appLogin(ownerUrl, dataFolder);
const database = openTestDatabase({ ownerUrl, appUrl, version: postgres.version });
const mailbox = await collectMail();
const server = await startTestServer({
  database,
  startAt: START,
  games: [GAME, INSTANT],
  settings: { dataFolder, localMailbox: mailbox.url },
});
const now = () => server.clock.now();
const sandbox = await startSandbox({ secret: TEST_SECRET, controlToken: 'c', now, file: provider });
await sandbox.control('manner', { api: 'well', notify: 'once', slowMs: 0 });
const oldSite = await playOnOldSite({ server, sandbox, mails: mailbox.mails });
const faults = await server.audit();
if (faults.length > 0) throw new Error(faults.join('\n'));
const snapshot = await asOwner(ownerUrl, (client) => readSnapshot(client, MIGRATIONS));
await Promise.all([sandbox.stop(), mailbox.stop(), server.stop()]);
await postgres.stop();

mkdirSync(dirname(FILES.data), { recursive: true });
rmSync(FILES.data, { recursive: true, force: true });
cpSync(dataFolder, FILES.data, { recursive: true });
cpSync(provider, FILES.provider);
writeFileSync(FILES.oldSite, `${JSON.stringify(oldSite, undefined, 2)}\n`);
writeFileSync(FILES.rows, gzipSync(JSON.stringify(snapshot), { level: 9 }));
rmSync(folder, { recursive: true });
