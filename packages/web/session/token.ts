import { useSyncExternalStore } from 'react';
import { localNow } from './clock.ts';
import { keptStore } from './kept.ts';

/** What is kept of a login: nothing that names the player. */
export type Session = {
  readonly token: string;
  /** By the clock of this device. */
  readonly expiresAt: number;
  readonly isAgent: boolean;
};

export const session = keptStore<Session | null>('session', null, { clearedAtLogout: true });

type Grant = {
  readonly access_token: string;
  readonly expires_in: number;
  readonly isAgent: boolean;
};

/**
 * Stores what a login or a refresh granted: until `expires_in` seconds from now (spec section 4).
 */
export const grant = ({ access_token, expires_in, isAgent }: Grant): void =>
  session.set({ token: access_token, expiresAt: localNow() + expires_in * 1000, isAgent });

export const token = (): string | undefined => session.get()?.token;

/** Login state is derived from the presence of the token (spec section 4). */
export const isSignedIn = (): boolean => session.get() !== null;

export const useSignedIn = (): boolean => useSyncExternalStore(session.subscribe, isSignedIn);
