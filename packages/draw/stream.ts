import { invariant } from '@fairlot/rules/core/invariant';
import { hmacSha256, textBytes, u32 } from './bytes.ts';

/** A source of words that are uniform in 0 .. size-1. */
export type WordReader = { readonly size: number; readonly next: () => number };

/** One word as it was used: skipped when it lay in the uneven rest above the last multiple of n. */
export type WordUse = {
  readonly position: number;
  readonly value: number;
  /** The n of `below(n)`. */
  readonly below: number;
  readonly skipped: boolean;
  /** value mod n; null for a skipped word. */
  readonly outcome: number | null;
};

export type Sampler = {
  readonly below: (n: number) => number;
  readonly trace: readonly WordUse[];
};

const DOMAIN = textBytes('lot/blk/v1');
const WORDS_PER_BLOCK = 8;

/** The stream of 4-byte big-endian words that a seed stands for. */
export function seedWords(seed: Uint8Array): WordReader {
  let position = 0;
  let block: DataView = new DataView(new ArrayBuffer(0));
  return {
    size: 2 ** 32,
    next: () => {
      const wordInBlock = position % WORDS_PER_BLOCK;
      if (wordInBlock === 0) {
        const bytes = hmacSha256(seed, DOMAIN, u32(position / WORDS_PER_BLOCK));
        block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      }
      position += 1;
      return block.getUint32(wordInBlock * 4);
    },
  };
}

/**
 * The one primitive that touches words. Words at or above the largest multiple of n are skipped,
 * so that every outcome has exactly the same number of words.
 */
export function sampleFrom(words: WordReader): Sampler {
  const trace: WordUse[] = [];
  const below = (n: number): number => {
    invariant(Number.isInteger(n) && n >= 1 && n <= words.size, 'a bound within the word size');
    const limit = words.size - (words.size % n);
    for (;;) {
      const value = words.next();
      const skipped = value >= limit;
      const outcome = skipped ? null : value % n;
      trace.push({ position: trace.length, value, below: n, skipped, outcome });
      if (outcome !== null) return outcome;
    }
  };
  return { below, trace };
}
