import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { ok, refused } from '../core/result.ts';
import type { Reading } from './reading.ts';

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
/** A letter is large where the hash of the small ones has this or more in its place (EIP-55). */
const LARGE_FROM = 8;

/** The way of writing that EIP-55 gives to 40 hexadecimal digits, `0x` in front. */
export function checksummed(address: string): string {
  const small = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(small)));
  const letters = [...small].map((letter, at) =>
    Number.parseInt(hash[at] ?? '0', 16) >= LARGE_FROM ? letter.toUpperCase() : letter,
  );
  return `0x${letters.join('')}`;
}

/**
 * An address of Ethereum, and of every chain that writes its addresses like it, BSC among them. Of one size of letters
 * it carries no checksum; of both, it is that of EIP-55 or none.
 */
export function readEvm(text: string): Reading {
  if (!ADDRESS.test(text)) return refused('FORMAT');
  const digits = text.slice(2);
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  const address = checksummed(text);
  if (isMixed && address !== text) return refused('FORMAT');
  return ok({ address, key: `evm:${digits.toLowerCase()}` });
}
