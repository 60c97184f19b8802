import { setTimeout as delay } from 'node:timers/promises';
import { auditJobs } from './audit/jobs.ts';
import { features as allFeatures } from './features/index.ts';
import { expireHolds, ledgerInvariants, sourceInvariant } from '#ledger';
import { createAccess, createConsoleAccess, type Login } from '#platform/access';
import { announcer, EVENT_BELL, followEvents } from '#platform/announce';
import { callbacks, serveCallbacks } from '#platform/callbacks';
import { createConnectSources } from '#platform/connect-sources';
import { codeOf, listen, openDatabase } from '#platform/db';
import type { Feature, Platform } from '#platform/feature';
import { createHttp, type Http, type HttpOptions } from '#platform/http';
import { pageSkin } from '#platform/page';
import { sealOfHub } from '#platform/hub-seal';
import { createConsoleHub, createHub } from '#platform/hub';
import { ENDED_JOB, JOB_BELL, runJobs, type Job } from '#platform/jobs';
import type { Log } from '#platform/log';
import { PICTURE_LIMITS } from '#platform/picture-limits';
import { createPictureServer, pictures, type PictureServer } from '#platform/pictures';
import { createPorts, requireFilled } from '#platform/port';
import type { Settings } from '#platform/settings';
import { createHealth } from '#platform/health';
import { watchProgram } from './program/index.ts';
import { keepBooks, sealInvariant } from './audit/seal.ts';

type Place = { readonly host: string; readonly port: number };

/** Platform and features as one running application; the tests start it the same way. */
export type AppOptions = {
  /** A migrated database, for the login that the program works with. */
  readonly appUrl: string;
  readonly settings: Settings;
  readonly log: Log;
  readonly host: string;
  readonly port: number;
  /** Where operators come in; without it they do not. */
  readonly console?: Place | undefined;
  /** Where pictures are served; without it there are none. */
  readonly media?: Place | undefined;
  /** Tests run a single feature, or none of the jobs of features and of the audit. */
  readonly features?: readonly Feature[];
  readonly withJobs?: boolean;
  /** The folder of the program, where it is to be looked at day by day. */
  readonly programRoot?: string | undefined;
};

export type App = {
  /** Where it listens, for example `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Where the console listens; none where it is off, taken where another program has its port. */
  readonly console: { readonly url: string } | 'none' | 'taken';
  /** The same of the listener of pictures; its url is where browsers see it. */
  readonly media: { readonly url: string } | 'none' | 'taken';
  readonly platform: Platform;
  /**
   * Ends in order: not ready, jobs finish their piece within half a minute, hub
   * clients are told to come back, spread over `spreadMs`, requests in flight get ten seconds.
   */
  stop(spreadMs?: number): Promise<void>;
};

type Watcher = Parameters<Platform['watch']>[0];

/** Two batches of bets at once, and two carts that are tried alone. */
const PLACING = 4;
/** Fewer than the jobs and calls of the site have: notices of providers never hold all connections. */
const CALLBACKS = 4;
const EVENT_HOURS = 48;
const HOUR_MS = 3_600_000;
/** So late at most is given back what was held until then. */
const HOLDS_MS = 5_000;
/** A piece of work that takes longer is given up: whatever it had not committed, another does again. */
const LAST_PIECES_MS = 30_000;
const LAST_REQUESTS_MS = 10_000;
const LAST_QUERIES_MS = 5_000;

const atMost = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, delay(ms, undefined, { ref: false })]);

export async function startApp(options: AppOptions): Promise<App> {
  const { appUrl, settings, log } = options;
  const features = options.features ?? allFeatures;
  const db = openDatabase(appUrl);
  const placing = openDatabase(appUrl, { maxConnections: PLACING });
  const callbackDb = openDatabase(appUrl, { maxConnections: CALLBACKS });
  const access = createAccess();
  const seal = settings.redisUrl === undefined ? undefined : await sealOfHub(settings.dataFolder);
  const hub = createHub(access, log, { ...settings, seal });
  const operators = createConsoleAccess();
  const ofConsole = settingsOfConsole(settings);
  const watchers: Watcher[] = [];
  let media: App['media'] = 'none';
  const mediaOrigin = () => (typeof media === 'object' ? media.url : undefined);
  const platform: Platform = {
    watch: (see) => void watchers.push(see),
    db,
    placing,
    callbackDb,
    log,
    announce: announcer,
    access,
    hub,
    connectSources: createConnectSources(),
    mediaOrigin,
    ports: createPorts(),
    console: { access: operators, hub: createConsoleHub(operators, log, { ...ofConsole, seal }) },
    twoPersonActs: twoPersonActsOf(features),
    demoSteps: features.flatMap(({ demo = [] }) => demo),
    settings,
  };
  await provideAll(platform, features);
  for (const feature of features) await feature.start?.(platform);
  hub.mount(features.flatMap((feature) => feature.hub?.(platform) ?? []));
  platform.console.hub.mount(features.flatMap((feature) => feature.consoleHub?.(platform) ?? []));

  const theirs = (options.withJobs ?? true) ? jobsOf(platform, features) : [];
  const ours = await ownJobs(platform, watchers, options.programRoot);
  const jobs = runJobs([...ours, ...theirs], log, settings.jobPace);
  const bells = listen(appUrl, [EVENT_BELL, JOB_BELL], (channel, payload) =>
    jobs.wake(channel === EVENT_BELL ? 'events' : payload),
  );

  let isStopping = false;
  const health = createHealth(db, settings.dataFolder);
  const whyUnready = async () => (isStopping ? 'stopping' : health());
  const listeners = await createListeners(platform, features, { whyUnready, ofConsole });
  const stop = async (spreadMs = 0): Promise<void> => {
    isStopping = true;
    await atMost(LAST_PIECES_MS, jobs.stop());
    await Promise.all([hub.close(spreadMs), platform.console.hub.close(spreadMs)]);
    await atMost(
      LAST_REQUESTS_MS,
      Promise.all(Object.values(listeners).map((each) => each.close())),
    );
    await bells.stop();
    await atMost(LAST_QUERIES_MS, closeDatabases(platform));
  };
  try {
    media = await openMedia(listeners.pictures, options.media, settings.mediaOrigin);
    const url = await listeners.players.listen(options.host, options.port);
    const console = await openConsole(listeners.operators, options.console);
    return { url, console, media, platform, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const jobsOf = (platform: Platform, features: readonly Feature[]) => [
  ...features.flatMap((feature) => feature.jobs?.(platform) ?? []),
  ...audits(platform, features),
];

/** Fills the ports of all features. Throws, and leaves nothing open, if one stays unfilled. */
async function provideAll(platform: Platform, features: readonly Feature[]): Promise<void> {
  const { hub } = platform;
  try {
    for (const feature of features) feature.provide?.(platform);
    requireFilled(features, platform.ports);
  } catch (error) {
    await Promise.all([hub.close(0), platform.console.hub.close(0)]);
    await closeDatabases(platform);
    throw error;
  }
}

const closeDatabases = ({ db, placing, callbackDb }: Platform): Promise<unknown> =>
  Promise.all([db.destroy(), placing.destroy(), callbackDb.destroy()]);

const settingsOfConsole = (settings: Settings): Settings => ({
  ...settings,
  webRoot: settings.consoleRoot,
  trustedProxies: settings.consoleProxies ?? 0,
  regionHeader: undefined,
});

type ListenerOptions = Pick<HttpOptions<Login>, 'whyUnready'> & { readonly ofConsole: Settings };

/** That of players, that of operators and that of pictures; none of them listens yet. */
async function createListeners(
  platform: Platform,
  features: readonly Feature[],
  { whyUnready, ofConsole }: ListenerOptions,
) {
  const { log, mediaOrigin, settings } = platform;
  const shared = { log, whyUnready, mediaOrigin };
  const players = await createHttp({
    ...platform,
    ...shared,
    skin: () => platform.ports.read(pageSkin)(),
    routes: features.flatMap((feature) => feature.http?.(platform) ?? []),
    callbacks: serveCallbacks(platform.ports.read(callbacks), log, {
      proxies: settings.trustedProxies,
    }),
  });
  const operators = await createHttp({
    ...platform.console,
    ...shared,
    routes: features.flatMap((feature) => feature.console?.(platform) ?? []),
    settings: ofConsole,
  });
  const limits = { ...PICTURE_LIMITS, proxies: settings.mediaProxies ?? 0 };
  const ofPictures = createPictureServer(platform.ports.read(pictures), log, limits);
  return { players, operators, pictures: ofPictures };
}

const twoPersonActsOf = (features: readonly Feature[]): Platform['twoPersonActs'] =>
  new Map(
    features.flatMap(({ twoPersonActs = [] }) => twoPersonActs.map((act) => [act.permission, act])),
  );

/** Players do not wait for the console: where its port is taken, the site goes on without it. */
const openConsole = (http: Http, wanted: AppOptions['console']): Promise<App['console']> =>
  openUnlessTaken(wanted, async ({ host, port }) => http.listen(host, port));

/** The same of pictures. Of this machine their origin has a number: cookies of its name never go there. */
const openMedia = (
  server: PictureServer,
  wanted: AppOptions['media'],
  origin: string | undefined,
): Promise<App['media']> =>
  openUnlessTaken(wanted, async ({ host, port }) => {
    const listening = await server.listen(host, port);
    return origin ?? `http://127.0.0.1:${listening}`;
  });

async function openUnlessTaken(
  wanted: Place | undefined,
  open: (wanted: Place) => Promise<string>,
): Promise<App['console']> {
  if (!wanted) return 'none';
  try {
    return { url: await open(wanted) };
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') return 'taken';
    throw error;
  }
}

const audits = (platform: Platform, features: readonly Feature[]): readonly Job[] => {
  const ours = [
    sealInvariant(platform.settings.dataFolder),
    ...features.flatMap((feature) => feature.invariants ?? []),
  ];
  const nightly = ours.filter(({ isPaced }) => !isPaced);
  return auditJobs(platform, [...ledgerInvariants, sourceInvariant, ...ours], nightly);
};

/** Timed work that is no feature's: events to the hub, old ones away, ended sessions out, the books. */
async function ownJobs(
  platform: Platform,
  watchers: readonly Watcher[],
  root: string | undefined,
): Promise<readonly Job[]> {
  const { db, hub, access, settings } = platform;
  const follower = await followEvents(db, (event) => {
    for (const see of watchers) see(event);
    hub.deliver(event);
    platform.console.hub.deliver(event);
  });
  const endSessions = async (): Promise<void> => {
    for (const realm of [{ hub, access }, platform.console]) {
      const sessions = realm.hub.sessionIds();
      if (sessions.length > 0) realm.hub.endSessions(await realm.access.findEnded(sessions));
    }
  };
  const timed = (name: string, everyMs: number, work: () => Promise<void>): Job => ({
    name,
    everyMs,
    run: async () => {
      await work();
      return 'idle';
    },
  });
  return [
    timed('books', HOUR_MS, () => keepBooks(db, settings.dataFolder)),
    timed('events', 1_000, () => follower.poll()),
    timed('holds', HOLDS_MS, async () => void (await expireHolds(db))),
    timed('old-events', HOUR_MS, () => follower.prune(EVENT_HOURS)),
    timed(ENDED_JOB, 1_000, endSessions),
    ...(root === undefined ? [] : [watchProgram(platform, { ...settings, root })]),
  ];
}
