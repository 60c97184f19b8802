import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { beaconRandomness, QUICKNET, roundAt, roundTimeMs } from './beacon.ts';
import { hexBytes, sha256, textBytes, toHex } from './bytes.ts';
import { deriveAnchor, deriveChain } from './chain.ts';
import vectors from './fixtures/vectors.json' with { type: 'json' };
import { drawNumbers } from './mapping.ts';
import type { DrawStep } from './mapping.ts';
import { PROGRAMS } from './programs.ts';
import { deriveSeed } from './seed.ts';
import { seedWords } from './stream.ts';

const { chain, issue, modes, drand } = vectors;
const chainOf = { game: chain.game, day: chain.day };
const last = sha256(textBytes(chain.lastIsHashOf));
const signature = drand.rounds.find(({ round }) => round === issue.round)?.signature ?? '';

const seedOf = (mode: '0' | '1'): Uint8Array =>
  deriveSeed({
    game: chain.game,
    serial: issue.serial,
    secret: hexBytes(chain.secrets[issue.i] ?? ''),
    beacon:
      mode === '0'
        ? null
        : {
            chainHash: hexBytes(drand.chainHash),
            round: issue.round,
            randomness: hexBytes(beaconRandomness(signature)),
          },
  });
const drawn = (seed: Uint8Array, step: unknown) =>
  drawNumbers(seed, { id: 'vector', v: 1, draw: [step as DrawStep], derive: { op: 'same' } });

test('the chain of the vectors', () => {
  expect(deriveChain(chainOf, last, chain.count).map(toHex)).toEqual(chain.secrets);
  expect(toHex(deriveAnchor(chainOf, last, chain.count))).toBe(chain.secrets[0]);
});

describe.each(['0', '1'] as const)('mode %s', (mode) => {
  test('the seed', () => expect(toHex(seedOf(mode))).toBe(modes[mode].seed));
  test.each(modes[mode].draws)('$step', ({ step, numbers }) => {
    expect(drawn(seedOf(mode), step).original).toEqual(numbers);
  });
});

/** Each digit of a hash is what is left of a word of the stream modulo 16: its lowest four bits. */
test.each(['0', '1'] as const)('mode %s: sixty-four digits, made another way', (mode) => {
  const seed = seedOf(mode);
  const bytes = Array.from({ length: 8 }, (_, block) =>
    createHmac('sha256', seed)
      .update('lot/blk/v1')
      .update(Buffer.from([0, 0, 0, block]))
      .digest(),
  );
  const lowest = Array.from({ length: 64 }, (_, word) => Buffer.concat(bytes)[4 * word + 3] ?? 0);
  const lows = lowest.map((byte) => byte % 16);
  const drawn = drawNumbers(seed, PROGRAMS.hash);
  expect(drawn.winning).toEqual(lows);
  expect(drawn.words).toBe(64);
  expect(lows.map((digit) => digit.toString(16)).join('')).toBe(HASHES[mode]);
});

/** Frozen: computed apart from this code, from the two seeds. */
const HASHES = {
  '0': 'cc4bf861bfdeb6f8ad131caf811f62651c2ec71fc2d54a7859294fc47c6d65f6',
  '1': '82dd3c9e408abe36a22b572e5217c95ca7a94073945fb60c07e23fd219eecff5',
};

test('the first word, and the one that is skipped below three thousand million', () => {
  expect(seedWords(seedOf('1')).next()).toBe(vectors.firstWordOfMode1);
  const { base, words } = vectors.skippedOf;
  const result = drawn(seedOf('1'), { op: 'digits', count: 4, base, offset: 0 });
  expect(result.words).toBe(words);
  expect(result.trace.filter(({ skipped }) => skipped)).toHaveLength(1);
});

test('rounds and their times', () => {
  for (const { at, plusMs, round } of vectors.roundAt) {
    expect(roundAt(Date.parse(at) + plusMs)).toBe(round);
  }
  expect(roundTimeMs(vectors.emitted.round)).toBe(Date.parse(vectors.emitted.at));
});

test('the pinned network is that of the vectors', () => {
  expect(QUICKNET).toMatchObject({
    chainHash: drand.chainHash,
    publicKey: drand.publicKeyG2,
    domain: drand.domainSeparationTag,
    genesisMs: drand.genesisUnixSeconds * 1_000,
    periodMs: drand.periodSeconds * 1_000,
  });
});
