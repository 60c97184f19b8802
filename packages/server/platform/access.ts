import type { DeniedCode } from '@fairlot/wire/session';

/**
 * Who may come in, and when. The only place that throws a denial. It knows neither sessions nor
 * settings of the site: those features hand their questions in when they start.
 */
export type Principal = {
  readonly playerId: bigint;
  readonly sessionId: string;
  readonly isAgent: boolean;
  /** Names of the player's flags that are set, for example `BET_DISABLED`. */
  readonly flags: ReadonlySet<string>;
};

/** What a gate may look at. */
export type Caller = {
  readonly ip: string;
  /** Passive calls do not count as activity of the player (reliability 4.1). */
  readonly passive: boolean;
};

/** Nobody comes in: 401 or 403 with a code of spec section 8. */
export class Denied extends Error {
  readonly code: DeniedCode;
  constructor(code: DeniedCode) {
    super(code);
    this.code = code;
  }
}

/** The site is off: 503, with the end where it is known. */
export class Offline extends Error {
  readonly untilMs: number | null;
  constructor(untilMs: number | null) {
    super('offline');
    this.untilMs = untilMs;
  }
}

/** Tells who a token belongs to, or why it is good no longer. */
export type Authenticate = (token: string, caller: Caller) => Promise<Principal | DeniedCode>;
/** Whether an address may use the site. */
export type IpGate = (ip: string) => Promise<boolean>;
/** Whether the site is off, and until when. */
export type OfflineGate = () => Promise<{ readonly untilMs: number | null } | undefined>;
/** Of some sessions those that ended, and why. */
export type FindEnded = (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, DeniedCode>>;

export type Access = {
  useAuthenticator(authenticate: Authenticate): void;
  useIpGate(gate: IpGate): void;
  useOfflineGate(gate: OfflineGate): void;
  /** Asked every second for the sessions that hold a hub connection. */
  useFindEnded(find: FindEnded): void;
  /** Passes a caller through the gates, in the order address, site, token; or throws. */
  enter(caller: Caller): Promise<void>;
  identify(token: string | undefined, caller: Caller): Promise<Principal>;
  findEnded: FindEnded;
};

export function createAccess(): Access {
  let authenticate: Authenticate = async () => 'not_logged_in';
  let ipGate: IpGate = async () => true;
  let offlineGate: OfflineGate = async () => undefined;
  let findEnded: FindEnded = async () => new Map();
  return {
    useAuthenticator: (next) => void (authenticate = next),
    useIpGate: (next) => void (ipGate = next),
    useOfflineGate: (next) => void (offlineGate = next),
    useFindEnded: (next) => void (findEnded = next),
    findEnded: (sessionIds) => findEnded(sessionIds),
    enter: async ({ ip }) => {
      if (!(await ipGate(ip))) throw new Denied('IP_restricted');
      const off = await offlineGate();
      if (off) throw new Offline(off.untilMs);
    },
    identify: async (token, caller) => {
      if (!token) throw new Denied('not_logged_in');
      const found = await authenticate(token, caller);
      if (typeof found === 'string') throw new Denied(found);
      return found;
    },
  };
}

/**
 * The caller's address: the peer's, or what the trusted proxies in front of us wrote. Only that many
 * of the last entries are believed, the rest of the header may be written by anyone.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  hops: number,
): string {
  const chain = [...(forwardedFor?.split(',').map((part) => part.trim()) ?? []), peer];
  return chain.at(-1 - Math.min(hops, chain.length - 1)) ?? peer;
}

/** The token of an `Authorization: Bearer` header. */
export const bearerOf = (header: string | undefined): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,256})$/i.exec(header ?? '')?.[1];
