import type { Access } from './access.ts';
import type { Announcer } from './announce.ts';
import type { Db, Executor } from './db.ts';
import type { Hub, HubRoute } from './hub.ts';
import type { Job } from './jobs.ts';
import type { Log } from './log.ts';
import type { Route } from './route.ts';
import type { Settings } from './settings.ts';

/** What every feature stands on. */
export type Platform = {
  readonly db: Db;
  readonly log: Log;
  readonly announce: Announcer;
  readonly access: Access;
  readonly hub: Hub;
  readonly settings: Settings;
};

/**
 * Something that must hold of all rows at any time. It answers with one line for each breach, so
 * an empty list is good news. The ledger has its own; a feature adds what joins its rows to money.
 */
export type Invariant = {
  readonly name: string;
  /** `dataFolder` is where the keys of the installation are. */
  readonly find: (db: Executor, dataFolder?: string) => Promise<readonly string[]>;
  /** The same of what was written in the last minutes only; looked for every minute. */
  readonly findRecent?: (db: Executor) => Promise<readonly string[]>;
};

/** A feature of the server, as `app.ts` sees it: a name and what it contributes. */
export type Feature = {
  readonly name: string;
  readonly http?: (platform: Platform) => readonly Route[];
  readonly hub?: (platform: Platform) => readonly HubRoute[];
  readonly jobs?: (platform: Platform) => readonly Job[];
  /** Checked after every server test, by `npm run audit`, and while the product runs. */
  readonly invariants?: readonly Invariant[];
  /** Runs before any feature starts: hands to those above in the list what they ask of this one. */
  readonly provide?: (platform: Platform) => void;
  /** Runs once, before anything is served: hand gates to `access`, fill what must be there. */
  readonly start?: (platform: Platform) => Promise<void>;
};
