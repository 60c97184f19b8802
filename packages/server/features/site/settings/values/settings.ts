import type { MerchantState } from '@fairlot/rules/check/merchant-state';
import type { RegionRule } from '@fairlot/rules/check/region';
import { DEMO, type Currency } from '#ledger';
import type { Db } from '#platform/db';
import { monotonicMs } from '#platform/clock';
import { readSettings } from './store.ts';

/** Settings of the site that operators change while it runs. Times are milliseconds UTC. */
export type SiteSettings = {
  /** The site is off from `fromMs` until `untilMs`; unknown end is null. */
  readonly offline: { readonly fromMs: number; readonly untilMs: number | null } | null;
  /** Addresses or address ranges (CIDR) that may not use the site. */
  readonly blockedAddresses: readonly string[];
  /** Addresses or ranges that use it whatever else keeps them out. */
  readonly allowedAddresses: readonly string[];
  /** Which regions players come from, where a proxy tells them. */
  readonly regionRule: RegionRule;
  /** What the rule is about, as ISO 3166 has them. */
  readonly regions: readonly string[];
  /** Addresses or ranges that operators come from; none: from anywhere. */
  readonly staffAddresses: readonly string[];
  readonly isRegisterOpen: boolean;
  /** A new login ends the player's others (code different_user). */
  readonly isSingleSession: boolean;
  /** Registrations that one address may make in an hour. */
  readonly registrationsPerHour: number;
  /** Login attempts that one address may make in a minute. */
  readonly loginsPerMinute: number;
  /** Bets that a player may place in one issue, cancelled ones included. */
  readonly betsPerIssue: number;
  /** Characters of selections that they may have together. */
  readonly charsPerIssue: number;
  /** Days after its draw in which the number of an issue may still be corrected. */
  readonly correctDays: number;
  readonly lines: readonly { readonly name: string; readonly url: string }[];
  readonly speedTestMinutes: number;
  readonly canSwitchLine: boolean;
  readonly siteName: string;
  /** Of whose site this is (spec section 7). */
  readonly merchantCode: string;
  /** Whom the site lets in (spec section 4). */
  readonly merchantState: MerchantState;
  /** What the books are kept in; it stays once anything is posted. */
  readonly currency: Currency;
};

export const DEFAULTS: SiteSettings = {
  offline: null,
  blockedAddresses: [],
  allowedAddresses: [],
  regionRule: 'any',
  regions: [],
  staffAddresses: [],
  isRegisterOpen: true,
  isSingleSession: false,
  registrationsPerHour: 60,
  loginsPerMinute: 60,
  betsPerIssue: 5_000,
  charsPerIssue: 8_000_000,
  correctDays: 30,
  lines: [],
  speedTestMinutes: 10,
  canSwitchLine: true,
  siteName: 'Fairlot',
  merchantCode: 'FAIRLOT',
  merchantState: 'Enable',
  currency: DEMO,
};

export type SettingName = keyof SiteSettings;

const FRESH_MS = 1_000;

export type CurrentSettings = () => Promise<SiteSettings & { readonly nowMs: number }>;

/** The settings as they are, at most a second old; with the database clock of this moment. */
export function currentSettings(db: Db): CurrentSettings {
  let current: ReturnType<CurrentSettings> | undefined;
  let readAt = -Infinity;
  return () => {
    if (!current || monotonicMs() - readAt > FRESH_MS) {
      readAt = monotonicMs();
      current = readSettings(db).then(withClock(readAt));
      // A failed read is not kept: the next caller tries again.
      current.catch(() => (current = undefined));
    }
    return current;
  };
}

/** Every call of the site asks, some three times: one object serves them all, and only its clock goes on. */
const withClock =
  (readAt: number) =>
  ({ rows, nowMs }: Awaited<ReturnType<typeof readSettings>>) => ({
    ...DEFAULTS,
    ...rows,
    get nowMs() {
      return nowMs + Math.floor(monotonicMs() - readAt);
    },
  });
