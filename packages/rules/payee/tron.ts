import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { ok, refused } from '../core/result.ts';
import { readBase58, writeBase58 } from './base58.ts';
import type { Reading } from './reading.ts';

/** First byte of an address of TRON, and of the test network that it once had. */
const MAIN = 0x41;
const TEST = 0xa0;
/** Version, 20 bytes, 4 bytes of checksum. */
const LENGTH = 25;
const CHECKED = 21;

/** An address of TRON: Base58Check (the first four bytes of SHA-256 twice), version 0x41. */
export function readTron(text: string): Reading {
  const bytes = readBase58(text);
  if (!bytes || bytes.length !== LENGTH) return refused('FORMAT');
  const body = bytes.subarray(0, CHECKED);
  const sum = sha256(sha256(body)).subarray(0, LENGTH - CHECKED);
  if (bytesToHex(sum) !== bytesToHex(bytes.subarray(CHECKED))) return refused('FORMAT');
  if (body[0] === TEST) return refused('TESTNET');
  if (body[0] !== MAIN) return refused('FORMAT');
  return ok({ address: text, key: `tron:${bytesToHex(body.subarray(1))}` });
}

/** The address of TRON that 20 bytes are. */
export function writeTron(account: Uint8Array): string {
  const body = Uint8Array.from([MAIN, ...account]);
  return writeBase58(
    Uint8Array.from([...body, ...sha256(sha256(body)).subarray(0, LENGTH - CHECKED)]),
  );
}
