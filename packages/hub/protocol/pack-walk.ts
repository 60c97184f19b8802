import { ProtocolError } from './protocol.ts';

/**
 * Looks at the shape of a MessagePack value before anything is decoded. A decoder makes room for
 * what a header declares, so a hundred bytes could ask for gigabytes: here nothing is allocated
 * for an element, nothing recurses, and every declared element must still find a byte.
 */
const maxDepth = 64;

/** Passes exactly one whole value, at most 64 deep; else the peer broke the protocol. */
export function checkPacked(body: Buffer): void {
  const left = [1];
  let owed = 1;
  let at = 0;
  while (left.length > 0) {
    const level = left.length - 1;
    const remaining = left[level] ?? 0;
    if (remaining === 0) {
      left.pop();
      continue;
    }
    left[level] = remaining - 1;
    const elements = elementsAt(body, at);
    at += sizeAt(body, at);
    owed += elements - 1;
    if (owed > body.length - at) throw new ProtocolError('The message is incomplete.');
    if (elements === 0) continue;
    if (left.length > maxDepth) throw new ProtocolError('The message is nested too deep.');
    left.push(elements);
  }
  if (at !== body.length) throw new ProtocolError('Bytes follow the message.');
}

/** How many values follow the head at this offset as its elements: two for each entry of a map. */
function elementsAt(body: Buffer, at: number): number {
  const head = body[at] ?? 0;
  if (head >= 0x80 && head <= 0x8f) return 2 * (head & 0x0f);
  if (head >= 0x90 && head <= 0x9f) return head & 0x0f;
  switch (head) {
    case 0xdc:
      return numberAt(body, at + 1, 2);
    case 0xdd:
      return numberAt(body, at + 1, 4);
    case 0xde:
      return 2 * numberAt(body, at + 1, 2);
    case 0xdf:
      return 2 * numberAt(body, at + 1, 4);
    default:
      return 0;
  }
}

/** Bytes of the value that starts with 0xc0 to 0xdf: of its head, and of a number or length. */
const heads: readonly { readonly fixed: number; readonly length: number }[] = [
  ...[1, 0, 1, 1].map((fixed) => ({ fixed, length: 0 })),
  ...[1, 2, 4].map((length) => ({ fixed: 1 + length, length })),
  ...[1, 2, 4].map((length) => ({ fixed: 2 + length, length })),
  ...[5, 9, 2, 3, 5, 9, 2, 3, 5, 9].map((fixed) => ({ fixed, length: 0 })),
  ...[3, 4, 6, 10, 18].map((fixed) => ({ fixed, length: 0 })),
  ...[1, 2, 4].map((length) => ({ fixed: 1 + length, length })),
  ...[3, 5, 3, 5].map((fixed) => ({ fixed, length: 0 })),
];

/** The bytes of the value at this offset, without its elements. */
function sizeAt(body: Buffer, at: number): number {
  const head = body[at];
  if (head === undefined) throw new ProtocolError('The message is incomplete.');
  if (head < 0xa0 || head >= 0xe0) return 1;
  if (head < 0xc0) return 1 + (head & 0x1f);
  const { fixed, length } = heads[head - 0xc0] ?? { fixed: 0, length: 0 };
  if (fixed === 0) throw new ProtocolError('A byte of no meaning.');
  return length === 0 ? fixed : fixed + numberAt(body, at + 1, length);
}

function numberAt(body: Buffer, at: number, bytes: number): number {
  if (at + bytes > body.length) throw new ProtocolError('The message is incomplete.');
  return body.readUIntBE(at, bytes);
}
