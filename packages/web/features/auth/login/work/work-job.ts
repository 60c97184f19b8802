import { sha256, textBytes, toHex } from '@fairlot/draw/bytes';
import { firstWord, LONGEST } from './one-block.ts';

/** A puzzle of the server: which number, behind the salt, has this SHA-256 (hex). */
export type WorkJob = {
  readonly challenge: string;
  readonly salt: string;
  /** The highest number that it may be. */
  readonly most: number;
};

/**
 * The number, looked for from one on and so many at most. Computed here and not by the browser: its own
 * SHA-256 answers later for each number than this takes, and is not there at all where a line has no TLS.
 */
export function findNumber(
  { challenge, salt, most }: WorkJob,
  from = 0,
  count = Number.POSITIVE_INFINITY,
): number | undefined {
  if (!/^[0-9a-f]{64}$/.test(challenge)) return undefined;
  if (`${salt}${most}`.length > LONGEST) return undefined;
  const wanted = Number.parseInt(challenge.slice(0, 8), 16) | 0;
  const last = Math.min(most, from + count - 1);
  for (let number = from; number <= last; number += 1) {
    const text = `${salt}${number}`;
    // A word is the same by chance once in thousands of puzzles: then the whole decides.
    if (firstWord(text) === wanted && toHex(sha256(textBytes(text))) === challenge) return number;
  }
  return undefined;
}
