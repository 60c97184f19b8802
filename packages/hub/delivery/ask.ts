import { randomBytes } from 'node:crypto';
import type { Timed, TimerWheel } from '../connection/timer-wheel.ts';
import { HubException } from '../dispatch/error.ts';
import type { Clock } from '../options.ts';
import { Encoded } from '../protocol/encoded.ts';
import type { Answer, Delivery } from './delivery.ts';
import type { Ask, AskOptions } from './sender.ts';

const defaultTimeoutMs = 30_000;

/** Asking over a delivery: gives up in time, and turns the client's error into one that may be told. */
export function createAsk(deliver: Delivery['ask'], clock: Clock, wheel: TimerWheel): Ask {
  return async (connectionId, method, args, options = {}) => {
    if (method === '') throw new TypeError('A question needs the name of a method.');
    // Unique among all processes and all ids of clients.
    const invocationId = `s${randomBytes(16).toString('base64url')}`;
    const question = new Encoded({ kind: 'invocation', target: method, args, invocationId });
    const { timeoutMs = defaultTimeoutMs } = options;
    const due = clock.now() + timeoutMs;
    const late = `The client did not answer within ${timeoutMs} ms.`;
    const answer = await untilGivenUp(
      (signal) => deliver(connectionId, question, signal),
      (timer) => {
        wheel.set({ onTime: () => timer(new Error(late)) }, due);
      },
      options.signal,
    );
    return valueOf(answer, options);
  };
}
