import { handshakeCanceled, readHandshake, writeHandshakeAnswer } from '../protocol/handshake.ts';
import { ProtocolError } from '../protocol/protocol.ts';
import type { Protocol } from '../protocol/protocol.ts';
import { takeRecord } from '../protocol/record.ts';
import type { Limits } from '../setting/limits.ts';
import type { Transport } from '../transport/transport.ts';
import type { Intake } from './receiver.ts';

export type Shaken =
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'failed'; readonly error: string }
  | {
      readonly kind: 'done';
      readonly protocol: Protocol;
      readonly version: number;
    };

/** What the hub demands of a handshake. */
interface Terms {
  readonly limits: Limits;
  readonly protocols: readonly Protocol[];
  readonly detailed: boolean;
}

/** Reads the handshake from the first bytes of a connection. */
export function shake(
  input: Intake,
  { limits, protocols, detailed }: Terms,
  { formats }: Transport,
): Shaken {
  let record;
  try {
    record = input.take(takeRecord, limits.maxMessageBytes);
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    return { kind: 'failed', error: handshakeCanceled };
  }
  if (!record) return { kind: 'unfinished' };
  const answer = readHandshake(record, protocols, detailed, formats);
  if (!answer.ok) return { kind: 'failed', error: answer.error };
  return { kind: 'done', protocol: answer.protocol, version: answer.version };
}

/** Refuses the handshake; the transport ends after it. */
export function refuseHandshake(transport: Transport, error = handshakeCanceled): void {
  transport.write(transport.framing.wrap(writeHandshakeAnswer(error), 'Text'));
}
