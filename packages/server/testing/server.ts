import { OK, type Endpoint, type Input, type Output } from '@fairlot/wire/core';
import { startApp } from '../app.ts';
import { features as allFeatures } from '../features/index.ts';
import { rarely } from '../features/play/lottery/testing/rarely.ts';
import { ledgerInvariants } from '#ledger/audit';
import { sourceInvariant } from '#ledger/audit-sources';
import { longRead } from '#platform/db';
import type { Feature, Platform } from '#platform/feature';
import type { Job } from '#platform/jobs';
import { createLog, type Log } from '#platform/log';
import type { Settings } from '#platform/settings';
import { callEndpoint, callRaw, type CallOptions, type TestReply } from './call.ts';
import { createCanaries, type Canaries } from './canary.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** The real application on a database of its own, its clock in the hand of the test. */
export type TestServer = TestDatabase & {
  readonly url: string;
  /** Where the console listens. */
  readonly consoleUrl: string;
  /** Where pictures are. */
  readonly mediaUrl: string;
  readonly platform: Platform;
  call<E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    options?: CallOptions,
  ): Promise<TestReply<Output<E>>>;
  /** The same with an input that the contract may forbid. */
  callRaw<E extends Endpoint>(
    endpoint: E,
    input: unknown,
    options?: CallOptions,
  ): Promise<TestReply<Output<E>>>;
  /** Calls an endpoint of the console, by default with an input that the contract may forbid. */
  callConsole<E extends Endpoint>(
    endpoint: E,
    input: unknown,
    options?: CallOptions,
  ): Promise<TestReply<Output<E>>>;
  /** Runs the jobs of all features, or one by name, until none finds work. */
  runJobs(name?: string): Promise<void>;
  /** What the invariants of ledger and features find wrong; empty is good. */
  audit(): Promise<readonly string[]>;
};

/** What is needed to put something into the database of a test as the program does. */
export type TestStage = {
  readonly platform: Pick<Platform, 'db'> & {
    readonly settings: Pick<Settings, 'dataFolder'>;
  };
};

export type TestServerOptions = {
  /** The database that it works with and closes at the end; a new one from the template unless set. */
  readonly database?: TestDatabase;
  readonly features?: readonly Feature[];
  readonly settings?: Partial<Settings>;
  /** Lets jobs run by themselves; otherwise `runJobs` does, when the test says so. */
  readonly withJobs?: boolean;
  /** Stops the time at an instant before anything starts. */
  readonly startAt?: number;
  /** Posts journals by themselves, without the rows that they come from, so that the audit looks for none. */
  readonly postsBareJournals?: boolean;
  /** Changes operators or proposals by hand, so that the audit skips comparing them. */
  readonly changesOperators?: boolean;
  /** Numbers of the games that it has; those that tests watch, one of each family, unless told. */
  readonly games?: readonly number[] | 'all';
};

/** Ascending. */
export const TEST_GAMES: readonly number[] = [4, 8, 9, 35, 47, 48, 56, 85, 93, 96, 121];

const SETTINGS: Settings = {
  isDemo: true,
  isRehearsing: false,
  rateLimit: 0,
  trustedProxies: 0,
  webRoot: undefined,
  dataFolder: '',
};

/** Before the chains are made. */
const EVERY_FEATURE = allFeatures.flatMap((feature) =>
  feature.name === 'fair' ? [rarely, feature] : [feature],
);

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await createTestDatabase());
  if (options.startAt !== undefined) await database.clock.set(options.startAt);
  const canaries = createCanaries();
  const features = (options.features ?? EVERY_FEATURE).map(canaries.watch);
  const { games = TEST_GAMES } = options;
  const app = await startApp({
    appUrl: database.appUrl,
    settings: {
      ...SETTINGS,
      games: games === 'all' ? undefined : games,
      ...options.settings,
    },
    log: logOf(canaries),
    host: '127.0.0.1',
    port: 0,
    console: { host: '127.0.0.1', port: 0 },
    media: { host: '127.0.0.1', port: 0 },
    features,
    withJobs: options.withJobs ?? false,
  });
  const { url, platform } = app;
  const consoleUrl = typeof app.console === 'object' ? app.console.url : '';
  const jobs = features.flatMap((feature) => feature.jobs?.(platform) ?? []);
  const watched = async <T>(
    { path }: Endpoint,
    input: unknown,
    asked: Promise<TestReply<T>>,
  ): Promise<TestReply<T>> => {
    canaries.note(input);
    const reply = await asked;
    if (reply.code === OK) return reply;
    const [fault] = canaries.faultsIn(path, JSON.stringify(reply.body) ?? '');
    if (fault !== undefined) throw new Error(fault);
    return reply;
  };
  return {
    ...database,
    url,
    consoleUrl,
    mediaUrl: typeof app.media === 'object' ? app.media.url : '',
    platform,
    call: (endpoint, input, callOptions) =>
      watched(endpoint, input, callEndpoint(url, endpoint, input, callOptions)),
    callRaw: (endpoint, input, callOptions) =>
      watched(endpoint, input, callRaw(url, endpoint, input, callOptions)),
    callConsole: (endpoint, input, callOptions) =>
      watched(endpoint, input, callRaw(consoleUrl, endpoint, input, callOptions)),
    runJobs: (name) => runUntilIdle(jobs.filter((job) => name === undefined || job.name === name)),
    audit: async () => [
      ...canaries.faults(),
      ...(await audit(database, options, features, platform.settings.dataFolder)),
    ],
    stop: async () => {
      await app.stop();
      await database.stop();
      const [fault] = canaries.faults();
      if (fault !== undefined) throw new Error(fault);
    },
  };
}

/** All that a server can say is looked at; whoever wants to read it asks for a level. */
const logOf = ({ sink }: Canaries): Log => {
  const level = process.env['LOG_LEVEL'];
  return level === undefined ? createLog('trace', sink) : createLog(level);
};

async function runUntilIdle(jobs: readonly Job[]): Promise<void> {
  for (let hasWork = true; hasWork;) {
    hasWork = false;
    for (const job of jobs) if ((await job.run()) === 'worked') hasWork = true;
  }
}

/** Checks all invariants in one transaction, as the program: what it may not read, it cannot find. */
async function audit(
  { db }: TestDatabase,
  { postsBareJournals = false, changesOperators = false }: TestServerOptions,
  features: readonly Feature[],
  dataFolder: string,
): Promise<readonly string[]> {
  const invariants = [
    ...ledgerInvariants,
    ...(postsBareJournals ? [] : [sourceInvariant]),
    ...features
      .filter(({ name }) => !changesOperators || name !== 'operator')
      .flatMap((feature) => feature.invariants ?? []),
  ];
  const found: string[] = [];
  await longRead(db, 1, async (tx) => {
    for (const { name, find, findRecent } of invariants) {
      found.push(...(await find(tx, dataFolder)).map((line) => `${name}: ${line}`));
      const recent = findRecent ? await findRecent(tx, dataFolder) : [];
      found.push(...recent.map((line) => `${name}, recent: ${line}`));
    }
  });
  return found;
}
