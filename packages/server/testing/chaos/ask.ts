import { setTimeout as delay } from 'node:timers/promises';
import type { Endpoint, Input, Output } from '@fairlot/wire/core';
import { encode } from 'zod/mini';
import { callRaw, type TestReply } from '../call.ts';
import type { Luck } from './luck.ts';

/** What went wrong on the way, for the summary of a run. */
export type Losses = { lost: number; again: number };

export type Asking = {
  readonly url: string;
  readonly luck: Luck;
  readonly losses: Losses;
  /** Who waits for an answer just now. */
  readonly waiting: Set<object>;
  /** The address that it comes from, as a proxy in front of the site says it. */
  readonly address: string;
  /** So many of a hundred requests have their client hang up before the answer. */
  readonly hangsUp: number;
};

const ANSWER_MS = 10_000;
const LONGEST_MS = 300_000;

/**
 * Asks until there is an answer that says something: who loses a reply asks the same again. `next` changes what is asked
 * where it is asked again: a code that is good once, and whatever the control of a run changes.
 */
export async function askFor<E extends Endpoint>(
  asking: Asking,
  endpoint: E,
  input: Input<E>,
  {
    token,
    next,
  }: {
    readonly token?: string;
    readonly next?: (input: Input<E>) => Input<E> | Promise<Input<E>>;
  } = {},
): Promise<TestReply<Output<E>>> {
  const { url, luck, losses, waiting, address, hangsUp } = asking;
  const one = {};
  waiting.add(one);
  let asked = input;
  for (const since = performance.now(); performance.now() - since < LONGEST_MS;) {
    const patience = luck.has(hangsUp) ? luck.below(60) : ANSWER_MS;
    const signal = AbortSignal.timeout(patience);
    try {
      const headers = { 'x-forwarded-for': address };
      const options = { signal, headers, ...(token !== undefined && { token }) };
      const reply = await callRaw(url, endpoint, encode(endpoint.input, asked), options);
      if (reply.status < 500 && reply.status !== 429) {
        waiting.delete(one);
        return reply;
      }
      losses.again += 1;
    } catch {
      losses.lost += 1;
    }
    await delay(50 + luck.below(150));
    asked = next ? await next(asked) : asked;
  }
  waiting.delete(one);
  throw new Error(`${endpoint.path} was never answered`);
}
