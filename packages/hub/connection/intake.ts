import type { Limits } from '../options.ts';
import type { Transport } from '../transport/transport.ts';

const nothing = Buffer.alloc(0);

/** What has arrived and was not handled yet, and what keeps it from being handled. */
export class Intake {
  readonly #limits: Limits;
  #bytes: Buffer = nothing;
  /** Calls that take a slot. */
  running = 0;
  /** Other reasons to read nothing for now. */
  holds = 0;
  #isPaused = false;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get bytes(): Buffer {
    return this.#bytes;
  }

  /** An empty rest would keep the whole chunk in memory that it was cut from. */
  set bytes(rest: Buffer) {
    this.#bytes = rest.length === 0 ? nothing : rest;
  }

  get isEmpty(): boolean {
    return this.bytes.length === 0;
  }

  /** What is left is no whole message: nothing else keeps it here. */
  get isPartial(): boolean {
    return !this.isEmpty && this.running + this.holds === 0;
  }

  add(chunk: Buffer): void {
    this.bytes = this.isEmpty ? chunk : Buffer.concat([this.bytes, chunk]);
  }

  get isBlocked(): boolean {
    return this.holds > 0 || this.running >= this.#limits.maxParallelCalls;
  }

  /** Also forgets that the transport was paused: it ends, or is replaced by another. */
  clear(): void {
    this.bytes = nothing;
    this.#isPaused = false;
  }

  /** Stops reading the transport while too much is blocked, and starts again at half. */
  regulate(transport: Transport, isBlocked: boolean): void {
    const limit = this.#limits.maxBufferedBytes;
    const { length } = this.bytes;
    if (!this.#isPaused && isBlocked && length > limit) {
      this.#isPaused = true;
      transport.pause();
    } else if (this.#isPaused && (!isBlocked || length <= limit / 2)) {
      this.#isPaused = false;
      transport.resume();
    }
  }
}
