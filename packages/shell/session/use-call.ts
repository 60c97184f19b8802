import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { CallResult } from '@fairlot/client';
import type { Endpoint, Input } from '@fairlot/wire/core';
import { call } from './api.ts';
import { callKey } from '../query/queries.ts';

export type CallOptions<E extends Endpoint> = {
  readonly enabled?: boolean;
  readonly staleTime?: number;
  readonly gcTime?: number;
  readonly refetchInterval?: number | false;
  /** Keeps the rows of the last input on screen while those of the next are read. */
  readonly placeholderData?: (previous: CallResult<E> | undefined) => CallResult<E> | undefined;
};

/** Reads a call through the cache. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions<E> = {},
): UseQueryResult<CallResult<E>> {
  const { placeholderData, ...rest } = options;
  return useQuery<CallResult<E>>({
    queryKey: callKey(endpoint, input),
    queryFn: () => call(endpoint, input),
    ...rest,
    ...(placeholderData && { placeholderData: placeholderData as never }),
  });
}

/**
 * Sends a call that changes something. One at a time is the screen's business: `isSending` tells.
 */
export function useSend<E extends Endpoint>(endpoint: E) {
  const [sending, setSending] = useState(0);
  const [failure, setFailure] = useState<Error>();
  const send = useCallback(
    async (input: Input<E>): Promise<CallResult<E>> => {
      setSending((now) => now + 1);
      setFailure(undefined);
      try {
        return await call(endpoint, input);
      } catch (error) {
        setFailure(error instanceof Error ? error : new Error(String(error)));
        throw error;
      } finally {
        setSending((now) => now - 1);
      }
    },
    [endpoint],
  );
  return { send, isSending: sending > 0, failure };
}
