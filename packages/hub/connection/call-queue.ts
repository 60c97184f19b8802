import { isCall } from '../protocol/message.ts';
import type { Call, HubMessage } from '../protocol/message.ts';
import type { Limits } from '../setting/limits.ts';

type QueueLimits = Pick<Limits, 'maxParallelCalls' | 'maxWaitingCalls' | 'maxBufferedBytes'>;

interface Waiting {
  readonly message: HubMessage;
  readonly bytes: number;
}

/**
 * The calls of one connection: how many hold a slot, and which wait for one. Only calls wait,
 * the messages that refer to a waiting call, and a Close, so that nothing sent before it is lost.
 * Every other message is handled as soon as it is read. The queue is bounded by count and bytes.
 */
export class CallQueue {
  readonly #limits: QueueLimits;
  #running = 0;
  /** A streaming call whose code does not run yet. Later calls wait for it to keep their order. */
  #starting: Call | undefined;
  /** Made when a call has to wait: idle connections do without. */
  #waiting: Waiting[] | undefined;
  #bytes = 0;
  /** Ids of the calls that wait or start, and of their uploads, with the number of their uses. */
  #ids: Map<string, number> | undefined;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** True when no message may be read before a waiting call has begun. */
  get isFull(): boolean {
    const { maxWaitingCalls, maxBufferedBytes } = this.#limits;
    return this.#length >= maxWaitingCalls || this.#bytes > maxBufferedBytes;
  }

  /** True if a waiting message may be handled. While input is held only a call may. */
  hasNext(isHeld: boolean): boolean {
    return this.#next(isHeld) >= 0;
  }

  mustWait(message: HubMessage): boolean {
    switch (message.kind) {
      case 'invocation':
      case 'stream-invocation':
        return this.#length > 0 || !this.#mayBegin(message);
      case 'stream-item':
      case 'completion':
      case 'cancel':
        return this.#ids?.has(message.invocationId) ?? false;
      case 'close':
        return this.#length > 0;
      default:
        return false;
    }
  }

  add(message: HubMessage, bytes: number): void {
    (this.#waiting ??= []).push({ message, bytes });
    this.#bytes += bytes;
    if (isCall(message)) this.#refer(message, 1);
  }

  /** Takes the first message that may be handled, or undefined if all have to wait. */
  take(isHeld: boolean): HubMessage | undefined {
    const index = this.#next(isHeld);
    const taken = index < 0 ? undefined : this.#waiting?.splice(index, 1)[0];
    if (!taken) return undefined;
    this.#bytes -= taken.bytes;
    if (isCall(taken.message)) this.#refer(taken.message, -1);
    return taken.message;
  }

  /** Counts a started call. Returns a function that releases its slot. */
  begin(call: Call): () => void {
    if (!doesStream(call)) {
      this.#running++;
      return () => void this.#running--;
    }
    this.#starting = call;
    this.#refer(call, 1);
    return () => {
      this.#starting = undefined;
      this.#refer(call, -1);
    };
  }

  clear(): void {
    this.#waiting = undefined;
    this.#bytes = 0;
    this.#ids = undefined;
  }

  get #length(): number {
    return this.#waiting?.length ?? 0;
  }

  /** Calls begin in order. A message that refers to a call passes others once that call has begun. */
  #next(isHeld: boolean): number {
    let isBehindCall = false;
    return (this.#waiting ?? []).findIndex(({ message }) => {
      if (isCall(message)) {
        const isNext = !isBehindCall && this.#mayBegin(message);
        isBehindCall = true;
        return isNext;
      }
      if (message.kind === 'close') return !isBehindCall;
      return !isHeld && !this.mustWait(message);
    });
  }

  #mayBegin(call: Call): boolean {
    if (this.#starting) return false;
    return doesStream(call) || this.#running < this.#limits.maxParallelCalls;
  }

  #refer({ invocationId, streamIds = [] }: Call, change: 1 | -1): void {
    const ids = (this.#ids ??= new Map());
    for (const id of invocationId === undefined ? streamIds : [invocationId, ...streamIds]) {
      const uses = (ids.get(id) ?? 0) + change;
      if (uses > 0) ids.set(id, uses);
      else ids.delete(id);
    }
  }
}

/** A call that streams in either direction holds no slot. */
function doesStream({ kind, streamIds }: Call): boolean {
  return kind === 'stream-invocation' || (streamIds?.length ?? 0) > 0;
}
