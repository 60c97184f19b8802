import { bytesToHex } from '@noble/hashes/utils.js';
import { ok, refused } from '../core/result.ts';
import { readBase58 } from './base58.ts';
import type { Reading } from './reading.ts';

const LENGTH = 32;

/** An address of Solana: 32 bytes in Base58, without a checksum; what is off the curve is one too (program accounts). */
export function readSol(text: string): Reading {
  const bytes = readBase58(text);
  if (bytes?.length !== LENGTH) return refused('FORMAT');
  return ok({ address: text, key: `sol:${bytesToHex(bytes)}` });
}
