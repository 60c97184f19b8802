// What sets one client apart from another: whose logins it knows, which pages they end on, what it
// hears and what it says. The client gives it when it starts; nothing here reads it before.
import type { Bilingual } from '@fairlot/rules/core/text';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Following, Since } from '@fairlot/client';
import type { CodeTable, HubEvent } from '@fairlot/wire/core';
import type { Keeping } from '../device/kept.ts';

/** What a login or a renewal gives: the token, its life in seconds, and what else is kept with it. */
export type Grant = {
  readonly access_token: string;
  readonly expires_in: number;
  readonly [name: string]: unknown;
};

/** When a login ends, as the server says, with its time. Milliseconds UTC. */
export type EndsReply = {
  readonly idleEndAt: number;
  readonly loginEndAt: number;
  readonly serverAt: number;
};

/** The calls of a login's life. Each may throw: the failures of calls are dealt with where they are made. */
export type LoginCalls = {
  /** A login lasts no longer, whatever happens. */
  readonly longestHours: number;
  readonly renew: () => Promise<Grant>;
  readonly end: () => Promise<unknown>;
  /** When the login ends; undefined where the server did not say. */
  readonly readEnds: () => Promise<EndsReply | undefined>;
  /** Tells that somebody is there. */
  readonly stay: () => Promise<EndsReply | undefined>;
  /** Any call that needs the login: if it is over, its denial says why. */
  readonly check: () => void;
};

/** Where an ended login leads, and what nobody could help. */
export type Pages = {
  /** Where a call leads at which the server broke; absent: nowhere, and the page says that it failed. */
  readonly broken?: string;
  readonly login: string;
  readonly timeout: string;
  readonly restricted: string;
  readonly error: (text: string) => string;
  /** Until when, in milliseconds UTC, where it is known. */
  readonly offline: (endTimeMs: number | null) => string;
};

export type HubContract = {
  /** Asked anew for each connection. */
  readonly url: () => string;
  readonly events: readonly HubEvent[];
  readonly since: Since;
} & Following;

export type Realm = {
  /** Stands before every path of the server: empty, or `/console`. */
  readonly base: string;
  readonly keeping: Keeping;
  readonly login: LoginCalls;
  readonly pages: Pages;
  /** Texts of the codes with which access ends. */
  readonly denials: CodeTable;
  /** Whether what stands on the page in sight is left in place when the token ends. */
  readonly staysAfterExpiry: (search: string) => boolean;
  /** The server's time in milliseconds UTC, with whatever else is worth asking at the same time. */
  readonly askTime: () => Promise<number>;
  /** Without one the client lives by asking. */
  readonly hub?: HubContract;
  /** What losing the connection, or a part of the page, means here. */
  readonly words: {
    readonly lost: Bilingual;
    readonly offline: Bilingual;
    readonly late: Bilingual;
    readonly failedWhat: Bilingual;
    readonly missingHint: Bilingual;
  };
};

let given: Realm | undefined;

/** Called once, before anything is drawn. */
export const giveRealm = (realm: Realm): void => void (given = realm);

export function realm(): Realm {
  invariant(given, 'the client has started');
  return given;
}
