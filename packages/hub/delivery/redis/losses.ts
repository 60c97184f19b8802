import type { HubLog } from '../../setting/log.ts';

/**
 * An error of the Redis client in words. The error itself holds the command with its arguments,
 * such as the password of the connection, and so is never logged.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ${reasonOf(error.cause)}`;
}

/** Messages that were lost for want of Redis: the first is logged at once, the rest are counted. */
export class Losses {
  readonly #log: HubLog;
  #count = 0;

  constructor(log: HubLog) {
    this.#log = log;
  }

  add(error: unknown): void {
    if (this.#count++ > 0) return;
    this.#log.warn({ reason: reasonOf(error) }, 'A message to other processes was lost.');
  }

  /** To be called now and then. */
  report(): void {
    const lost = this.#count - 1;
    this.#count = 0;
    if (lost > 0) this.#log.warn({ lost }, 'Further messages to other processes were lost.');
  }
}
