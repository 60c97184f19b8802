// The route rules of spec section 2 as one pure function, and what a login may open.
import { session } from '@fairlot/shell';

export type Access = 'public' | 'player' | 'agent';
/** A tab of the popup window may also ask for a privilege. */
export type WindowAccess = Access | 'transfer';

/** The lobby for visitors (decision 0261). A player has a lobby of their own at `/`. */
export const PUBLIC_LOBBY = '/Lobby';

export type Entering = {
  readonly access: Access;
  /** The path that is entered, and the one that is left; the latter is absent on a fresh page. */
  readonly path: string;
  readonly from: string | undefined;
  /** Whether the browser loaded this page by a reload. */
  readonly isReload: boolean;
  readonly isSignedIn: boolean;
  readonly isAgent: boolean;
  /** Whether this device ever kept a token. */
  readonly hadLogin: boolean;
};

/** Returns where Home leads without a token. */
function homeSignedOut({ path, from, isReload, hadLogin }: Entering) {
  const isRefreshed = from === path || (from === undefined && isReload);
  if (isRefreshed) return '/speedtest';
  return hadLogin ? '/Timeout' : PUBLIC_LOBBY;
}

/** Where to go instead, or undefined to enter. */
export function redirectOf(entering: Entering): string | undefined {
  const { access, path, isSignedIn, isAgent } = entering;
  if (path === PUBLIC_LOBBY) return isSignedIn ? '/' : undefined;
  if (access === 'public') return undefined;
  if (!isSignedIn) return path === '/' ? homeSignedOut(entering) : '/Timeout';
  return access === 'agent' && !isAgent ? '/' : undefined;
}

/** Whether the present login is an agent's. */
export const isAgent = (): boolean => session.get()?.['isAgent'] === true;

/** Whether it may open what is for these. A privilege has to be asked for by `useMayOpen`. */
export const mayOpen = (access: string): boolean =>
  access !== 'transfer' && (access !== 'agent' || isAgent());

/** Going to Login clears the stored token. */
export const clearsToken = (path: string): boolean => path === '/Login';
