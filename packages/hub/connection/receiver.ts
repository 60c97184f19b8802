import { isCall } from '../protocol/message.ts';
import type { HubMessage } from '../protocol/message.ts';
import type { Protocol } from '../protocol/protocol.ts';
import type { Limits } from '../setting/limits.ts';
import type { Clock } from '../time/clock.ts';
import type { Turns, Worker } from '../time/turns.ts';
import { unfinished } from '../transport/timeout.ts';
import type { Transport } from '../transport/transport.ts';
import { CallQueue } from './call-queue.ts';
import { overRate } from './ending.ts';
import type { Ending } from './ending.ts';
import { Rate } from './rate.ts';
import type { Pace } from './rate.ts';

const nothing = Buffer.alloc(0);
/** Room beyond what is needed, so that many small pieces are not moved for each of them. */
const maxSpareBytes = 65_536;

/** Whose messages these are. */
export interface Reader {
  readonly transport: Transport;
  /** Handles one record; false when none is complete. */
  step(): boolean;
  /** Handles one message. A call that goes on keeps others waiting until the promise settles. */
  handle(message: HubMessage): Promise<void> | undefined;
  /** The connection was not read, so silence and missing Acks are not the client's fault. */
  excuse(now: number): void;
  /** The client has broken a rule. */
  fail(error: unknown): void;
  end(ending: Ending): void;
  /** Something about the times of the intake has changed. */
  rearm(now: number): void;
}

export interface IntakeHost {
  readonly limits: Limits;
  readonly detailed: boolean;
  readonly clock: Clock;
  readonly turns: Turns;
}

/**
 * Unread input, and the reasons to hold it: too many waiting calls, the turns of other connections, or a client above
 * its rate. Pieces of a message are moved once or twice, however many they are.
 */
export class Intake implements Worker {
  readonly #reader: Reader;
  readonly #host: IntakeHost;
  readonly #rate: Rate;
  /** What waits is from start to end; behind it is room, where the buffer was made here. */
  #buffer: Buffer = nothing;
  #start = 0;
  #end = 0;
  #isOwn = false;
  /** So many bytes are known to hold no end of a record. */
  #looked = 0;
  #partialSince: number | undefined;
  readonly #calls: CallQueue;
  /** Handlers that have to finish before more is read. */
  #holds = 0;
  #afterwards: (() => void) | undefined;
  #isPumping = false;
  #isPaused = false;
  /** Until then a client that is over its rate is not read. */
  #restsUntil: number | undefined;

  constructor(reader: Reader, host: IntakeHost) {
    this.#reader = reader;
    this.#host = host;
    const { maxMessagesPerSecond, overRateMs } = host.limits;
    this.#calls = new CallQueue(host.limits);
    this.#rate = new Rate(maxMessagesPerSecond, overRateMs, host.clock.now());
  }

  get length(): number {
    return this.#end - this.#start;
  }

  get isEmpty(): boolean {
    return this.#end === this.#start;
  }

  /** What is left is no whole message: nothing else keeps it here. */
  get isPartial(): boolean {
    return !this.isEmpty && !this.isBlocked && !this.#host.turns.isWaiting(this);
  }

  get isBlocked(): boolean {
    return this.#isThrottled || this.#holds > 0 || this.#calls.isFull;
  }

  /** When `attend` has something to do. */
  get due(): number {
    const restAt = this.#restsUntil ?? Infinity;
    const { unfinishedTimeoutMs } = this.#host.limits;
    return this.#partialSince === undefined
      ? restAt
      : Math.min(restAt, this.#partialSince + unfinishedTimeoutMs);
  }

  add(chunk: Buffer): void {
    if (this.isEmpty) {
      this.#set(chunk, 0, chunk.length, false);
    } else if (this.#isOwn && this.#buffer.length - this.#end >= chunk.length) {
      this.#end += chunk.copy(this.#buffer, this.#end);
    } else {
      const bytes = this.length + chunk.length;
      const buffer = Buffer.allocUnsafe(bytes + Math.min(bytes, maxSpareBytes));
      this.#buffer.copy(buffer, 0, this.#start, this.#end);
      chunk.copy(buffer, this.length);
      this.#set(buffer, 0, bytes, true);
    }
  }

  /** The first record, if it is complete. */
  take(take: Protocol['take'], maxBytes: number): Buffer | undefined {
    const taken = take(this.#buffer.subarray(this.#start, this.#end), maxBytes, this.#looked);
    if (!taken) {
      this.#looked = this.length;
      return undefined;
    }
    this.#looked = 0;
    this.#partialSince = undefined;
    const { length } = taken.rest;
    // An empty rest would keep the whole chunk in memory that it was cut from.
    if (length === 0) this.#set(nothing, 0, 0, false);
    else this.#start = this.#end - length;
    return taken.record;
  }

  /** Handles a message or queues it behind an earlier call. */
  pass(message: HubMessage, bytes: number): void {
    if (this.#calls.mustWait(message)) this.#calls.add(message, bytes);
    else this.#handle(message);
  }

  /** Reads nothing more until the promise, which never rejects, settles. */
  hold(until: Promise<void>): void {
    this.#holds++;
    this.#goOnAfter(until, () => void this.#holds--);
  }

  /** Handles what it may, and sees to it that the rest comes on. */
  work(): void {
    // A handler that finishes at once would otherwise re-enter this loop.
    if (this.#isPumping) return;
    this.#isPumping = true;
    try {
      while (this.#hasWork && this.#host.turns.mayGoOn(this)) {
        const waited = this.#calls.take(this.#holds > 0);
        if (waited) this.#handle(waited);
        else if (!this.#reader.step()) break;
      }
    } catch (error) {
      this.#reader.fail(error);
    } finally {
      this.#isPumping = false;
    }
    this.#watchPartial();
    this.#regulate();
    const afterwards = this.#afterwards;
    if (!afterwards || this.#host.turns.isWaiting(this)) return;
    this.#afterwards = undefined;
    afterwards();
  }

  /** Counts frames or requests, whatever was in them. */
  countFrames(count: number, now: number): void {
    this.#obey(this.#rate.addFrames(count, now), now);
  }

  countMessage(now: number): void {
    this.#obey(this.#rate.addMessage(now), now);
  }

  /** Ends what was for a time, and a client that leaves a message unfinished. */
  attend(now: number): void {
    if (this.#restsUntil !== undefined && now >= this.#restsUntil) {
      this.#restsUntil = undefined;
      this.work();
    }
    if (this.#partialSince === undefined) return;
    const { unfinishedTimeoutMs } = this.#host.limits;
    if (now - this.#partialSince >= unfinishedTimeoutMs) this.#reader.fail(unfinished());
  }

  /** True when messages still wait for their turn: the callback comes after them. */
  finishThen(callback: () => void): boolean {
    if (this.isBlocked || !this.#host.turns.isWaiting(this)) return false;
    this.#afterwards = callback;
    return true;
  }

  /** Forgets all that arrived, for good. */
  close(): void {
    this.#calls.clear();
    this.clear();
  }

  /**
   * Drops unread input and the pause of the transport, which is replaced by another. Waiting messages stay, because
   * the client does not repeat them.
   */
  clear(): void {
    this.#set(nothing, 0, 0, false);
    this.#looked = 0;
    this.#partialSince = undefined;
    this.#isPaused = false;
    this.#afterwards = undefined;
    this.#host.turns.forget(this);
  }

  get #hasWork(): boolean {
    return this.#calls.hasNext(this.#holds > 0) || (!this.isEmpty && !this.isBlocked);
  }

  get #isThrottled(): boolean {
    return this.#restsUntil !== undefined;
  }

  #handle(message: HubMessage): void {
    const running = this.#reader.handle(message);
    if (running && isCall(message)) this.#goOnAfter(running, this.#calls.begin(message));
  }

  #goOnAfter(until: Promise<void>, release: () => void): void {
    void until.then(() => {
      if (this.isBlocked) this.#reader.excuse(this.#host.clock.now());
      release();
      this.work();
    });
  }

  #set(buffer: Buffer, start: number, end: number, isOwn: boolean): void {
    this.#buffer = buffer;
    this.#start = start;
    this.#end = end;
    this.#isOwn = isOwn;
  }

  #obey(pace: Pace, now: number): void {
    if (pace === 'fine') return;
    if (pace === 'lasting') return this.#reader.end(overRate(this.#host.detailed));
    const isNew = !this.#isThrottled;
    this.#restsUntil ??= this.#rate.endsAt;
    this.#regulate();
    if (isNew) this.#reader.rearm(now);
  }

  #watchPartial(): void {
    if (!this.isPartial) this.#partialSince = undefined;
    else if (this.#partialSince === undefined) {
      const now = this.#host.clock.now();
      this.#partialSince = now;
      this.#reader.rearm(now);
    }
  }

  /** Stops reading the transport while too much waits here, and starts again at half. */
  #regulate(): void {
    const limit = this.#host.limits.maxBufferedBytes;
    const mustWait = this.isBlocked || this.#host.turns.isWaiting(this);
    if (!this.#isPaused) {
      if (!this.#isThrottled && !(mustWait && this.length > limit)) return;
      this.#isPaused = true;
      this.#reader.transport.pause();
    } else if (!this.#isThrottled && (!mustWait || this.length <= limit / 2)) {
      this.#isPaused = false;
      this.#reader.transport.resume();
    }
  }
}
