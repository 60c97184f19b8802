const windowMs = 1_000;

/** What the last count says of a client. */
export type Pace = 'fine' | 'over' | 'lasting';

/**
 * How much a client sends, by seconds that begin with its first word. One that is over its rate
 * second after second, for a while, is lasting. Frames and messages are counted apart: a frame may
 * carry many messages, or a part of one.
 */
export class Rate {
  readonly #perSecond: number;
  readonly #lastingMs: number;
  #since: number;
  #frames = 0;
  #messages = 0;
  #overSince: number | undefined;

  /** `lastingMs`: how long a client may be over its rate. */
  constructor(perSecond: number, lastingMs: number, now: number) {
    this.#perSecond = perSecond;
    this.#lastingMs = lastingMs;
    this.#since = now;
  }

  /** When the second ends, and a client that is over may go on. */
  get endsAt(): number {
    return this.#since + windowMs;
  }

  addFrames(count: number, now: number): Pace {
    this.#turn(now);
    this.#frames += count;
    return this.#pace(now);
  }

  addMessage(now: number): Pace {
    this.#turn(now);
    this.#messages++;
    return this.#pace(now);
  }

  get #isOver(): boolean {
    return this.#frames > this.#perSecond || this.#messages > this.#perSecond;
  }

  #pace(now: number): Pace {
    if (!this.#isOver) return 'fine';
    this.#overSince ??= this.#since;
    return now - this.#overSince >= this.#lastingMs ? 'lasting' : 'over';
  }

  /** A second that was not over, or a pause of one, is a new beginning. */
  #turn(now: number): void {
    const past = now - this.#since;
    if (past < windowMs) return;
    if (!this.#isOver || past >= 2 * windowMs) this.#overSince = undefined;
    this.#since = now;
    this.#frames = 0;
    this.#messages = 0;
  }
}
