import { useIsMutating } from '@tanstack/react-query';
import type { Endpoint, Input } from '@fairlot/wire/core';
import { callKey } from '../query/queries.ts';

/** Whether such a call is on its way, whoever sent it. */
export const useIsSending = <E extends Endpoint>(
  endpoint: E,
  isSuch: (input: Input<E>) => boolean,
): boolean =>
  useIsMutating({
    mutationKey: callKey(endpoint),
    predicate: ({ state }) => isSuch(state.variables as Input<E>),
  }) > 0;
