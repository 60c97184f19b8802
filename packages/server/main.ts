import { join, resolve } from 'node:path';
import { startApp } from './app.ts';
import { FolderInUse, resolveDatabase } from './database/index.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './features/session/index.ts';
import { migrate } from './migrations/run.ts';
import { createLog } from './platform/log.ts';
import { parseRelays } from './platform/settings.ts';

/** Environment to application to listening; nothing else. */
const { env } = process;
const root = resolve(env['FAIRLOT_ROOT'] ?? '.');
const dataFolder = resolve(root, env['FAIRLOT_DATA'] ?? '.fairlot');
const isDemo = env['FAIRLOT_DEMO'] === '1';

const log = createLog(env['LOG_LEVEL'] ?? 'warn');

/** What has been started, to be stopped in the opposite order. */
const started: { stop(): Promise<void> }[] = [];
let isStopping = false;
async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  let end = code;
  for (const part of started.toReversed()) {
    // Whatever one part has to say, the database after it is stopped in order.
    await part.stop().catch((error: unknown) => {
      log.error({ err: error }, 'a part did not stop');
      end = 1;
    });
  }
  process.exit(end);
}
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

try {
  const database = await resolveDatabase({
    databaseUrl: env['DATABASE_URL'],
    folder: join(dataFolder, 'pg'),
    fsync: true,
  });
  started.push(database);
  await migrate(database.ownerUrl, join(root, 'packages/server/migrations'));
  const app = await startApp({
    ownerUrl: database.ownerUrl,
    settings: {
      isDemo,
      rateLimit: Number(env['RATE_LIMIT'] ?? 600),
      trustedProxies: Number(env['TRUSTED_PROXIES'] ?? 0),
      webRoot: resolve(root, env['WEB_ROOT'] ?? 'packages/web/dist'),
      dataFolder,
      redisUrl: env['REDIS_URL'],
      beaconRelays: parseRelays(env['BEACON_RELAYS']),
    },
    log,
    host: env['HOST'] ?? '127.0.0.1',
    port: Number(env['PORT'] ?? 3000),
  });
  started.push({ stop: () => app.stop(Number(env['STOP_SPREAD_MS'] ?? 0)) });
  console.log(`Fairlot is ready: ${app.url}/Login`);
  if (isDemo) {
    const names = DEMO_ACCOUNTS.map(({ userName }) => userName).join(', ');
    console.log(`Demo accounts: ${names}; password: ${DEMO_PASSWORD}`);
  }
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (isTaken) console.error(`The port is taken: ${error.message}. Choose another by PORT.`);
  else console.error(error instanceof FolderInUse ? error.message : error);
  await stop(1);
}
