import type { HubLog } from '../../options.ts';

/** Messages that were lost for want of Redis: the first is logged at once, the rest are counted. */
export class Losses {
  readonly #log: HubLog;
  #count = 0;

  constructor(log: HubLog) {
    this.#log = log;
  }

  add(reason: unknown): void {
    if (this.#count++ === 0) {
      this.#log.warn({ err: reason }, 'A message to other processes was lost.');
    }
  }

  /** To be called now and then. */
  report(): void {
    const lost = this.#count - 1;
    this.#count = 0;
    if (lost > 0) this.#log.warn({ lost }, 'Further messages to other processes were lost.');
  }
}
