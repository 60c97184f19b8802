import { bls12_381 } from '@noble/curves/bls12-381.js';
import { invariant } from '@fairlot/rules/core/invariant';
import { hexBytes, parseHex, sha256, toHex, u64 } from './bytes.ts';

/**
 * The drand network quicknet, pinned. A round's signature proves itself against this key, so it
 * does not matter who hands it over.
 */
export const QUICKNET = {
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c' +
    '8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb' +
    '5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  scheme: 'bls-unchained-g1-rfc9380',
  domain: 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_',
  periodMs: 3_000,
  genesisMs: 1_692_803_367_000,
} as const;

/** R(t): the first round that is emitted at or after a moment (Unix milliseconds). */
export function roundAt(atMs: number): number {
  const round = Math.ceil((atMs - QUICKNET.genesisMs) / QUICKNET.periodMs) + 1;
  invariant(round >= 1, 'a moment after the first round of the beacon');
  return round;
}

/** The round of an issue: the first one at least `deltaMs` after its close. */
export const roundFor = (closeAtMs: number, deltaMs: number): number =>
  roundAt(closeAtMs + deltaMs);

/** When a round is emitted, Unix milliseconds. */
export const roundTimeMs = (round: number): number =>
  QUICKNET.genesisMs + (round - 1) * QUICKNET.periodMs;

/**
 * Whether a signature (hex) is the beacon's for this round. Costs some 50 ms (the first call 300),
 * so call it off the main thread. Malformed input is simply false.
 */
export function verifyBeacon(
  round: number,
  signatureHex: string,
  publicKeyHex: string = QUICKNET.publicKey,
): boolean {
  const signature = parseHex(signatureHex, 48);
  const publicKey = parseHex(publicKeyHex, 96);
  if (!signature || !publicKey || !Number.isSafeInteger(round) || round < 1) return false;
  const bls = bls12_381.shortSignatures;
  try {
    return bls.verify(signature, bls.hash(sha256(u64(round)), QUICKNET.domain), publicKey);
  } catch {
    // The curve library throws for bytes that are no point of the curve.
    return false;
  }
}

/** The public random value of a round, hex: the hash of its signature. */
export const beaconRandomness = (signatureHex: string): string =>
  toHex(sha256(hexBytes(signatureHex, 48)));
