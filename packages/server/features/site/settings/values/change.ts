import type { MerchantState } from '@fairlot/rules/check/merchant-state';
import type { RegionRule } from '@fairlot/rules/check/region';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { hasBooks, type Currency } from '#ledger';
import type { Executor, Tx } from '#platform/db';
import { CLOSED_JOB, wakeJob } from '#platform/jobs';
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

/**
 * Does work on some settings and tells what they were and what they are: operators come one after
 * another.
 */
export async function compareSettings<T, N extends SettingName = SettingName>(
  tx: Tx,
  names: readonly N[],
  work: () => Promise<T>,
): Promise<{
  readonly before: Pick<SiteSettings, N>;
  readonly after: Pick<SiteSettings, N>;
  readonly value: T;
}> {
  const read = async (): Promise<Pick<SiteSettings, N>> => {
    const site = await readSite(tx);
    return Object.fromEntries(names.map((name) => [name, site[name]])) as unknown as Pick<
      SiteSettings,
      N
    >;
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

/** Lists of addresses of players: who is kept out, and who is let in whatever else keeps him out. */
export type AddressList = 'blockedAddresses' | 'allowedAddresses';

export async function putAddress(
  db: Executor,
  list: AddressList,
  text: string,
): Promise<Result<string, 'NOT_AN_ADDRESS'>> {
  const address = parseAddress(text);
  if (!address.ok) return address;
  await changeList(db, list, (now) => [...new Set([...now, address.value])]);
  return address;
}

export async function dropAddress(
  db: Executor,
  list: AddressList,
  text: string,
): Promise<Result<string, 'NOT_LISTED'>> {
  let wasListed = false;
  await changeList(db, list, (now) => {
    wasListed = now.includes(text);
    return now.filter((address) => address !== text);
  });
  return wasListed ? ok(text) : refused('NOT_LISTED');
}

export const blockAddress = (db: Executor, text: string) =>
  putAddress(db, 'blockedAddresses', text);
export const unblockAddress = (db: Executor, text: string) =>
  dropAddress(db, 'blockedAddresses', text);

/** Two operators at once both have their way; connections from where nobody is let in any more end at once. */
async function changeList(
  db: Executor,
  list: AddressList,
  change: (now: readonly string[]) => readonly string[],
): Promise<void> {
  await changeSetting(db, list, DEFAULTS[list], change);
  await wakeJob(db, CLOSED_JOB);
}

/** Which regions players come from; one rule at a time. */
export async function setRegions(
  db: Executor,
  regionRule: RegionRule,
  regions: readonly string[],
): Promise<void> {
  await writeSettings(db, { regionRule, regions });
  await wakeJob(db, CLOSED_JOB);
}

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
export async function setStaffAddresses(db: Executor, addresses: readonly string[]): Promise<void> {
  await change(db, 'staffAddresses', addresses);
  await wakeJob(db, CLOSED_JOB);
}
