import { useCallback } from 'react';
import type { Money } from '@fairlot/rules/core/money';
import { walletHttp } from '@fairlot/wire/money/wallet';
import {
  callKey,
  createStore,
  queries,
  refetch,
  useCall,
  useSignedIn,
  useStore,
} from '@fairlot/shell';

/** The wallet is read every 10 s (spec section 9). */
const POLL_MS = 10_000;

const held = createStore<Money | undefined>(undefined);

/** The wallet as last read; stale when reading it failed since. */
export function useWallet(): {
  amount: Money | undefined;
  isStale: boolean;
  refresh: () => Promise<void>;
} {
  const isSignedIn = useSignedIn();
  const { data, isError } = useCall(walletHttp.getWalletAmount, undefined, {
    enabled: isSignedIn,
    refetchInterval: POLL_MS,
  });
  const refresh = useCallback(() => refetch(walletHttp.getWalletAmount), []);
  const kept = useStore(held);
  return { amount: isSignedIn ? (kept ?? data) : undefined, isStale: isError, refresh };
}

/**
 * Puts the balance that an answer brought: it is newer than anything polled. What the player did
 * himself he sees at once, also while the balance is held.
 */
export function setWallet(amount: Money, isOwnDoing = false): void {
  if (isOwnDoing) held.set(undefined);
  const queryKey = callKey(walletHttp.getWalletAmount);
  void queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, amount);
}

/** Keeps the balance on screen as it is, whatever is read, until released. */
export function holdWallet(): () => void {
  held.set(queries.getQueryData<Money>(callKey(walletHttp.getWalletAmount)));
  return () => held.set(undefined);
}
