import { Encoded } from '../protocol/encoded.ts';
import type { Protocol } from '../protocol/protocol.ts';
import type { Limits } from '../setting/limits.ts';
import type { Crowd, Crowds } from '../transport/fan-out.ts';
import type { Transport } from '../transport/transport.ts';
import { absentTransport } from './absent.ts';
import { Backlog } from './backlog.ts';
import { Resumable } from './resumable.ts';

/**
 * The way out of one connection: the transport of the moment, what waits in it, and, where the
 * client may resume, what it has not confirmed. What returns a boolean says whether there is
 * something to attend to sooner than before.
 */
export class Outlet {
  readonly #limits: Limits;
  #transport: Transport;
  #backlog: Backlog;
  #resumable: Resumable | undefined;

  constructor(transport: Transport, limits: Limits) {
    this.#limits = limits;
    this.#transport = transport;
    this.#backlog = new Backlog(transport, limits);
  }

  get transport(): Transport {
    return this.#transport;
  }

  get resumable(): Resumable | undefined {
    return this.#resumable;
  }

  get isCut(): boolean {
    return this.#resumable?.isCut ?? false;
  }

  get isOverflowing(): boolean {
    const kept = this.#resumable?.bytes ?? 0;
    return this.#backlog.isOverflowing || kept > this.#limits.maxUnsentBytes;
  }

  /** From here on counted messages are kept until the client confirms them. */
  allowResume(now: number): Resumable {
    return (this.#resumable = new Resumable(this.#limits, now));
  }

  /** From here on it gets messages to all with the others; undefined where it needs its own. */
  join(crowds: Crowds, protocol: Protocol): Crowd | undefined {
    if (this.#resumable || !this.#transport.join) return undefined;
    const crowd = crowds.of(protocol);
    this.#transport.join(crowd);
    return crowd;
  }

  /** Keeps a message until it is confirmed, and writes it when it may. */
  writeCounted(resumable: Resumable, framed: Buffer, now: number): boolean {
    const before = resumable.due;
    if (resumable.keep(framed, now)) this.#transport.write(framed);
    return resumable.due < before;
  }

  /** Writes what was held back; does nothing the second time. */
  stopHolding(): void {
    if (this.#resumable?.stopHolding()) this.#repeat(this.#resumable);
  }

  /** The transport has found that the socket does not take everything. */
  noteUnsent(now: number): boolean {
    return this.#backlog.written(now);
  }

  /** The promise, if any, settles when there is room for more or the connection ends. */
  whenLow(): Promise<void> | undefined {
    return this.#resumable?.whenLow() ?? this.#backlog.whenLow();
  }

  /** The transport broke; the client has some time to bring another. */
  cut(resumable: Resumable, now: number): void {
    this.#replace(absentTransport(this.#transport));
    resumable.cut(now);
  }

  /** Goes on over another transport: the numbers first, then all that is not confirmed. */
  resume(resumable: Resumable, transport: Transport, protocol: Protocol, now: number): void {
    const old = this.#transport;
    old.detach();
    this.#replace(transport);
    old.destroy();
    resumable.resume(now);
    const { sequenceId, highest } = resumable;
    const { framing } = transport;
    transport.write(new Encoded({ kind: 'sequence', sequenceId }).framed(protocol, framing));
    this.#repeat(resumable);
    // The one before may have died with its socket, and the client may be waiting for it.
    if (highest === 0) return;
    transport.write(new Encoded({ kind: 'ack', sequenceId: highest }).framed(protocol, framing));
  }

  /** Writes what has become due. */
  attend(protocol: Protocol, now: number): void {
    const resumable = this.#resumable;
    if (!resumable) return;
    if (resumable.isHoldOver(now)) this.stopHolding();
    if (!resumable.takeAck(now)) return;
    const ack = new Encoded({ kind: 'ack', sequenceId: resumable.highest });
    this.#transport.write(ack.framed(protocol, this.#transport.framing));
  }

  /** What the client has failed to do for too long, if anything. */
  failure(now: number): string | undefined {
    if (this.#resumable?.isStuck(now)) return 'confirmed nothing for too long';
    return this.#backlog.isStuck(now) ? 'took nothing for too long' : undefined;
  }

  due(now: number): number {
    return Math.min(this.#backlog.checkAt(now), this.#resumable?.due ?? Infinity);
  }

  /** Lets everyone who waits go on. */
  release(): void {
    this.#backlog.release();
    this.#resumable?.release();
  }

  #replace(transport: Transport): void {
    this.#backlog.release();
    this.#transport = transport;
    this.#backlog = new Backlog(transport, this.#limits);
  }

  #repeat(resumable: Resumable): void {
    for (const framed of resumable.unconfirmed()) this.#transport.write(framed);
  }
}
