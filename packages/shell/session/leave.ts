// The end of a session on this device: token, kept choices and everything the server told are gone,
// the hub is closed, and the player stands on the page that says why.
import { clearKept, keptStore } from '../device/kept.ts';
import { pageLocation } from '../page/location.ts';
import { navigate } from '../page/navigate.ts';
import { forgetAnswers } from '../query/queries.ts';
import { realm } from '../realm/realm.ts';

const listeners = new Set<() => void>();

/** The hub, and what is known of who was signed in, end with the session. */
export const onLeave = (listener: () => void): void => void listeners.add(listener);

/** Where the end of the login led; the other tabs of this device follow. */
const left = keptStore<string | null>('left', null, { clearedAtLogout: false });

/** The page on which the tab that ended the login stands. */
export const pageOfEnd = (): string => left.get() ?? realm().pages.login;

export function clearSession(page: string | null = null): void {
  // First, so that it is there when the other tabs hear that the login is gone.
  left.set(page);
  clearKept();
  for (const listener of listeners) listener();
  forgetAnswers();
}

let isGoing = false;
let isInside = (): boolean => true;

/** Says how to tell whether the screen on the page is for people who are signed in. */
export const watchInside = (ask: () => boolean): void => void (isInside = ask);

/**
 * The session is over, and the page that says so is about to come or is there. The screen before it asks on without a token,
 * and a late denial of that must not replace the page that says why.
 */
export const isOnTheWayOut = (): boolean => isGoing || !isInside();

/** Until that page stands the one before it asks on, without a token: that leads nowhere else. */
function goTo(page: string): void {
  const { path, search } = pageLocation.get();
  isGoing = path + search !== page;
  const stop = pageLocation.subscribe(() => {
    isGoing = false;
    stop();
  });
  navigate.to(page, { replace: true });
}

/** Ends the session now and leads to its page after a moment, unless somebody signs in meanwhile. */
export function leaveLater(page: string, delayMs: number, isStill: () => boolean): void {
  isGoing = true;
  clearSession(page);
  setTimeout(() => {
    if (isStill()) goTo(page);
    else isGoing = false;
  }, delayMs);
}

export function leave(page: string): void {
  clearSession(page);
  goTo(page);
}
