import type { Framing } from '../protocol/encoded.ts';

/** How bytes of one connection leave. Input arrives through `Connection.receive`. */
export interface Transport {
  readonly framing: Framing;
  /** Handed over and not yet taken by the operating system. */
  readonly unsentBytes: number;
  /** Only grows; tells a slow receiver from one that takes nothing. */
  readonly sentBytes: number;
  /** Whole messages, inside the framing. */
  write(framed: Buffer): void;
  /** Calls back once, when nothing is unsent or the transport is gone. */
  onDrained(callback: () => void): void;
  pause(): void;
  resume(): void;
  /** Ends politely, after everything written. */
  close(code: number): void;
  destroy(): void;
}
