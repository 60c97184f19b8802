// A page that was open while another version was put up asks for files that are gone, and asking
// again does not help: only the page as a whole can be had anew.
import { createStore } from '../session/index.ts';

/** Whether another version than the one of this page is up. */
export const outdated = createStore(false);

/** The entry of a version; its name changes with every part of it. */
const entryHere = (): string | undefined =>
  document.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined;

/** Whether `html` is the page of another version than the one that began with `entry`. */
export const isOther = (html: string, entry: string): boolean =>
  html.includes('id="root"') && !html.includes(`"${entry}"`);

/** What the server gives now; a page that cannot be had is no other version. */
async function look(): Promise<boolean> {
  const entry = entryHere();
  if (!entry) return false;
  try {
    const response = await fetch('/', { cache: 'no-store' });
    return response.ok && isOther(await response.text(), entry);
  } catch {
    return false;
  }
}

const LEFT = 'fairlot.left';

/** Notes that the page leaves the version of `entry`; false when it has done so before. */
export function leaveOnce(entry: string, shelf: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const left = (shelf.getItem(LEFT) ?? '').split(' ').filter(Boolean);
  if (left.includes(entry)) return false;
  shelf.setItem(LEFT, [...left, entry].join(' '));
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
  if (!entry || !(await look()) || !mayLeave(entry)) return false;
  location.reload();
  return true;
}

/** Hears of files that could not be fetched, and finds out whether the version is to blame. */
export function watchVersion(): void {
  addEventListener('vite:preloadError', () => {
    if (!outdated.get()) void look().then(outdated.set);
  });
}
