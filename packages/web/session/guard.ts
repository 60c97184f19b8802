// The route rules of spec section 2 as one pure function, and what a login may open.
import { session } from '@fairlot/shell';

export type Access = 'public' | 'player' | 'agent';

export type Entering = {
  readonly access: Access;
  /** The path that is entered, and the one that is left; the latter is absent on a fresh page. */
  readonly path: string;
  readonly from: string | undefined;
  readonly isSignedIn: boolean;
  readonly isAgent: boolean;
};

/** Where to go instead, or undefined to enter. */
export function redirectOf(entering: Entering): '/speedtest' | '/Timeout' | '/' | undefined {
  const { access, path, from, isSignedIn, isAgent } = entering;
  if (access === 'public') return undefined;
  if (!isSignedIn) {
    const isRefreshed = from === undefined || from === path;
    return path === '/' && isRefreshed ? '/speedtest' : '/Timeout';
  }
  return access === 'agent' && !isAgent ? '/' : undefined;
}

/** Whether the present login is an agent's. */
export const isAgent = (): boolean => session.get()?.['isAgent'] === true;

/** Whether it may open what is for these. */
export const mayOpen = (access: string): boolean => access !== 'agent' || isAgent();

/** Going to Login clears the stored token. */
export const clearsToken = (path: string): boolean => path === '/Login';
