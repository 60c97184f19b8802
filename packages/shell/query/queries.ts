import { QueryClient } from '@tanstack/react-query';
import { Unreachable } from '@fairlot/client';
import type { Endpoint, Input } from '@fairlot/wire/core';

/** Money in a key is a bigint, which JSON does not take. */
const hash = (key: readonly unknown[]): string =>
  JSON.stringify(key, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));

/** What the server knows, by call and input. Only a lost connection is worth another try. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      queryKeyHashFn: hash,
      retry: (count, error) => error instanceof Unreachable && count < 2,
      staleTime: 5000,
      networkMode: 'always',
    },
    // Never sent twice by itself, never held back for a network, and what was sent is not kept: it
    // may be a password.
    mutations: { retry: false, networkMode: 'always', gcTime: 0 },
  },
});

/** Begins the key of an answer that outlives the session. */
const PUBLIC = 'public';
/** Begins the key of one that goes with it. */
const OWN = 'own';

/** Without an input: every answer of the endpoint. */
export function callKey<E extends Endpoint>(endpoint: E, input?: Input<E>): readonly unknown[] {
  const key = [endpoint.outlivesSession ? PUBLIC : OWN, endpoint.path];
  return input === undefined ? key : [...key, input];
}

/** Reads anew what is on screen of an endpoint, and the rest when it is next shown. */
export const refetch = <E extends Endpoint>(endpoint: E, input?: Input<E>): Promise<void> =>
  queries.invalidateQueries({ queryKey: callKey(endpoint, input) });

/** Forgets what was told to a login; what everybody may know stays. */
export const forgetAnswers = (): void =>
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== PUBLIC });

/**
 * After a reconnect everything on screen is read anew (a lost event costs nothing but its popup).
 */
export const refetchAll = (): Promise<void> => queries.invalidateQueries();
