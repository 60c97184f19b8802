// A file that could not be fetched once stays lost to its page: browsers remember the failure of an
// import, and where another version was put up the file is gone. Only the page can be had anew.
import { createStore } from '@fairlot/ui/store';
import { keptName } from '../device/kept.ts';
import { realm } from '../realm/realm.ts';

/** Why the page has to be had anew: another version is up, or a part of this one did not come. */
export type ReloadReason = 'version' | 'part';

export const reloadReason = createStore<ReloadReason | undefined>(undefined);

/** Between two looks at a server that does not answer. */
const AGAIN_MS = 10_000;

/** The entry of a version; its name changes with every part of it. */
const entryHere = (): string | undefined =>
  document.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined;

/** Whether `html` is the page of another version than the one that began with `entry`. */
export const isOther = (html: string, entry: string): boolean =>
  html.includes('id="root"') && !html.includes(`"${entry}"`);

/** What the server gives now; undefined while it gives nothing. */
async function look(): Promise<ReloadReason | undefined> {
  try {
    const response = await fetch(`${realm().base}/`, { cache: 'no-store' });
    const entry = entryHere();
    if (!response.ok || !entry) return undefined;
    return isOther(await response.text(), entry) ? 'version' : 'part';
  } catch {
    return undefined;
  }
}

/** Notes that the page leaves the version of `entry`; false when it has done so before. */
export function leaveOnce(entry: string, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const name = keptName('left');
  const left = (storage.getItem(name) ?? '').split(' ').filter(Boolean);
  if (left.includes(entry)) return false;
  storage.setItem(name, [...left, entry].join(' '));
  return true;
}

function mayLeave(entry: string): boolean {
  try {
    return leaveOnce(entry, sessionStorage);
  } catch {
    // Where nothing can be noted a page could go round in circles: the player presses.
    return false;
  }
}

/**
 * Has the page of this address anew where another version is up, once from each version. True
 * when it is on its way.
 */
export async function renew(): Promise<boolean> {
  const entry = entryHere();
  if (!entry || (await look()) !== 'version' || !mayLeave(entry)) return false;
  location.reload();
  return true;
}

/** A reload is offered once it can succeed. */
async function offer(): Promise<void> {
  const found = await look();
  if (found) reloadReason.set(found);
  else setTimeout(() => void offer(), AGAIN_MS);
}

/** Hears of files that could not be fetched. */
export function watchParts(): void {
  addEventListener('vite:preloadError', () => void offer(), { once: true });
}
