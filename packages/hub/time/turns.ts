import { exactClock } from './clock.ts';
import type { Share } from './share.ts';

/** Whoever has work that may be done in parts: a connection with messages, a socket with bytes. */
export interface Worker {
  /** Goes on until nothing is left, or `mayGoOn` says that others are next. */
  work(): void;
}

const defaultShare: Share = { messages: 64, ms: 1 };
/** After so many milliseconds of turns sockets and timers are looked at, whoever still waits. */
const roundMs = 4;

interface Spent {
  messages: number;
  readonly began: number;
}

/**
 * Shares the event loop between the connections of a server. A worker does its share at once when
 * it has something to do; what is left waits in a ring, and comes on after everybody else's share
 * and after a look at all sockets. Nothing is kept of a worker that is idle.
 */
export class Turns {
  readonly #share: Share;
  readonly #spent = new Map<Worker, Spent>();
  /** In the order in which they come on. */
  readonly #waiting = new Set<Worker>();
  #isScheduled = false;

  constructor(share = defaultShare) {
    this.#share = share;
  }

  /** Who has more to do than its share. */
  get waiting(): number {
    return this.#waiting.size;
  }

  isWaiting(worker: Worker): boolean {
    return this.#waiting.has(worker);
  }

  /**
   * To be asked before each piece of work, with the number of messages that the last one had. When
   * the answer is no, `work` is called after the others.
   */
  mayGoOn(worker: Worker, messages = 1): boolean {
    if (this.#waiting.has(worker)) return false;
    const spent = this.#spent.get(worker);
    if (!spent) {
      this.#spent.set(worker, { messages, began: exactClock.now() });
      this.#schedule();
      return true;
    }
    const isOver =
      spent.messages >= this.#share.messages || exactClock.now() - spent.began > this.#share.ms;
    spent.messages += messages;
    if (isOver) this.wait(worker);
    return !isOver;
  }

  /** Puts it at the end of the ring, if it is not there. */
  wait(worker: Worker): void {
    this.#waiting.add(worker);
    this.#schedule();
  }

  /** It has nothing to do any more. */
  forget(worker: Worker): void {
    this.#waiting.delete(worker);
    this.#spent.delete(worker);
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.#round());
  }

  /** One turn for each who waits now, as far as the time goes; the rest comes first next time. */
  #round(): void {
    this.#isScheduled = false;
    this.#spent.clear();
    const end = exactClock.now() + roundMs;
    for (let left = this.#waiting.size; left > 0; left--) {
      const [next] = this.#waiting;
      if (!next) break;
      this.#waiting.delete(next);
      next.work();
      if (exactClock.now() > end) break;
    }
    if (this.#waiting.size > 0) this.#schedule();
  }
}
