import type { HubMessage } from '../protocol/message.ts';
import { ProtocolError } from '../protocol/protocol.ts';
import type { Limits } from '../setting/limits.ts';

type ResumeLimits = Pick<
  Limits,
  'resumeBufferBytes' | 'resumeWindowMs' | 'ackDelayMs' | 'sendTimeoutMs'
>;

/** Messages that the two sides number; all others are neither kept nor repeated. */
export function isCounted({ kind }: { readonly kind: HubMessage['kind'] }): boolean {
  switch (kind) {
    case 'invocation':
    case 'stream-invocation':
    case 'stream-item':
    case 'completion':
    case 'cancel':
      return true;
    case 'ping':
    case 'close':
    case 'ack':
    case 'sequence':
      return false;
  }
}

/**
 * What lets a connection outlive its WebSocket (SignalR hub protocol, stateful reconnect): the
 * numbers of both directions, and every message that the client has not confirmed. It knows
 * nothing of sockets; whoever writes asks it what to write.
 */
export class Resumable {
  readonly #limits: ResumeLimits;
  /** The unconfirmed messages begin at `#head`; the first of them has the number `#first`. */
  #kept: Buffer[] = [];
  #head = 0;
  #first = 1;
  #bytes = 0;
  #next = 1;
  #highest = 0;
  #awaitsSequence = false;
  #ackAt = Infinity;
  #holdUntil: number;
  #cutUntil = Infinity;
  #fullSince = Infinity;
  #waiting: (() => void)[] | undefined;

  /**
   * The official client counts only once it has read the answer of the handshake, so counted
   * messages are held back until its first frame shows that it has, or for one ack delay.
   */
  constructor(limits: ResumeLimits, now: number) {
    this.#limits = limits;
    this.#holdUntil = now + limits.ackDelayMs;
  }

  /** Kept for the client and not confirmed. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The WebSocket is gone and the client may still come back. */
  get isCut(): boolean {
    return this.#cutUntil < Infinity;
  }

  get isHolding(): boolean {
    return this.#holdUntil < Infinity;
  }

  /** The number of the first message that follows after a resume. */
  get sequenceId(): number {
    return this.#first;
  }

  /** The highest number received; what an Ack says. */
  get highest(): number {
    return this.#highest;
  }

  /** When something is to be done, in the time of the hub's clock. */
  get due(): number {
    if (this.isCut) return this.#cutUntil;
    const stuckAt = this.#fullSince + this.#limits.sendTimeoutMs;
    return Math.min(this.#ackAt, this.#holdUntil, stuckAt);
  }

  /** Keeps a counted message. True when it may be written now. */
  keep(framed: Buffer, now: number): boolean {
    this.#kept.push(framed);
    this.#bytes += framed.length;
    if (this.#isFull && !this.isCut) this.#fullSince = Math.min(this.#fullSince, now);
    return !this.isCut && !this.isHolding;
  }

  *unconfirmed(): Iterable<Buffer> {
    for (let index = this.#head; index < this.#kept.length; index++) {
      const framed = this.#kept[index];
      if (framed) yield framed;
    }
  }

  /** Undefined when there is room for more. Also settles when the connection ends. */
  whenLow(): Promise<void> | undefined {
    if (!this.#isFull) return undefined;
    return new Promise((resolve) => (this.#waiting ??= []).push(resolve));
  }

  release(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const resolve of waiting) resolve();
  }

  /** True when a message from the client is to be handled; throws when it breaks the rules. */
  accept(message: HubMessage, now: number): boolean {
    if (isCounted(message)) return this.#count(now);
    if (message.kind === 'ack') this.#confirm(message.sequenceId, now);
    else if (message.kind === 'sequence') this.#reset(message.sequenceId);
    else return true;
    return false;
  }

  /** The client has spoken after the handshake. True when held messages are to be written. */
  stopHolding(): boolean {
    const wasHolding = this.isHolding;
    this.#holdUntil = Infinity;
    return wasHolding;
  }

  isHoldOver(now: number): boolean {
    return this.isHolding && now >= this.#holdUntil;
  }

  /** True once when an Ack is due. */
  takeAck(now: number): boolean {
    if (this.isCut || now < this.#ackAt) return false;
    this.#ackAt = Infinity;
    return true;
  }

  /** True when the client confirmed nothing of too much for the whole send timeout. */
  isStuck(now: number): boolean {
    return !this.isCut && now - this.#fullSince >= this.#limits.sendTimeoutMs;
  }

  /** Nothing was read, so the client could confirm nothing: its time begins again. */
  excuse(now: number): void {
    if (this.#fullSince < now) this.#fullSince = now;
  }

  cut(now: number): void {
    this.#cutUntil = now + this.#limits.resumeWindowMs;
    this.#ackAt = Infinity;
    this.#fullSince = Infinity;
  }

  isLost(now: number): boolean {
    return this.isCut && now >= this.#cutUntil;
  }

  /** The client came back; it must say from where it repeats before anything counted. */
  resume(now: number): void {
    this.#cutUntil = Infinity;
    this.#holdUntil = Infinity;
    this.#ackAt = Infinity;
    this.#fullSince = this.#isFull ? now : Infinity;
    this.#awaitsSequence = true;
  }

  get #isFull(): boolean {
    return this.#bytes > this.#limits.resumeBufferBytes;
  }

  /** Numbers that were never sent or are confirmed already change nothing. */
  #confirm(upTo: number, now: number): void {
    let isProgress = false;
    while (this.#first <= upTo && this.#head < this.#kept.length) {
      this.#bytes -= this.#kept[this.#head]?.length ?? 0;
      this.#head++;
      this.#first++;
      isProgress = true;
    }
    if (this.#head * 2 >= this.#kept.length) {
      this.#kept = this.#kept.slice(this.#head);
      this.#head = 0;
    }
    if (!this.#isFull) {
      this.#fullSince = Infinity;
      this.release();
    } else if (isProgress) this.#fullSince = now;
  }

  #reset(sequenceId: number): void {
    // The line may have broken while the client repeated what was known, and confirmed, already.
    if (sequenceId > this.#highest + 1) {
      throw new ProtocolError("Sequence ID greater than amount of messages we've received.");
    }
    if (sequenceId < 1) throw new ProtocolError('Sequence ID must be positive.');
    this.#next = sequenceId;
    this.#awaitsSequence = false;
  }

  #count(now: number): boolean {
    if (this.#awaitsSequence) {
      throw new ProtocolError('Expected a sequence message after the reconnect.');
    }
    const number = this.#next++;
    if (number <= this.#highest) return false;
    this.#highest = number;
    this.#ackAt = Math.min(this.#ackAt, now + this.#limits.ackDelayMs);
    return true;
  }
}
