import type { MerchantState } from '@fairlot/rules/check/merchant-state';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { hasBooks, type Currency } from '../../ledger/index.ts';
import type { Executor, Tx } from '../../platform/db.ts';
import { parseAddress } from './address.ts';
import { DEFAULTS, type SettingName, type SiteSettings } from './settings.ts';
import { changeSetting, lockSettings, readSettings, writeSetting, writeSettings } from './store.ts';

/** Changes of the site by its operators; each takes effect within a second in every process. */

async function change<N extends SettingName>(
  db: Executor,
  name: N,
  value: SiteSettings[N],
): Promise<void> {
  await writeSetting(db, name, value);
}

export const readSite = async (db: Executor): Promise<SiteSettings & { nowMs: number }> => {
  const { rows, nowMs } = await readSettings(db);
  return { ...DEFAULTS, ...rows, nowMs };
};

type Some = Partial<Record<SettingName, unknown>>;

/**
 * Does work on some settings and tells what they were and what they are: operators come one after
 * another.
 */
export async function compareSettings<T>(
  tx: Tx,
  names: readonly SettingName[],
  work: () => Promise<T>,
): Promise<{ readonly before: Some; readonly after: Some; readonly value: T }> {
  const read = async (): Promise<Some> => {
    const site = await readSite(tx);
    return Object.fromEntries(names.map((name) => [name, site[name]]));
  };
  await lockSettings(tx);
  const before = await read();
  const value = await work();
  return { before, after: await read(), value };
}

/** Takes the site off from now on, until a time where one is known. */
export async function goOffline(
  db: Executor,
  untilMs: number | null,
): Promise<Result<null, 'IN_THE_PAST'>> {
  const { nowMs } = await readSettings(db);
  if (untilMs !== null && untilMs <= nowMs) return refused('IN_THE_PAST');
  await change(db, 'offline', { fromMs: nowMs, untilMs });
  return ok(null);
}

export const goOnline = (db: Executor): Promise<void> => change(db, 'offline', null);

export async function blockAddress(
  db: Executor,
  text: string,
): Promise<Result<string, 'NOT_AN_ADDRESS'>> {
  const address = parseAddress(text);
  if (!address.ok) return address;
  await changeBlocked(db, (now) => [...new Set([...now, address.value])]);
  return address;
}

export async function unblockAddress(
  db: Executor,
  text: string,
): Promise<Result<string, 'NOT_BLOCKED'>> {
  let wasBlocked = false;
  await changeBlocked(db, (now) => {
    wasBlocked = now.includes(text);
    return now.filter((address) => address !== text);
  });
  return wasBlocked ? ok(text) : refused('NOT_BLOCKED');
}

/** Two operators at once both have their way. */
const changeBlocked = (
  db: Executor,
  change: (now: readonly string[]) => readonly string[],
): Promise<void> => changeSetting(db, 'blockedAddresses', DEFAULTS.blockedAddresses, change);

/** Who asks for it has made sure that it may follow what is there. */
export const setMerchantState = (db: Executor, state: MerchantState): Promise<void> =>
  change(db, 'merchantState', state);

export const setRegisterOpen = (db: Executor, isOpen: boolean): Promise<void> =>
  change(db, 'isRegisterOpen', isOpen);

export const setSingleSession = (db: Executor, isSingle: boolean): Promise<void> =>
  change(db, 'isSingleSession', isSingle);

/** What a player may have in one issue: bets, and characters of their selections together. */
export const setBetLimits = (
  db: Executor,
  betsPerIssue: number,
  charsPerIssue: number,
): Promise<void> => writeSettings(db, { betsPerIssue, charsPerIssue });

/** Days after its draw in which the number of an issue may be corrected; those that are asked for already too. */
export const setCorrectDays = (db: Executor, days: number): Promise<void> =>
  change(db, 'correctDays', days);

/** By then nobody who came before the site went off is still at work under its old settings. */
const OFF_MS = 10_000;

/**
 * What the books are kept in from now on. Refused once anything was posted, and while the site is on:
 * whoever is at work then has read what it was.
 */
export async function setCurrency(
  tx: Tx,
  currency: Currency,
): Promise<Result<null, 'SITE_IS_ON' | 'BOOKS_HAVE_BEGUN'>> {
  const { offline, nowMs } = await readSite(tx);
  if (!offline || nowMs - offline.fromMs < OFF_MS) return refused('SITE_IS_ON');
  if (await hasBooks(tx)) return refused('BOOKS_HAVE_BEGUN');
  await change(tx, 'currency', currency);
  return ok(null);
}

/** Each of them once, in the form it is kept. */
export function parseAddresses(
  texts: readonly string[],
): Result<readonly string[], 'NOT_AN_ADDRESS'> {
  const list = new Set<string>();
  for (const text of texts) {
    const address = parseAddress(text);
    if (!address.ok) return address;
    list.add(address.value);
  }
  return ok([...list]);
}

/** Where operators may come from. Whoever asks must see to it that he is among them. */
export const setStaffAddresses = (db: Executor, addresses: readonly string[]): Promise<void> =>
  change(db, 'staffAddresses', addresses);
