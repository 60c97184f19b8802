import { ProtocolError } from './protocol.ts';
import type { Taken } from './protocol.ts';
import { MessageTooLarge } from './record.ts';

/**
 * Cuts the first message behind its length: seven bits a byte, the low ones first, at most five
 * bytes and two gigabytes. The limit counts the prefix, and is applied before anything is kept.
 */
export function takePrefixed(input: Buffer, maxBytes: number): Taken | undefined {
  let length = 0;
  for (let at = 0; at < 5; at++) {
    const byte = input[at];
    if (byte === undefined) return undefined;
    if (at === 4 && byte > 7) break;
    length += (byte & 0x7f) * 2 ** (7 * at);
    if (byte >= 0x80) continue;
    const start = at + 1;
    if (start + length > maxBytes) throw new MessageTooLarge(maxBytes);
    if (input.length < start + length) return undefined;
    return {
      record: input.subarray(start, start + length),
      rest: input.subarray(start + length),
    };
  }
  throw new ProtocolError('Messages over 2GB in size are not supported.');
}

/** The body behind its length. */
export function writePrefixed(body: Uint8Array): Buffer {
  const bytes = prefixBytes(body.length);
  const framed = Buffer.allocUnsafe(bytes + body.length);
  let rest = body.length;
  for (let at = 0; at < bytes; at++) {
    framed[at] = at === bytes - 1 ? rest : (rest & 0x7f) | 0x80;
    rest >>>= 7;
  }
  framed.set(body, bytes);
  return framed;
}

function prefixBytes(length: number): number {
  let bytes = 1;
  for (let rest = length >>> 7; rest > 0; rest >>>= 7) bytes++;
  return bytes;
}
