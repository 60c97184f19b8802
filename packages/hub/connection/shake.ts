import { handshakeCanceled, readHandshake, writeHandshakeAnswer } from '../protocol/handshake.ts';
import type { Protocol } from '../protocol/protocol.ts';
import { ProtocolError } from '../protocol/protocol.ts';
import { takeRecord } from '../protocol/record.ts';
import type { Transport } from '../transport/transport.ts';
import type { Limits } from '../options.ts';

export type Shaken =
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'failed'; readonly error: string }
  | {
      readonly kind: 'done';
      readonly protocol: Protocol;
      readonly version: number;
      readonly rest: Buffer;
    };

/** What the hub demands of a handshake. */
interface Terms {
  readonly limits: Limits;
  readonly protocols: readonly Protocol[];
  readonly detailed: boolean;
}

/** Reads the handshake from the first bytes of a connection. */
export function shake(
  input: Buffer,
  { limits, protocols, detailed }: Terms,
  { formats }: Transport,
): Shaken {
  let taken;
  try {
    taken = takeRecord(input, limits.maxMessageBytes);
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    return { kind: 'failed', error: handshakeCanceled };
  }
  if (!taken) return { kind: 'unfinished' };
  const answer = readHandshake(taken.record, protocols, detailed, formats);
  if (!answer.ok) return { kind: 'failed', error: answer.error };
  return { kind: 'done', protocol: answer.protocol, version: answer.version, rest: taken.rest };
}

/** Refuses the handshake; the transport ends after it. */
export function refuseHandshake(transport: Transport, error = handshakeCanceled): void {
  transport.write(transport.framing.wrap(writeHandshakeAnswer(error), 'Text'));
}
