import { randomBytes } from 'node:crypto';
import { Encoded } from '../protocol/encoded.ts';
import { HubException } from '../protocol/error.ts';
import type { Clock } from '../time/clock.ts';
import type { Timed, TimerWheel } from '../time/timer-wheel.ts';
import type { Answer, Delivery } from './delivery.ts';
import type { Ask, AskOptions } from './sender.ts';

const defaultTimeoutMs = 30_000;

/** Asking over a delivery: gives up in time, and tells the client's own error as one. */
export function createAsk(deliver: Delivery['ask'], clock: Clock, wheel: TimerWheel): Ask {
  return async (connectionId, method, args, options = {}) => {
    if (method === '') throw new TypeError('A question needs the name of a method.');
    // Unique among all processes and all ids of clients.
    const invocationId = `s${randomBytes(16).toString('base64url')}`;
    const question = new Encoded({ kind: 'invocation', target: method, args, invocationId });
    const { timeoutMs = defaultTimeoutMs, signal } = options;
    const patience = new Patience(`The client did not answer within ${timeoutMs} ms.`, signal);
    wheel.set(patience, clock.now() + timeoutMs);
    try {
      const answer = await patience.wait((stop) => deliver(connectionId, question, stop));
      return await valueOf(answer, options);
    } finally {
      wheel.delete(patience);
      patience.end();
    }
  };
}

/** How long someone waits: until the answer, the deadline, or a signal that says to stop. */
class Patience implements Timed {
  readonly #late: string;
  readonly #signal: AbortSignal | undefined;
  readonly #stop = new AbortController();
  #giveUp: (error: Error) => void = () => {};

  constructor(late: string, signal: AbortSignal | undefined) {
    this.#late = late;
    this.#signal = signal;
  }

  /** Waits no longer, also when the work itself does not listen to the signal. */
  wait(work: (stop: AbortSignal) => Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#giveUp = (error) => {
        reject(error);
        this.#stop.abort();
      };
      if (this.#signal?.aborted) return this.#canceled();
      this.#signal?.addEventListener('abort', this.#canceled, { once: true });
      work(this.#stop.signal).then(resolve, reject);
    });
  }

  end(): void {
    this.#signal?.removeEventListener('abort', this.#canceled);
  }

  onTime(): undefined {
    this.#giveUp(new Error(this.#late));
  }

  readonly #canceled = (): void => {
    this.#giveUp(new HubException('Invocation canceled by the server.'));
  };
}

async function valueOf(answer: Answer, { result }: AskOptions): Promise<unknown> {
  if (answer.kind === 'error') throw new HubException(answer.error);
  if (!result) return answer.value;
  const checked = await result['~standard'].validate(answer.value);
  if (!checked.issues) return checked.value;
  const why = checked.issues.map((issue) => issue.message).join('; ');
  throw new Error(`The answer of the client does not fit. ${why}`);
}
