import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { invariant } from '@fairlot/rules/core/invariant';

/**
 * The few byte operations that the scheme is written in. Everything is big-endian, text is UTF-8
 * and hex is lower case, so that a value has exactly one spelling in a manifest.
 */
export const sha256 = (...parts: readonly Uint8Array[]): Uint8Array =>
  nobleSha256(concatBytes(...parts));

export const hmacSha256 = (key: Uint8Array, ...parts: readonly Uint8Array[]): Uint8Array =>
  hmac(nobleSha256, key, concatBytes(...parts));

export const toHex = (bytes: Uint8Array): string => bytesToHex(bytes);

export const textBytes = (text: string): Uint8Array => utf8ToBytes(text);

/** Reads lower-case hex; undefined for anything else, or for another length than asked. */
export function parseHex(hex: string, length?: number): Uint8Array | undefined {
  if (!/^(?:[0-9a-f]{2})*$/.test(hex)) return undefined;
  if (length !== undefined && hex.length !== length * 2) return undefined;
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16);
  }
  return bytes;
}

/** Hex that the code itself vouches for, as bytes. */
export function hexBytes(hex: string, length?: number): Uint8Array {
  const bytes = parseHex(hex, length);
  invariant(bytes, 'lower-case hex of the expected length');
  return bytes;
}

export function u32(value: number): Uint8Array {
  invariant(Number.isInteger(value) && value >= 0 && value < 2 ** 32, 'a 32-bit count');
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

export function u64(value: number): Uint8Array {
  invariant(Number.isSafeInteger(value) && value >= 0, 'a 64-bit count that a number can hold');
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

/** LP(x): the length of x in four bytes, then x, so that no two inputs run into one another. */
export function lengthPrefixed(value: Uint8Array | string): Uint8Array {
  const bytes = typeof value === 'string' ? textBytes(value) : value;
  return concatBytes(u32(bytes.length), bytes);
}

/** Whether text has a UTF-8 form at all: a lone surrogate has none. */
export const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);
