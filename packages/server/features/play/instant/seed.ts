import { createHash, randomBytes } from 'node:crypto';
import { openSecret, sealSecret, type Keys } from '../fair/commitment/index.ts';
import type { NewSeed } from './store.ts';

type Master = Pick<Keys, 'master'>;

/** Sealed for its own hash: a seed that was moved to another row does not open there. */
const sealedFor = (hash: Buffer) => ({ purpose: 'instant', name: hash.toString('hex') });

/** Thirty-two bytes that nobody has seen, and their hash, which is shown before anything is drawn. */
export function newSeed({ master }: Master): NewSeed {
  const seed = randomBytes(32);
  const hash = createHash('sha256').update(seed).digest();
  return { sealed: sealSecret(master, sealedFor(hash), seed), hash };
}

export const openSeed = (
  { master }: Master,
  { sealed, hash }: { readonly sealed: Buffer; readonly hash: Buffer },
): Uint8Array => openSecret(master, sealedFor(hash), sealed);
