import { useCallback } from 'react';
import type { Money } from '@fairlot/rules/core/money';
import { walletHttp } from '@fairlot/wire/wallet';
import { callKey, queries, refetch } from './queries.ts';
import { useCall } from './use-call.ts';
import { useSignedIn } from './token.ts';

/** The wallet is read every 10 s (spec section 9). */
const POLL_MS = 10_000;

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
  return { amount: isSignedIn ? data : undefined, isStale: isError, refresh };
}

/** Puts the balance that an answer brought: it is newer than anything polled. */
export function setWallet(amount: Money): void {
  const queryKey = callKey(walletHttp.getWalletAmount);
  void queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, amount);
}
