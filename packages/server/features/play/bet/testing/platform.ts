import { createAccess, createConsoleAccess } from '#platform/access';
import { announcer } from '#platform/announce';
import { createConnectSources } from '#platform/connect-sources';
import type { Db } from '#platform/db';
import type { Platform } from '#platform/feature';
import { createConsoleHub, createHub } from '#platform/hub';
import { createLog } from '#platform/log';
import { createPorts } from '#platform/port';

/** A platform without a web server, for use cases that are run in a process of their own. */
export function platformOn(db: Db): Platform {
  const log = createLog('silent');
  const access = createAccess();
  const settings = {
    isDemo: true,
    rateLimit: 0,
    trustedProxies: 0,
    webRoot: undefined,
    dataFolder: '',
  };
  const ofConsole = createConsoleAccess();
  const console = { access: ofConsole, hub: createConsoleHub(ofConsole, log) };
  return {
    watch: () => {},
    console,
    twoPersonActs: new Map(),
    demoSteps: [],
    db,
    placing: db,
    callbackDb: db,
    log,
    announce: announcer,
    access,
    hub: createHub(access, log),
    connectSources: createConnectSources(),
    mediaOrigin: () => undefined,
    ports: createPorts(),
    settings,
  };
}
