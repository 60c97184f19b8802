import { useQuery, type UseQueryResult } from '@tanstack/react-query';
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
