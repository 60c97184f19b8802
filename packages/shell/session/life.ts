// The life of a login on this page: looked at every second, renewed when short, ended when over.
import { everySecond, localNow } from '../device/clock.ts';
import { realm } from '../realm/realm.ts';
import { lifeOf, TIMEOUT_DELAY_MS } from './expiry.ts';
import { clearSession, leave, leaveLater } from './leave.ts';
import { grant, isSignedIn, session } from './token.ts';

let triedAt: number | undefined;
/** The end that renewing did not move: that of the login itself. */
let lastEnd: number | undefined;

/** Ends that are this close are the same one, told a moment later. */
const SAME_MS = 5000;

async function renew(): Promise<void> {
  triedAt = localNow();
  const before = session.get()?.expiresAt ?? 0;
  try {
    grant(await realm().login.renew());
    triedAt = undefined;
    const after = session.get()?.expiresAt ?? 0;
    if (after - before < SAME_MS) lastEnd = after;
  } catch {
    // A denial has led away already; anything else is tried again before the token ends.
  }
}

function expire(): void {
  const { pages, staysAfterExpiry } = realm();
  if (staysAfterExpiry(location.search)) return;
  leaveLater(pages.timeout, TIMEOUT_DELAY_MS, () => !isSignedIn());
}

function look(): void {
  const { expiresAt } = session.get() ?? {};
  const life = lifeOf(expiresAt, localNow(), triedAt, expiresAt === lastEnd);
  if (life === 'refresh') void renew();
  if (life === 'expired') expire();
}

/**
 * Looks now and every second from now on. A token that ended while the page was away is dropped at
 * once: whoever comes back to sign in must not be led away from Login two seconds later.
 */
export function watchLife(): void {
  const isOver = lifeOf(session.get()?.expiresAt, localNow()) === 'expired';
  if (isOver) clearSession();
  else look();
  everySecond(look);
}

/** Ends the login on the server as well; this device is left even if the server cannot be told. */
export async function logout(): Promise<void> {
  const { login, pages } = realm();
  await login.end().catch(() => undefined);
  leave(pages.login);
}
