import type { CallResult } from '@fairlot/client';
import type { Endpoint, Input } from '@fairlot/wire/core';
import { callKey, queries } from '../query/queries.ts';
import { waitFor } from '../page/waiting.ts';
import { call } from './api.ts';

/** Headers of a call, read when it is sent. */
export type HeadersOf = () => Readonly<Record<string, string>>;

/** How a call that changes something is sent, whoever sends it. */
export const mutationOf = <E extends Endpoint>(endpoint: E, headersOf?: HeadersOf) => ({
  mutationKey: callKey(endpoint),
  mutationFn: (input: Input<E>): Promise<CallResult<E>> =>
    waitFor(call(endpoint, input, headersOf?.())),
});

/** How often it is looked whether a call that nobody watches has ended. */
const LOOK_MS = 1000;

/**
 * Sends a call that changes something and outlives whatever asked for it: a bet, what a toast takes
 * back. At once, and once: without a network it fails, and never waits for one to return. Resolves to
 * the result or the refusal; throws what `call` throws.
 */
export const send = <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<CallResult<E>> =>
  queries
    .getMutationCache()
    .build(queries, { ...mutationOf(endpoint), gcTime: LOOK_MS })
    .execute(input);
