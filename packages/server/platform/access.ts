import { mayDo, type Permission } from '@fairlot/rules/check/operator-roles';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Access as Wanted } from '@fairlot/wire/core';
import type { ConsoleDeniedCode as DeniedCode } from '@fairlot/wire/staff/operator';

/**
 * Who may come in, and when. The only place that throws a denial. It knows neither sessions nor
 * settings of the site: those features hand their questions in when they start. The listener of the
 * players and the one of the console have one each, and share nothing.
 */
export type Login = { readonly sessionId: string };

/** A player who is signed in. */
export type Principal = Login & {
  readonly playerId: bigint;
  readonly isAgent: boolean;
  /** Names of the player's flags that are set, for example `BET_DISABLED`. */
  readonly flags: ReadonlySet<string>;
};

/** An operator who is signed in at the console. */
export type Operator = Login & {
  readonly operatorId: number;
  readonly name: string;
  readonly roles: readonly string[];
};

/** What a gate may look at. */
export type Caller = {
  readonly ip: string;
  /** Where that is, as a proxy of the site's says (`region.ts`). */
  readonly region?: string | undefined;
  /** Passive calls do not count as activity of the player. */
  readonly passive: boolean;
};

/** Nobody comes in: 401 or 403 with a code of spec section 8. */
export class Denied extends Error {
  readonly code: DeniedCode;
  /** Who it was, where that is known. */
  readonly who: string;
  /** From where, for who is kept out because of that: the address, and the region where it is known. */
  readonly from: string | undefined;
  constructor(code: DeniedCode, who = '', from?: string) {
    super(code);
    this.code = code;
    this.who = who;
    this.from = from;
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

/** Somebody was not let in: from where, why, what he asked for, and what he showed. */
export type Denial = {
  readonly ip: string;
  /** A code of spec section 8, or a refusal of a login. */
  readonly code: string;
  readonly target: string;
  readonly token: string | undefined;
  readonly who: string;
};

/** Tells who a token belongs to, or why it is good no longer. */
export type Authenticate<P = Principal> = (
  token: string,
  caller: Caller,
) => Promise<P | DeniedCode>;
/** Where somebody comes from. */
export type Whence = Pick<Caller, 'ip' | 'region'>;
/** Whether one may use the site from there. */
export type IpGate = (whence: Whence) => Promise<boolean>;
/** Whether the site is off, and until when. */
export type OfflineGate = () => Promise<{ readonly untilMs: number | null } | undefined>;
/** Of some sessions those that ended, and why. */
export type FindEnded = (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, DeniedCode>>;
/** Keeps what is to be known of denials. */
export type NoteDenial = (denial: Denial) => Promise<void>;

export type Access<P extends Login = Principal> = {
  setAuthenticator(authenticate: Authenticate<P>): void;
  setIpGate(gate: IpGate): void;
  setOfflineGate(gate: OfflineGate): void;
  /** Asked every second for the sessions that hold a hub connection. */
  setFindEnded(find: FindEnded): void;
  /** Hears of everybody who is not let in, before he does. */
  noteDenialsBy(note: NoteDenial): void;
  /** Passes a caller through the gates, in the order address, site, token; or throws. */
  enter(caller: Caller): Promise<void>;
  identify(token: string | undefined, caller: Caller): Promise<P>;
  /** Throws where one who is known may not do what the contract asks for. */
  permit(who: P, wanted: Exclude<Wanted, 'anyone'>): void;
  findEnded: FindEnded;
  noteDenial: NoteDenial;
};

const isPermission = (wanted: Wanted): wanted is Permission => wanted.includes('.');

/** Access for players: they have no permissions, so what is an operator's lets none of them in. */
export const createAccess = (): Access =>
  accessOf<Principal>(
    ({ isAgent }, wanted) =>
      wanted === 'player' || (wanted === 'agent' && isAgent) ? undefined : 'not_allowed',
    ({ playerId }) => `player ${playerId}`,
  );

/** Access for operators: each call names the permission that it takes. */
export const createConsoleAccess = (): Access<Operator> =>
  accessOf<Operator>(
    ({ roles }, wanted) =>
      isPermission(wanted) && mayDo(roles, wanted) ? undefined : 'not_allowed',
    ({ name }) => name,
  );

function accessOf<P extends Login>(
  faultOf: (who: P, wanted: Exclude<Wanted, 'anyone'>) => DeniedCode | undefined,
  nameOf: (who: P) => string,
): Access<P> {
  let authenticate: Authenticate<P> = async () => 'not_logged_in';
  let ipGate: IpGate = async () => true;
  let offlineGate: OfflineGate = async () => undefined;
  let findEnded: FindEnded = async () => new Map();
  let noteDenial: NoteDenial = async () => {};
  return {
    setAuthenticator: (next) => void (authenticate = next),
    setIpGate: (next) => void (ipGate = next),
    setOfflineGate: (next) => void (offlineGate = next),
    setFindEnded: (next) => void (findEnded = next),
    noteDenialsBy: (next) => void (noteDenial = next),
    noteDenial: (denial) => noteDenial(denial),
    findEnded: (sessionIds) => findEnded(sessionIds),
    enter: async ({ ip, region }) => {
      if (!(await ipGate({ ip, region }))) {
        throw new Denied('IP_restricted', '', region === undefined ? ip : `${ip} ${region}`);
      }
      const off = await offlineGate();
      if (off) throw new Offline(off.untilMs);
    },
    identify: async (token, caller) => {
      if (!token) throw new Denied('not_logged_in');
      const found = await authenticate(token, caller);
      if (typeof found === 'string') throw new Denied(found);
      return found;
    },
    permit: (who, wanted) => {
      const fault = faultOf(who, wanted);
      if (fault) throw new Denied(fault, nameOf(who));
    },
  };
}

/** Who calls, as a player or as an operator: asking for what he is not is a bug. */
export type Identity = { readonly principal: Principal; readonly operator: Operator };

export const identityOf = (who: Login | undefined): Identity => ({
  get principal() {
    invariant(who && 'playerId' in who, 'only calls for players have a principal');
    return who as Principal;
  },
  get operator() {
    invariant(who && 'operatorId' in who, 'only calls that take a permission have an operator');
    return who as Operator;
  },
});

/** The token of an `Authorization: Bearer` header. */
export const bearerOf = (header: string | undefined): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,256})$/i.exec(header ?? '')?.[1];
