import { bytesToHex } from '@noble/hashes/utils.js';
import { ok, refused } from '../core/result.ts';
import type { Reading } from './reading.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const FORM = /^[A-Za-z0-9_-]{48}$/;
/** Tag, workchain, 32 bytes of the account, CRC16. */
const CHECKED = 34;
const TEST_ONLY = 0x80;
const BOUNCEABLE = 0x11;
const NON_BOUNCEABLE = 0x51;
const BASECHAIN = 0x00;
const MASTERCHAIN = 0xff;

/** 48 letters are 36 bytes without a rest. */
function readBase64Url(text: string): Uint8Array {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 4) {
    let four = 0;
    for (const letter of text.slice(at, at + 4)) four = four * 64 + ALPHABET.indexOf(letter);
    bytes.push(four >> 16, (four >> 8) & 0xff, four & 0xff);
  }
  return Uint8Array.from(bytes);
}

/** CRC16 as XMODEM has it: polynomial 0x1021, from 0. */
function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
    }
  }
  return crc;
}

/**
 * The user-friendly address of TON (TEP-2): bounceable or not, of the main network. The raw way of writing it
 * (`0:` and 64 digits) has no checksum and is not taken from players.
 */
export function readTon(text: string): Reading {
  if (!FORM.test(text)) return refused('FORMAT');
  const bytes = readBase64Url(text);
  const [tag = 0, workchain = 0] = bytes;
  const sum = ((bytes[CHECKED] ?? 0) << 8) | (bytes[CHECKED + 1] ?? 0);
  if (crc16(bytes.subarray(0, CHECKED)) !== sum) return refused('FORMAT');
  const kind = tag & ~TEST_ONLY;
  if (kind !== BOUNCEABLE && kind !== NON_BOUNCEABLE) return refused('FORMAT');
  if (tag & TEST_ONLY) return refused('TESTNET');
  const account = bytes.subarray(2, CHECKED);
  const isThere = workchain === BASECHAIN || workchain === MASTERCHAIN;
  if (!isThere) return refused('FORMAT');
  return ok({ address: text, key: `ton:${workchain}:${bytesToHex(account)}` });
}
