import type { Connection } from '../connection/connection.ts';
import { fault, overRate } from '../connection/ending.ts';
import { Rate } from '../connection/rate.ts';
import type { LocalIndex } from '../delivery/local.ts';
import { Encoded } from '../protocol/encoded.ts';
import { HubException } from '../protocol/error.ts';
import type { Call, Outcome } from '../protocol/message.ts';
import { ProtocolError } from '../protocol/protocol.ts';
import type { Limits } from '../setting/limits.ts';
import type { Clock } from '../time/clock.ts';
import type { CallState } from './call-state.ts';
import type { CallContext } from './context.ts';
import type { UploadChannel } from './upload.ts';
import { ConnectionView } from './view.ts';
import type { Ways } from './view.ts';

/** What the clients of a hub share: where their words go and where their answers come from. */
export interface PeerHost {
  readonly ways: Ways;
  readonly index: LocalIndex;
  readonly detailed: boolean;
  readonly limits: Pick<Limits, 'maxCallsPerSecond' | 'overRateMs'>;
  readonly clock: Clock;
}

/**
 * The client of one connection as the dispatcher sees it: where answers go, and what the client
 * has under way. Made at the first call, so that idle connections do without.
 */
export class Peer<P> {
  readonly #connection: Connection<P>;
  readonly #host: PeerHost;
  readonly #running = new Set<CallState>();
  readonly #uploads = new Map<string, UploadChannel>();
  #isGone = false;
  readonly #calls: Rate;

  constructor(connection: Connection<P>, host: PeerHost) {
    this.#connection = connection;
    this.#host = host;
    const { maxCallsPerSecond, overRateMs } = host.limits;
    this.#calls = new Rate(maxCallsPerSecond, overRateMs, host.clock.now());
  }

  get streams(): number {
    let streams = 0;
    for (const call of this.#running) if (call.isStream || call.uploads.size > 0) streams++;
    return streams;
  }

  context(call: CallState): CallContext<P> {
    return new ConnectionView<P>(this.#connection, this.#host.ways, { call });
  }

  /** Counts a call; false when there were too many within the second. Ends who goes on with it. */
  mayCall(now: number): boolean {
    const pace = this.#calls.addMessage(now);
    if (pace === 'lasting') this.#connection.end(overRate(this.#host.detailed));
    return pace === 'fine';
  }

  /** Answers a call that may not be made, where an answer is wanted. */
  refuse({ invocationId, target }: Call): undefined {
    if (invocationId === undefined) return;
    const error = `Failed to invoke '${target}' due to an error on the server. ${tooManyCalls}`;
    this.complete(invocationId, { kind: 'error', error });
  }

  /** Throws when the value has no form in the connection's protocol. */
  complete(invocationId: string, outcome: Outcome): void {
    void this.#connection.send(new Encoded({ kind: 'completion', invocationId, outcome }));
  }

  /** The promise, if any, settles when there is room for more. */
  item(invocationId: string, item: unknown): Promise<void> | undefined {
    return this.#connection.send(new Encoded({ kind: 'stream-item', invocationId, item }));
  }

  /** Reads nothing more of the connection until the promise settles. */
  hold(until: Promise<void>): void {
    this.#connection.holdInput(until);
  }

  track(call: CallState): void {
    this.#running.add(call);
    if (this.#isGone) call.cancel(connectionClosed());
  }

  /** False when the client uses one of the ids already. */
  open(call: CallState, uploads: ReadonlyMap<string, UploadChannel>): boolean {
    for (const id of uploads.keys()) if (this.#uploads.has(id)) return false;
    call.uploads = uploads;
    for (const [id, channel] of uploads) {
      this.#uploads.set(id, channel);
      if (this.#isGone) channel.finish(connectionClosed());
    }
    return true;
  }

  /** Forgets a call that is over, and its uploads with it. */
  finish(call: CallState): void {
    for (const [id, channel] of call.uploads) {
      if (this.#uploads.get(id) === channel) this.#uploads.delete(id);
      channel.close();
    }
    this.#running.delete(call);
    call.release();
  }

  isStreaming(invocationId: string): boolean {
    for (const call of this.#running) {
      if (call.isStream && call.invocationId === invocationId) return true;
    }
    return false;
  }

  /** Items for what is unknown, or no longer read, are ignored by rule. */
  uploaded(streamId: string, item: unknown): void {
    const full = this.#uploads.get(streamId)?.push(item);
    if (full) this.hold(full);
  }

  /** The end of an upload, or the answer to a question. */
  completed(invocationId: string, outcome: Outcome): void {
    const upload = this.#uploads.get(invocationId);
    if (upload) {
      this.#uploads.delete(invocationId);
      upload.finish(outcome.kind === 'error' ? new HubException(outcome.error) : undefined);
    } else if (!this.#host.index.answered(this.#connection, invocationId, outcome)) {
      const foreign = new ProtocolError('The client answered a question that was not its own.');
      this.#connection.end(fault(foreign, this.#host.detailed));
    }
  }

  cancel(invocationId: string): void {
    for (const call of Array.from(this.#running)) {
      if (call.invocationId === invocationId) call.cancel(new Error('The call was canceled.'));
    }
  }

  gone(): void {
    this.#isGone = true;
    for (const call of Array.from(this.#running)) call.cancel(connectionClosed());
  }
}

const tooManyCalls = 'HubException: Too many calls within a second.';

function connectionClosed(): Error {
  return new Error('The underlying connection was closed.');
}
