import { join, resolve } from 'node:path';
import { startApp } from './app.ts';
import { BACKUPS_KEPT, backupsOf, finishSwap, keepBackups, walFolder } from './backup/index.ts';
import { appLogin, BadLogin, FolderInUse, resolveDatabase } from './database/index.ts';
import { openMailbox } from './features/courier/index.ts';
import { checkKeys, ForeignKeys } from './features/fair/index.ts';
import { isLoopback, startLines } from './features/operator/index.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './features/session/index.ts';
import { migrate } from './migrations/run.ts';
import { isConnectionLoss, openDatabase } from './platform/db.ts';
import { createLog, LOG_LEVELS } from './platform/log.ts';
import {
  BadSetting,
  oneOf,
  parseFeeds,
  parseGames,
  parseNodes,
  parseOrigin,
  parseRegionHeader,
  parseRelays,
  wholeNumber,
} from './platform/settings.ts';
import { ChangedProgram, startChecked } from './program/index.ts';
import { shownUrl } from './shown-url.ts';
import { startSandboxProcess } from './start-sandbox.ts';

/** Environment to application to listening; nothing else. */
const { env } = process;
const root = resolve(env['FAIRLOT_ROOT'] ?? '.');
const dataFolder = resolve(root, env['FAIRLOT_DATA'] ?? '.fairlot');
const backups = backupsOf(dataFolder, env['BACKUPS']);
const isDemo = env['FAIRLOT_DEMO'] === '1';
const host = env['HOST'] ?? '127.0.0.1';
const consoleHost = env['CONSOLE_HOST'] ?? '127.0.0.1';

if (process.argv.length > 2) {
  console.log('npm start takes no words: what may be set stands in README.md');
  process.exit(2);
}

const HIGHEST_PORT = 65_535;
const MOST_PROXIES = 100;
const MOST_BACKUPS = 366;
const LONGEST_SPREAD_MS = 600_000;
const PACES = ['1', '2', '3', '4'];
const PROGRAM_CHECKS = ['refuse', 'alarm', 'off'];

/** Passkeys are of names, never of bare addresses: of this machine, where nobody else comes in. */
const ownOrigin = (): string | undefined =>
  isLoopback(consoleHost) ? `http://localhost:${env['CONSOLE_PORT'] ?? 3001}` : undefined;

/** What the environment asks for; nothing is started when some of it cannot be meant. */
function readAsked() {
  return {
    logLevel: oneOf('LOG_LEVEL', env['LOG_LEVEL'], 'warn', LOG_LEVELS),
    port: wholeNumber('PORT', env['PORT'], 3000, HIGHEST_PORT),
    rateLimit: wholeNumber('RATE_LIMIT', env['RATE_LIMIT'], 600),
    trustedProxies: wholeNumber('TRUSTED_PROXIES', env['TRUSTED_PROXIES'], 0, MOST_PROXIES),
    regionHeader: parseRegionHeader(
      env['REGION_HEADER'],
      wholeNumber('TRUSTED_PROXIES', env['TRUSTED_PROXIES'], 0, MOST_PROXIES),
    ),
    mediaPort: wholeNumber('MEDIA_PORT', env['MEDIA_PORT'], 3002, HIGHEST_PORT),
    mediaOrigin: parseOrigin('MEDIA_ORIGIN', env['MEDIA_ORIGIN']),
    sandboxPort: wholeNumber('SANDBOX_PORT', env['SANDBOX_PORT'], 3003, HIGHEST_PORT),
    consolePort: wholeNumber('CONSOLE_PORT', env['CONSOLE_PORT'], 3001, HIGHEST_PORT),
    consoleProxies: wholeNumber('CONSOLE_PROXIES', env['CONSOLE_PROXIES'], 0, MOST_PROXIES),
    mediaProxies: wholeNumber('MEDIA_PROXIES', env['MEDIA_PROXIES'], 0, MOST_PROXIES),
    programCheck: oneOf('PROGRAM_CHECK', env['PROGRAM_CHECK'], 'refuse', PROGRAM_CHECKS),
    jobPace: Number(oneOf('JOB_PACE', env['JOB_PACE'], '1', PACES)),
    spreadMs: wholeNumber('STOP_SPREAD_MS', env['STOP_SPREAD_MS'], 0, LONGEST_SPREAD_MS),
    consoleOrigin: parseOrigin('CONSOLE_ORIGIN', env['CONSOLE_ORIGIN']) ?? ownOrigin(),
    backupsKept: wholeNumber('BACKUPS_KEPT', env['BACKUPS_KEPT'], BACKUPS_KEPT, MOST_BACKUPS),
    beaconRelays: parseRelays(env['BEACON_RELAYS']),
    games: parseGames(env['GAMES']),
    rehearsals: oneOf('REHEARSALS', env['REHEARSALS'], isDemo ? '1' : '0', ['0', '1']),
    blockNodes: parseNodes(env['BLOCK_NODES']),
    feedSources: parseFeeds(env['FEEDS']),
  };
}

function askedOrEnd(): ReturnType<typeof readAsked> {
  try {
    return readAsked();
  } catch (error) {
    console.error(error instanceof BadSetting ? error.message : error);
    process.exit(1);
  }
}

const asked = askedOrEnd();
const log = createLog(asked.logLevel);

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
  const unnoted = await finishSwap(dataFolder, backups);
  if (unnoted) log.error({ err: unnoted }, 'the backups do not know of a restore yet');
  const database = await resolveDatabase({
    databaseUrl: env['DATABASE_URL'],
    folder: join(dataFolder, 'pg'),
    fsync: true,
    archive: walFolder(backups),
  });
  started.push(database);
  await migrate(database.ownerUrl, join(root, 'packages/server/migrations'));
  if (env['KEYS_LOST'] !== '1') await checkFolder(database.ownerUrl);
  if (asked.programCheck !== 'off') await checkFiles(database.ownerUrl);
  // A demo has no way out: what would be sent can be read on this machine.
  const inbox = join(dataFolder, 'mailbox.txt');
  const mailbox = isDemo ? await openMailbox(inbox) : undefined;
  if (mailbox) started.push(mailbox);
  const sandbox = isDemo && asked.sandboxPort !== 0 ? await openSandbox() : undefined;
  if (sandbox) started.push(sandbox);
  const app = await startApp({
    appUrl: await appLogin(database.ownerUrl, dataFolder, env['DATABASE_APP_URL']),
    settings: {
      isDemo,
      rateLimit: asked.rateLimit,
      trustedProxies: asked.trustedProxies,
      regionHeader: asked.regionHeader,
      consoleProxies: asked.consoleProxies,
      mediaProxies: asked.mediaProxies,
      consoleOrigin: asked.consoleOrigin,
      mediaOrigin: asked.mediaOrigin,
      consoleRoot: resolve(root, env['CONSOLE_ROOT'] ?? 'packages/console/dist'),
      webRoot: resolve(root, env['WEB_ROOT'] ?? 'packages/web/dist'),
      dataFolder,
      redisUrl: env['REDIS_URL'],
      beaconRelays: asked.beaconRelays,
      games: asked.games,
      isRehearsing: asked.rehearsals === '1',
      blockNodes: asked.blockNodes,
      feedSources: asked.feedSources,
      jobPace: asked.jobPace,
      localMailbox: mailbox?.url,
      sandbox: sandbox && { apiAt: sandbox.apiAt, secret: sandbox.secret },
      ownAddress: isDemo ? `http://localhost:${asked.port}` : undefined,
    },
    log,
    host,
    port: asked.port,
    media: asked.mediaPort === 0 ? undefined : { host, port: asked.mediaPort },
    programRoot: asked.programCheck === 'off' ? undefined : root,
    console: asked.consolePort === 0 ? undefined : { host: consoleHost, port: asked.consolePort },
  });
  started.push({ stop: () => app.stop(asked.spreadMs) });
  if (database.embedded && asked.backupsKept > 0) {
    const source = { ownerUrl: database.ownerUrl, dataFolder, backups };
    started.push(keepBackups({ ...source, keep: asked.backupsKept, log }));
  }
  console.log(`Fairlot is ready: ${shownUrl(app.url)}/Login`);
  if (app.console === 'taken') {
    console.log(
      `The console is off: port ${asked.consolePort} is taken. Choose another by CONSOLE_PORT.`,
    );
  } else if (app.console !== 'none') {
    console.log(`The console is ready: ${shownUrl(app.console.url)}/SignIn`);
  }
  if (app.media === 'taken') {
    console.log(
      `Pictures are off: port ${asked.mediaPort} is taken. Choose another by MEDIA_PORT.`,
    );
  } else if (app.media !== 'none' && !isLoopback(host) && asked.mediaOrigin === undefined) {
    console.log(
      'Pictures are seen on this machine alone: say by MEDIA_ORIGIN where others find them.',
    );
  }
  if (isDemo) {
    const names = DEMO_ACCOUNTS.map(({ userName }) => userName).join(', ');
    console.log(`Demo accounts: ${names}; password: ${DEMO_PASSWORD}`);
    console.log(`Mails and text messages of the demo: ${inbox}`);
  }
  if (asked.consolePort !== 0) {
    for (const line of await operatorLines(database.ownerUrl)) console.log(line);
  }
} catch (error) {
  console.error(whyNot(error));
  await stop(1);
}

/** The program itself may not open accounts of operators: the owner of the database does. */
async function operatorLines(ownerUrl: string): Promise<readonly string[]> {
  const owner = openDatabase(ownerUrl, { role: 'owner', maxConnections: 1 });
  try {
    return await startLines(owner, { dataFolder, isDemo, host: consoleHost });
  } finally {
    await owner.destroy();
  }
}

/** Whom players of a demo pay, with play money; without it the rest of the demo is there all the same. */
async function openSandbox() {
  const file = join(root, 'dist/server/sandbox.mjs');
  const sandbox = await startSandboxProcess(file, asked.sandboxPort);
  if (!sandbox) {
    console.log(
      `Deposits are off: the sandbox provider did not start. Is port ${asked.sandboxPort} taken? Choose another by SANDBOX_PORT.`,
    );
  }
  return sandbox;
}

async function checkFiles(ownerUrl: string): Promise<void> {
  const db = openDatabase(ownerUrl, { role: 'owner', maxConnections: 1 });
  const mode = asked.programCheck === 'alarm' ? 'alarm' : 'refuse';
  const said = await startChecked(db, { root, dataFolder }, mode).finally(() => db.destroy());
  if (said !== undefined) console.error(said);
}

async function checkFolder(ownerUrl: string): Promise<void> {
  const db = openDatabase(ownerUrl, { maxConnections: 1 });
  await checkKeys(db, dataFolder).finally(() => db.destroy());
}

/** What whoever starts the product can do something about is said in a line; a bug in full. */
function whyNot(error: unknown): unknown {
  const isForPeople = [FolderInUse, BadLogin, ForeignKeys, ChangedProgram].some(
    (kind) => error instanceof kind,
  );
  if (error instanceof Error && isForPeople) return error.message;
  if (!(error instanceof Error)) return error;
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `The port is taken: ${error.message}. Choose another by PORT.`;
  }
  const isAway = env['DATABASE_URL'] !== undefined && isConnectionLoss(error);
  return isAway ? 'The database of DATABASE_URL does not answer.' : error;
}
