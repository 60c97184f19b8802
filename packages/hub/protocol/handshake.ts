import type { Protocol, TransferFormat } from './protocol.ts';
import { writeRecord } from './record.ts';

/** Version 2 adds acknowledgements; a connection that was not granted them works as version 1. */
const highestVersion = 2;

export type HandshakeAnswer =
  | { readonly ok: true; readonly protocol: Protocol; readonly version: number }
  | { readonly ok: false; readonly error: string };

export const handshakeCanceled = 'Handshake was canceled.';
const malformed = 'An unexpected error occurred during connection handshake.';

/**
 * Reads the client's first record, which is JSON whatever the protocol, and chooses. The formats
 * are those that the transport can carry.
 */
export function readHandshake(
  record: Buffer,
  protocols: readonly Protocol[],
  detailed: boolean,
  formats: readonly TransferFormat[] = ['Text', 'Binary'],
): HandshakeAnswer {
  const request = parseRequest(record);
  if (typeof request === 'string') {
    return {
      ok: false,
      error: detailed ? `${malformed} InvalidDataException: ${request}` : malformed,
    };
  }
  const protocol = protocols.find((known) => known.name === request.protocol.toLowerCase());
  if (!protocol) {
    return { ok: false, error: `The protocol '${request.protocol}' is not supported.` };
  }
  if (request.version > highestVersion) {
    const error =
      `The server does not support version ${request.version} of the ` +
      `'${request.protocol}' protocol.`;
    return { ok: false, error };
  }
  if (!formats.includes(protocol.format)) {
    const error =
      `Cannot use the '${protocol.name}' protocol on the current transport. ` +
      `The transport does not support '${protocol.format}' transfer format.`;
    return { ok: false, error };
  }
  return { ok: true, protocol, version: request.version };
}

/** The answer as bytes: `{}` or the error. */
export function writeHandshakeAnswer(error?: string): Buffer {
  return writeRecord(error === undefined ? '{}' : JSON.stringify({ error }));
}

function parseRequest(record: Buffer): { protocol: string; version: number } | string {
  let value: unknown;
  try {
    value = JSON.parse(record.toString('utf8'));
  } catch {
    return 'The handshake is not JSON.';
  }
  if (typeof value !== 'object' || value === null) return 'The handshake is not an object.';
  if ('type' in value) return 'Expected a handshake, not a message.';
  if (!('protocol' in value) || typeof value.protocol !== 'string') {
    return "Missing required property 'protocol'.";
  }
  if (!('version' in value) || !Number.isInteger(value.version)) {
    return "Missing required property 'version'.";
  }
  return { protocol: value.protocol, version: Number(value.version) };
}
