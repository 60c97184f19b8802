// The end of a session on this device: token, kept choices and everything the server told are gone,
// the hub is closed, and the player stands on the page that says why.
import { clearKept } from './kept.ts';
import { navigate } from './navigate.ts';
import { queries } from './queries.ts';
import { player } from './player-store.ts';

const listeners = new Set<() => void>();

/** The hub and others end with the session. */
export const onLeave = (listener: () => void): void => void listeners.add(listener);

export function clearSession(): void {
  clearKept();
  player.set(undefined);
  for (const listener of listeners) listener();
  queries.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey[0]) });
}

/** Answers that do not depend on who asks outlive the session. */
const PUBLIC = ['/api/WebSiteInfo/', '/api/LotteryGame/', '/api/DrawHistory/', '/api/SpeedTest/'];
const isPublic = (path: unknown): boolean => PUBLIC.some((start) => String(path).startsWith(start));

export function leave(page: string): void {
  clearSession();
  navigate.to(page, { replace: true });
}
