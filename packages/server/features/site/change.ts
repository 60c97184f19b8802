import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Db } from '../../platform/db.ts';
import { parseAddress } from './address.ts';
import { DEFAULTS, type SettingName, type SiteSettings } from './settings.ts';
import { changeSetting, readSettings, writeSetting } from './store.ts';

/** Changes of the site by its operators; each takes effect within a second in every process. */

async function change<N extends SettingName>(
  db: Db,
  name: N,
  value: SiteSettings[N],
): Promise<void> {
  await writeSetting(db, name, value);
}

export const readSite = async (db: Db): Promise<SiteSettings & { nowMs: number }> => {
  const { rows, nowMs } = await readSettings(db);
  return { ...DEFAULTS, ...rows, nowMs };
};

/** Takes the site off from now on, until a time where one is known. */
export async function goOffline(
  db: Db,
  untilMs: number | null,
): Promise<Result<null, 'IN_THE_PAST'>> {
  const { nowMs } = await readSettings(db);
  if (untilMs !== null && untilMs <= nowMs) return refused('IN_THE_PAST');
  await change(db, 'offline', { fromMs: nowMs, untilMs });
  return ok(null);
}

export const goOnline = (db: Db): Promise<void> => change(db, 'offline', null);

export async function blockAddress(
  db: Db,
  text: string,
): Promise<Result<string, 'NOT_AN_ADDRESS'>> {
  const address = parseAddress(text);
  if (!address.ok) return address;
  await changeBlocked(db, (now) => [...new Set([...now, address.value])]);
  return address;
}

export async function unblockAddress(db: Db, text: string): Promise<Result<string, 'NOT_BLOCKED'>> {
  let wasBlocked = false;
  await changeBlocked(db, (now) => {
    wasBlocked = now.includes(text);
    return now.filter((address) => address !== text);
  });
  return wasBlocked ? ok(text) : refused('NOT_BLOCKED');
}

/** Two operators at once both have their way. */
const changeBlocked = (
  db: Db,
  change: (now: readonly string[]) => readonly string[],
): Promise<void> => changeSetting(db, 'blockedAddresses', DEFAULTS.blockedAddresses, change);

export const setRegisterOpen = (db: Db, isOpen: boolean): Promise<void> =>
  change(db, 'isRegisterOpen', isOpen);

export const setSingleSession = (db: Db, isSingle: boolean): Promise<void> =>
  change(db, 'isSingleSession', isSingle);

/** What a player may have in one issue: bets, and characters of their selections together. */
export async function setBetLimits(db: Db, bets: number, chars: number): Promise<void> {
  await change(db, 'betsPerIssue', bets);
  await change(db, 'charsPerIssue', chars);
}
