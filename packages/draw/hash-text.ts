import { sha256, textBytes, toHex } from './bytes.ts';
import type { WordReader } from './stream.ts';

/** What is read off a hash. A hash is 64 numbers of 0..15 here, and its text their lower-case hex. */
export const hashText = (digits: readonly number[]): string =>
  digits.map((digit) => digit.toString(16)).join('');

const hashOf = (text: string): Uint8Array => sha256(textBytes(text));

/**
 * The hex digits of a hash from the right, the last `window` of them. Where these do not suffice the
 * reading goes on in SHA-256(hash:0), SHA-256(hash:1), ... as if they stood to the left of it, so that
 * it never runs out and every value stays equally likely.
 */
export function* fromTheRight(hash: string, window: number): Generator<number> {
  const read = (hex: string) => [...hex].toReversed().map((digit) => Number.parseInt(digit, 16));
  yield* read(hash.slice(-window));
  for (let more = 0; ; more += 1) yield* read(toHex(hashOf(`${hash}:${more}`)));
}

/** The bytes of SHA-256(hash:game:0), SHA-256(hash:game:1), ... one after the other. */
export function hashBytes(hash: string, game: string): WordReader {
  let position = 0;
  let block: Uint8Array = new Uint8Array();
  return {
    size: 256,
    next: () => {
      const inBlock = position % 32;
      if (inBlock === 0) block = hashOf(`${hash}:${game}:${position / 32}`);
      position += 1;
      return block[inBlock] ?? 0;
    },
  };
}
