import type { Result } from '@fairlot/rules/core/result';
import type { Access, Operator } from './access.ts';
import type { Permission } from '@fairlot/rules/check/operator-roles';
import type { Announcer, Delivered } from './announce.ts';
import type { ConnectSources } from './connect-sources.ts';
import type { Db, Executor, Tx } from './db.ts';
import type { DemoStep } from './demo.ts';
import type { Hub, HubRoute } from './hub.ts';
import type { Job } from './jobs.ts';
import type { Log } from './log.ts';
import type { Port, Ports } from './port.ts';
import type { Route } from './route.ts';
import type { Settings } from './settings.ts';

/** What every feature stands on. */
export type Platform = {
  /** The same for operators, on a listener of their own. */
  readonly console: { readonly access: Access<Operator>; readonly hub: Hub };
  /** By permission: what one operator proposes and another confirms. */
  readonly twoPersonActs: ReadonlyMap<string, TwoPersonAct>;
  readonly demoSteps: readonly DemoStep[];
  readonly db: Db;
  /**
   * A few connections for the calls that place bets and for nothing else: they wait for no other work of the
   * process, and what PostgreSQL keeps for a connection, plans above all, stays at hand.
   */
  readonly placing: Db;
  /** A separate pool for callbacks of providers, so that callbacks and other work never wait for each other. */
  readonly callbackDb: Db;
  readonly log: Log;
  readonly announce: Announcer;
  readonly access: Access;
  readonly hub: Hub;
  /** What the pages of players may speak to beside their own server. */
  readonly connectSources: ConnectSources;
  /** Shows every event to come, of whichever process, once it is committed. */
  readonly watch: (see: (event: Pick<Delivered, 'topic' | 'target' | 'payload'>) => void) => void;
  /** Where browsers find pictures; none while their listener is off. */
  readonly mediaOrigin: () => string | undefined;
  /** What features ask of those further down the list. */
  readonly ports: Ports;
  readonly settings: Settings;
};

/** Something that takes two operators: what it does is data until the second confirms it. */
export type TwoPersonAct = {
  readonly permission: Permission;
  /** The operator that it is about: he is neither of the two. */
  readonly isAbout?: (content: unknown) => number;
  /**
   * The site may propose the act by itself; then one operator decides. Returns the acts that may have caused the
   * proposal. An operator who did any of them in the last 30 days cannot decide.
   */
  readonly askedBySiteAfter?: (
    tx: Tx,
    content: unknown,
    target: string,
  ) => Promise<readonly { readonly permission: Permission; readonly target: string }[]>;
  /** What takes time and no transaction, before it is done; nothing of it is kept. */
  readonly prepare?: (content: unknown, dataFolder: string) => Promise<Result<unknown, 'BUSY'>>;
  /** Does it and tells what was there before and what is there now; undefined: it cannot be done. */
  readonly change: (tx: Tx, content: unknown, agreed: Agreed) => Promise<TwoPersonDone | undefined>;
};

/** The proposal that is carried out, by whom, and what was prepared for it. */
export type Agreed = {
  readonly proposal: number;
  readonly checker: number;
  /** Who proposed it, and why; the site itself has no number. */
  readonly maker: { readonly operatorId: number | null; readonly name: string };
  readonly reason: string;
  readonly prepared: unknown;
  readonly ports: Ports;
};

export type TwoPersonDone = {
  readonly before: unknown;
  readonly after: unknown;
  /** Shown once to whoever confirmed it, and kept nowhere. */
  readonly shown?: unknown;
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
  readonly findRecent?: (db: Executor, dataFolder?: string) => Promise<readonly string[]>;
  /** A job of its feature looks at all of it by night, some at a time: the nightly audit leaves it out. */
  readonly isPaced?: true;
};

/** A feature of the server, as `app.ts` sees it: a name and what it contributes. */
export type Feature = {
  readonly name: string;
  readonly http?: (platform: Platform) => readonly Route[];
  readonly hub?: (platform: Platform) => readonly HubRoute[];
  /** Calls of the console; they are mounted on its listener and nowhere else. */
  readonly console?: (platform: Platform) => readonly Route[];
  readonly consoleHub?: (platform: Platform) => readonly HubRoute[];
  readonly twoPersonActs?: readonly TwoPersonAct[];
  readonly jobs?: (platform: Platform) => readonly Job[];
  /** Checked after every server test, by `npm run audit`, and while the product runs. */
  readonly invariants?: readonly Invariant[];
  /** The ports that it exports for others to fill; the program does not start while one is unfilled. */
  readonly ports?: readonly Port<unknown>[];
  /** What a demo on an empty database shows of it. */
  readonly demo?: readonly DemoStep[];
  /** Runs before any feature starts: fills the ports of those above it in the list. */
  readonly provide?: (platform: Platform) => void;
  /** Runs once, before anything is served: hand gates to `access`, fill what must be there. */
  readonly start?: (platform: Platform) => Promise<void>;
};
