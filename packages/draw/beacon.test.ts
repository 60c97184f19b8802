import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beaconRandomness,
  QUICKNET,
  roundAt,
  roundFor,
  roundTimeMs,
  verifyBeacon,
} from './beacon.ts';
import vectors from './fixtures/vectors.json' with { type: 'json' };

const { rounds } = vectors.drand;
const first = rounds[0]?.signature ?? '';
/** Another valid point of the key's group: the generator of G2, compressed. */
const OTHER_KEY =
  '93e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e' +
  '024aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8';

describe.each(rounds)('round $round as recorded', ({ round, signature, randomness }) => {
  test('verifies and gives its randomness', () => {
    expect(verifyBeacon(round, signature)).toBe(true);
    expect(beaconRandomness(signature)).toBe(randomness);
  });
  test('is refused for another round', () => {
    expect(verifyBeacon(round + 1, signature)).toBe(false);
  });
});

describe('refused', () => {
  const round = rounds[0]?.round ?? 0;
  test.each([
    ['another key', () => verifyBeacon(round, first, OTHER_KEY)],
    ['a key that is no point', () => verifyBeacon(round, first, 'ff'.repeat(96))],
    ['a flipped bit', () => verifyBeacon(round, flipLast(first))],
    ['the signature of another round', () => verifyBeacon(round, rounds[1]?.signature ?? '')],
    ['a short one', () => verifyBeacon(round, first.slice(2))],
    ['upper case', () => verifyBeacon(round, first.toUpperCase())],
    ['no hex', () => verifyBeacon(round, 'x'.repeat(96))],
    ['the point at infinity', () => verifyBeacon(round, `c0${'0'.repeat(94)}`)],
    ['round nought', () => verifyBeacon(0, first)],
    ['half a round', () => verifyBeacon(1.5, first)],
  ])('%s', (_what, verify) => {
    expect(verify()).toBe(false);
  });
});

test('the round of an issue is the first one emitted delta after its close', () => {
  const closes = fc.integer({ min: QUICKNET.genesisMs, max: QUICKNET.genesisMs + 2 ** 40 });
  fc.assert(
    fc.property(closes, fc.integer({ min: 3_000, max: 60_000 }), (closeAt, delta) => {
      const round = roundFor(closeAt, delta);
      expect(roundTimeMs(round)).toBeGreaterThanOrEqual(closeAt + delta);
      expect(roundTimeMs(round - 1)).toBeLessThan(closeAt + delta);
    }),
  );
});

test('a moment before the beacon began is a bug', () => {
  expect(() => roundAt(QUICKNET.genesisMs - QUICKNET.periodMs)).toThrow('beacon');
});

const flipLast = (hex: string): string =>
  hex.slice(0, -1) + (Number.parseInt(hex.slice(-1), 16) ^ 1).toString(16);
