/** What takes frames: a socket. */
export interface Sink {
  /** True once `end` was called; what is written to one that was destroyed is lost in silence. */
  readonly writableEnded: boolean;
  readonly writableLength: number;
  write(frame: Buffer): boolean;
}

/** Whose frames wait for the end of the turn. */
export interface Holding {
  /** The sink has not taken everything. */
  unsent(): void;
}

/** More than this is written at once: held bytes are counted by nobody. */
export const maxHeldBytes = 16_384;

type Held = Buffer | Buffer[] | undefined;

/**
 * What one turn of the event loop sends (answers of calls that came together, events of one
 * transaction), held to its end, so that it costs a connection one system call and not one for
 * each message.
 *
 * A broadcast goes over all connections twice, to hold and to write, with the system calls in
 * between: what the second round needs lies here side by side, and nothing of a connection is
 * touched but its sink.
 */
class Burst {
  #owners: Holding[] = [];
  #sinks: Sink[] = [];
  #held: Held[] = [];
  /** What is before it has been written. */
  #reached = 0;
  #joined: { readonly frames: readonly Buffer[]; readonly bytes: Buffer } | undefined;
  /** Numbers the turns that send something. */
  turn = 0;

  /** Holds the first frame of a connection in this turn; returns where it is. */
  hold(owner: Holding, sink: Sink, frame: Buffer): number {
    if (this.#held.length === 0) process.nextTick(flushBurst);
    this.#owners.push(owner);
    this.#sinks.push(sink);
    return this.#held.push(frame) - 1;
  }

  /** True while what is held there was not written. */
  isWaiting(turn: number, at: number): boolean {
    return turn === this.turn && at >= this.#reached;
  }

  /** Holds another frame of the same connection. */
  add(at: number, frame: Buffer): void {
    const held = this.#held[at];
    if (held === undefined) this.#held[at] = frame;
    else if (Array.isArray(held)) held.push(frame);
    else this.#held[at] = [held, frame];
  }

  /** What one connection holds, which is no longer held then. */
  take(at: number): Buffer | undefined {
    const held = this.#held[at];
    this.#held[at] = undefined;
    return Array.isArray(held) ? this.#join(held) : held;
  }

  /**
   * Also what is held meanwhile, by those who hear that something is unsent. Where one of them throws,
   * the others get their frames all the same.
   */
  flush(): void {
    try {
      this.#write();
    } finally {
      if (this.#reached < this.#held.length) process.nextTick(flushBurst);
      else this.#empty();
    }
  }

  #write(): void {
    while (this.#reached < this.#held.length) {
      const at = this.#reached;
      this.#reached = at + 1;
      const held = this.#held[at];
      const sink = this.#sinks[at];
      if (held === undefined || !sink || sink.writableEnded) continue;
      sink.write(Array.isArray(held) ? this.#join(held) : held);
      if (sink.writableLength > 0) this.#owners[at]?.unsent();
    }
  }

  #empty(): void {
    this.#owners = [];
    this.#sinks = [];
    this.#held = [];
    this.#joined = undefined;
    this.#reached = 0;
    this.turn++;
  }

  /** The frames as one. Receivers of the same broadcasts get the same bytes, joined once. */
  #join(frames: readonly Buffer[]): Buffer {
    const { frames: before = [], bytes } = this.#joined ?? {};
    if (bytes && areSame(before, frames)) return bytes;
    this.#joined = { frames, bytes: Buffer.concat(frames) };
    return this.#joined.bytes;
  }
}

function areSame(a: readonly Buffer[], b: readonly Buffer[]): boolean {
  return a.length === b.length && a.every((frame, index) => frame === b[index]);
}

export const burst = new Burst();

const flushBurst = (): void => burst.flush();
