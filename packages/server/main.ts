import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startApp } from './app.ts';
import { backupsOf, finishSwap, keepBackups, walFolder } from './backup/index.ts';
import {
  appLogin,
  BadLogin,
  FolderInUse,
  IncompleteInstall,
  resolveDatabase,
  UnusableDatabase,
  UnusableFolder,
} from './database/index.ts';
import { foldersOf, readEnvironment } from './environment/index.ts';
import { openMailbox } from './features/messaging/delivery/index.ts';
import { checkKeys, ForeignKeys } from './features/play/fair/commitment/index.ts';
import { isLoopback, startLines } from './features/staff/operator/accounts/index.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './features/auth/login/register/index.ts';
import { migrate } from './migrations/run.ts';
import { PortTaken } from './start/check-port.ts';
import { checkPlaces } from './start/check-start.ts';
import { explainStart } from './start/explain.ts';
import { keepFilling, openForDemo, takesDemoData } from './demo/index.ts';
import { openDatabase } from '#platform/db';
import { createLog } from '#platform/log';
import { ChangedProgram, startChecked } from './program/index.ts';
import { shownUrl } from './start/display-url.ts';
import { startSandboxProcess } from './start/start-sandbox.ts';

/** Environment to application to listening; nothing else. */
if (process.argv.length > 2) {
  console.log('npm start takes no words: npm run environment lists what may be set');
  process.exit(2);
}

const environment = readEnvironment();
const { root, dataFolder } = foldersOf(environment);
const backups = backupsOf(dataFolder, environment.BACKUPS);
const isDemo = environment.FAIRLOT_DEMO === true;
const { HOST: host, CONSOLE_HOST: consoleHost, CONSOLE_PORT: consolePort } = environment;
const hasDemoData = takesDemoData(environment);
const { MEDIA_PORT: mediaPort, SANDBOX_PORT: sandboxPort } = environment;

/** Passkeys are of names, never of bare addresses: of this machine, where nobody else comes in. */
const ownOrigin = (): string | undefined =>
  isLoopback(consoleHost) ? `http://localhost:${consolePort}` : undefined;

/** Errors whose message tells the person who starts the product what to do. */
const FOR_PEOPLE = [
  PortTaken,
  FolderInUse,
  IncompleteInstall,
  UnusableDatabase,
  UnusableFolder,
  BadLogin,
  ForeignKeys,
  ChangedProgram,
];

const log = createLog(environment.LOG_LEVEL);

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
  await checkPlaces(environment);
  const unnoted = await finishSwap(dataFolder, backups);
  if (unnoted) log.error({ err: unnoted }, 'the backups do not know of a restore yet');
  const database = await resolveDatabase({
    databaseUrl: environment.DATABASE_URL,
    folder: join(dataFolder, 'pg'),
    fsync: true,
    archive: walFolder(backups),
  });
  started.push(database);
  await migrate(database.ownerUrl, join(root, 'packages/server/migrations'));
  if (!environment.KEYS_LOST) await checkFolder(database.ownerUrl);
  if (environment.PROGRAM_CHECK !== 'off') await checkFiles(database.ownerUrl);
  // A demo has no way out: what would be sent can be read on this machine.
  const inbox = join(dataFolder, 'mailbox.txt');
  const mailbox = isDemo ? await openMailbox(inbox) : undefined;
  if (mailbox) started.push(mailbox);
  const sandbox = isDemo && sandboxPort !== 0 ? await openSandbox() : undefined;
  if (sandbox) started.push(sandbox);
  if (hasDemoData && sandbox) await openForDemo(database.ownerUrl);
  const app = await startApp({
    appUrl: await appLogin(database.ownerUrl, dataFolder, environment.DATABASE_APP_URL),
    settings: {
      isDemo,
      hasDemoHistory: isDemo,
      rateLimit: environment.RATE_LIMIT,
      trustedProxies: environment.TRUSTED_PROXIES,
      regionHeader: environment.REGION_HEADER,
      consoleProxies: environment.CONSOLE_PROXIES,
      mediaProxies: environment.MEDIA_PROXIES,
      consoleOrigin: environment.CONSOLE_ORIGIN ?? ownOrigin(),
      mediaOrigin: environment.MEDIA_ORIGIN,
      consoleRoot: resolve(root, environment.CONSOLE_ROOT),
      webRoot: resolve(root, environment.WEB_ROOT),
      dataFolder,
      redisUrl: environment.REDIS_URL,
      beaconRelays: environment.BEACON_RELAYS,
      games: environment.GAMES,
      isRehearsing: environment.REHEARSALS,
      blockNodes: environment.BLOCK_NODES,
      feedSources: environment.FEEDS,
      jobPace: Number(environment.JOB_PACE),
      localMailbox: mailbox?.url,
      sandbox: sandbox && { apiAt: sandbox.apiAt, secret: sandbox.secret },
      ownAddress: isDemo ? `http://localhost:${environment.PORT}` : undefined,
    },
    log,
    host,
    port: environment.PORT,
    media: mediaPort === 0 ? undefined : { host, port: mediaPort },
    programRoot: environment.PROGRAM_CHECK === 'off' ? undefined : root,
    console: consolePort === 0 ? undefined : { host: consoleHost, port: consolePort },
  });
  started.push({ stop: () => app.stop(environment.STOP_SPREAD_MS) });
  if (database.embedded && environment.BACKUPS_KEPT > 0) {
    const source = { ownerUrl: database.ownerUrl, dataFolder, backups };
    started.push(keepBackups({ ...source, keep: environment.BACKUPS_KEPT, log }));
  }
  console.log(`Fairlot is ready: ${shownUrl(app.url)}/Login`);
  if (app.console === 'taken') {
    console.log(
      `The console is off: port ${consolePort} is taken. Choose another by CONSOLE_PORT.`,
    );
  } else if (app.console !== 'none') {
    console.log(`The console is ready: ${shownUrl(app.console.url)}/SignIn`);
  }
  if (app.media === 'taken') {
    console.log(`Pictures are off: port ${mediaPort} is taken. Choose another by MEDIA_PORT.`);
  } else if (app.media !== 'none' && !isLoopback(host) && environment.MEDIA_ORIGIN === undefined) {
    console.log(
      'Pictures are seen on this machine alone: say by MEDIA_ORIGIN where others find them.',
    );
  }
  if (isDemo) {
    const names = DEMO_ACCOUNTS.map(({ userName }) => userName).join(', ');
    console.log(`Demo accounts: ${names}; password: ${DEMO_PASSWORD}`);
    console.log(`Mails and text messages of the demo: ${inbox}`);
  }
  if (consolePort !== 0) {
    for (const line of await operatorLines(database.ownerUrl)) console.log(line);
  }
  if (hasDemoData && sandbox && typeof app.console === 'object') {
    started.push(
      keepFilling(database.ownerUrl, {
        steps: app.platform.demoSteps,
        url: app.url,
        consoleUrl: app.console.url,
        sandbox: sandbox.control,
        dataFolder,
        log,
      }),
    );
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
  const program = fileURLToPath(new URL('./sandbox.mjs', import.meta.url));
  const book = join(dataFolder, 'sandbox.json');
  const sandbox = await startSandboxProcess(program, sandboxPort, book);
  if (!sandbox) {
    console.log(
      `Deposits are off: the sandbox provider did not start. Is port ${sandboxPort} taken? Choose another by SANDBOX_PORT.`,
    );
  }
  return sandbox;
}

async function checkFiles(ownerUrl: string): Promise<void> {
  const db = openDatabase(ownerUrl, { role: 'owner', maxConnections: 1 });
  const mode = environment.PROGRAM_CHECK === 'alarm' ? 'alarm' : 'refuse';
  const said = await startChecked(db, { root, dataFolder }, mode).finally(() => db.destroy());
  if (said !== undefined) console.error(said);
}

async function checkFolder(ownerUrl: string): Promise<void> {
  const db = openDatabase(ownerUrl, { maxConnections: 1 });
  await checkKeys(db, dataFolder).finally(() => db.destroy());
}

/** Returns the message of an error that an operator can mend, and every other error in full. */
function whyNot(error: unknown): unknown {
  if (error instanceof Error && FOR_PEOPLE.some((kind) => error instanceof kind)) {
    return error.message;
  }
  return explainStart(error, environment) ?? error;
}
