import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CallResult } from '@fairlot/client';
import type { Endpoint, Input } from '@fairlot/wire/core';
import { call } from './api.ts';
import { callKey } from '../query/queries.ts';

export type CallOptions<E extends Endpoint> = {
  readonly enabled?: boolean;
  readonly staleTime?: number;
  readonly gcTime?: number;
  /** Milliseconds between two reads, or false; a function is asked after each read. */
  readonly refetchInterval?:
    | number
    | false
    | ((result: CallResult<E> | undefined) => number | false);
  /** Keeps the rows of the last input on screen while those of the next are read. */
  readonly placeholderData?: (previous: CallResult<E> | undefined) => CallResult<E> | undefined;
};

/** Reads a call through the cache. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions<E> = {},
): UseQueryResult<CallResult<E>> {
  const { placeholderData, refetchInterval = false, ...rest } = options;
  return useQuery<CallResult<E>>({
    queryKey: callKey(endpoint, input),
    queryFn: () => call(endpoint, input),
    ...rest,
    refetchInterval:
      typeof refetchInterval === 'function'
        ? ({ state }) => refetchInterval(state.data)
        : refetchInterval,
    ...(placeholderData && { placeholderData: placeholderData as never }),
  });
}
