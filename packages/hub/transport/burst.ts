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

/** One of those that get a message together. */
export interface Member extends Holding {
  write(framed: Buffer): void;
}

/** A frame, or several, that all of them get, and nothing else has been sent to anybody. */
interface Wave {
  readonly members: ReadonlyMap<Member, Sink>;
  readonly frames: Buffer[];
  bytes: number;
}

/** More than this is written at once: held bytes are counted by nobody. */
export const maxHeldBytes = 16_384;

type Held = Buffer | Buffer[] | undefined;

/**
 * What one turn of the event loop sends (answers of calls that came together, events of one
 * transaction), held to its end, so that it costs a connection one system call and not one for
 * each message.
 *
 * A turn that sends to the members of one crowd and to nobody else, as most broadcasts do, is one
 * wave: nothing is done for each member before the end of the turn, and nothing of a connection is
 * touched then but its sink. Anything else that is sent parts the wave into what each holds.
 */
class Burst {
  #owners: Holding[] = [];
  #sinks: Sink[] = [];
  #held: Held[] = [];
  /** What is before it has been written. */
  #reached = 0;
  #wave: Wave | undefined;
  #isDue = false;
  #joined: { readonly frames: readonly Buffer[]; readonly bytes: Buffer } | undefined;
  /** Numbers the turns that send something. */
  turn = 0;

  /** Holds the first frame of a connection in this turn; returns where it is. */
  hold(owner: Holding, sink: Sink, frame: Buffer): number {
    this.#becomeDue();
    this.#owners.push(owner);
    this.#sinks.push(sink);
    return this.#held.push(frame) - 1;
  }

  /** Holds a frame for all of them. Before one joins or leaves them the wave is to be parted. */
  holdForAll(members: ReadonlyMap<Member, Sink>, frame: Buffer): void {
    if (this.#wave && this.#wave.members !== members) this.part();
    this.#becomeDue();
    const bytes = (this.#wave?.bytes ?? 0) + frame.length;
    if (this.#held.length > 0 || bytes > maxHeldBytes) {
      this.part();
      for (const member of members.keys()) member.write(frame);
    } else if (this.#wave) {
      this.#wave.frames.push(frame);
      this.#wave.bytes = bytes;
    } else this.#wave = { members, frames: [frame], bytes };
  }

  /** To be called before anything is asked about, or held or written for, one connection. */
  part(): void {
    const wave = this.#wave;
    if (!wave) return;
    this.#wave = undefined;
    for (const frame of wave.frames) {
      for (const member of wave.members.keys()) member.write(frame);
    }
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
      this.#writeWave();
      this.#write();
    } finally {
      this.#isDue = false;
      if (this.#reached < this.#held.length) this.#becomeDue();
      else this.#empty();
    }
  }

  #becomeDue(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    process.nextTick(flushBurst);
  }

  /** Nobody else's code runs in between: who has something unsent hears of it after. */
  #writeWave(): void {
    const wave = this.#wave;
    if (!wave) return;
    this.#wave = undefined;
    const { frames, members } = wave;
    const [only] = frames;
    const bytes = only && frames.length === 1 ? only : Buffer.concat(frames);
    for (const [member, sink] of members) {
      if (sink.writableEnded) continue;
      sink.write(bytes);
      if (sink.writableLength > 0) this.#tellLater(member, sink);
    }
  }

  #tellLater(owner: Holding, sink: Sink): void {
    this.#owners.push(owner);
    this.#sinks.push(sink);
    this.#held.push(undefined);
  }

  #write(): void {
    while (this.#reached < this.#held.length) {
      const at = this.#reached;
      this.#reached = at + 1;
      const held = this.#held[at];
      const sink = this.#sinks[at];
      if (!sink || sink.writableEnded) continue;
      if (held !== undefined) sink.write(Array.isArray(held) ? this.#join(held) : held);
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
