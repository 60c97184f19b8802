import type { IncomingMessage } from 'node:http';
import type { HubLog } from '../setting/log.ts';
import type { Clock } from '../time/clock.ts';

const silentMs = 60 * 60_000;
/** Most pairs in an hour: anybody can send some. */
const maxPairs = 10;
const maxLength = 200;

const hint =
  'A page was refused because its origin is not the host of the request. If it is your own page, ' +
  'let the proxy pass the Host header on unchanged, or list the origin in allowedOrigins.';

/** Warns once an hour of each pair of origin and host that was refused: a proxy may have changed the host. */
export class ForeignPages {
  readonly #clock: Clock;
  readonly #log: HubLog;
  readonly #warned = new Set<string>();
  #until = 0;

  constructor(clock: Clock, log: HubLog) {
    this.#clock = clock;
    this.#log = log;
  }

  warn({ headers }: IncomingMessage): void {
    const now = this.#clock.now();
    if (now >= this.#until) {
      this.#warned.clear();
      this.#until = now + silentMs;
    }
    const origin = String(headers.origin ?? '').slice(0, maxLength);
    const host = String(headers.host ?? '').slice(0, maxLength);
    const pair = `${origin} ${host}`;
    if (this.#warned.has(pair) || this.#warned.size >= maxPairs) return;
    this.#warned.add(pair);
    this.#log.warn({ origin, host }, hint);
  }
}
