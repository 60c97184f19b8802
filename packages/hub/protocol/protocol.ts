import type { HubMessage } from './message.ts';

export type TransferFormat = 'Text' | 'Binary';

/** One record cut from the input, and the bytes that follow it. */
export interface Taken {
  readonly record: Buffer;
  readonly rest: Buffer;
}

/**
 * How hub messages look as bytes. A protocol is pure: it keeps no state between calls, so one
 * value serves every connection.
 */
export interface Protocol {
  /** The name that the handshake asks for, in lower case. */
  readonly name: string;
  readonly format: TransferFormat;
  /**
   * Cuts the first whole record; undefined when it is not complete yet. It was not either when the
   * input had only the first `looked` bytes, so these need not be searched again.
   */
  take(input: Buffer, maxBytes: number, looked?: number): Taken | undefined;
  /** Reads a record; undefined for a kind of message that this server does not know. */
  parse(record: Buffer): HubMessage | undefined;
  /** The bytes of a message with its framing (separator or length). */
  write(message: HubMessage): Buffer;
}

/** The peer broke the protocol: its connection is ended with a Close message. */
export class ProtocolError extends Error {
  override readonly name = 'InvalidDataException';
}
