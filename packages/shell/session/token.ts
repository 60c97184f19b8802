import { useSyncExternalStore } from 'react';
import { localNow } from '../device/clock.ts';
import { keptStore } from '../device/kept.ts';
import type { Grant } from '../realm/realm.ts';

/** What is kept of a login, with what else its grant said: nothing that names a person. */
export type Session = {
  readonly token: string;
  /** By the clock of this device. */
  readonly expiresAt: number;
  readonly [name: string]: unknown;
};

export const session = keptStore<Session | null>('session', null, { clearedAtLogout: true });

/**
 * Stores what a login or a refresh granted: until `expires_in` seconds from now (spec section 4).
 */
export const grant = ({ access_token, expires_in, ...rest }: Grant): void =>
  session.set({ ...rest, token: access_token, expiresAt: localNow() + expires_in * 1000 });

export const token = (): string | undefined => session.get()?.token;

/** Login state is derived from the presence of the token (spec section 4). */
export const isSignedIn = (): boolean => session.get() !== null;

export const useSignedIn = (): boolean => useSyncExternalStore(session.subscribe, isSignedIn);
