import type { Framing } from '../protocol/encoded.ts';
import type { TransferFormat } from '../protocol/protocol.ts';
import type { Crowd } from './fan-out.ts';

/** Names as negotiate tells them. */
export type TransportName = 'WebSockets' | 'ServerSentEvents' | 'LongPolling';

/** Where a transport leads what it hears: a connection, as long as the transport is its own. */
export interface Inlet {
  /** Bytes from the client, cut anywhere. */
  receive(chunk: Buffer): void;
  /** So many frames, or requests, have come, whatever is in them. */
  count(frames: number): void;
  /** What the transport holds is not taken at once. */
  unsent(): void;
  /** The client has broken a rule. */
  fail(error: Error): void;
  /** The transport ended, by itself or after `close`. Called once. */
  transportGone(error: Error | undefined): void;
}

/**
 * How bytes of one connection leave and arrive. A connection may get another transport while it
 * lives: the old one is detached, so that its late input and its end reach nobody.
 */
export interface Transport {
  readonly name: TransportName;
  /** What it can carry to the client. */
  readonly formats: readonly TransferFormat[];
  /** False where the client's own requests show that it lives. */
  readonly needsPings: boolean;
  readonly framing: Framing;
  /** Handed over and not yet taken by the operating system. */
  readonly unsentBytes: number;
  /** Only grows; tells a slow receiver from one that takes nothing. */
  readonly sentBytes: number;
  attach(inlet: Inlet): void;
  detach(): void;
  /** Whole messages, inside the framing. What is not taken at once, the inlet hears of: `unsent`. */
  write(framed: Buffer): void;
  /** Gets what is sent to the crowd until it ends. Absent where each message needs a look. */
  join?(crowd: Crowd): void;
  /** Calls back once, when nothing is unsent or the transport is gone. */
  onDrained(callback: () => void): void;
  pause(): void;
  resume(): void;
  /** Ends politely, after everything written. */
  close(code: number): void;
  destroy(): void;
}
