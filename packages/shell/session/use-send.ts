import { useMutation } from '@tanstack/react-query';
import type { CallResult } from '@fairlot/client';
import type { Endpoint, Input } from '@fairlot/wire/core';
import { type HeadersOf, mutationOf } from './send.ts';

export type Send<E extends Endpoint> = {
  /** Resolves to the result or the refusal; throws what `call` throws. */
  readonly send: (input: Input<E>) => Promise<CallResult<E>>;
  readonly isSending: boolean;
  readonly failure: Error | null;
};

/**
 * Sends a call that changes something. One at a time is the screen's business: `isSending` tells.
 */
export function useSend<E extends Endpoint>(endpoint: E, headersOf?: HeadersOf): Send<E> {
  const { mutateAsync, isPending, error } = useMutation(mutationOf(endpoint, headersOf));
  return { send: mutateAsync, isSending: isPending, failure: error };
}
