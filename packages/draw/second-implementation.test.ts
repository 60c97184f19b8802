import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beaconRandomness, QUICKNET } from './beacon.ts';
import { hexBytes, toHex } from './bytes.ts';
import { walkBack } from './chain.ts';
import { drawNumbers, mappingHash } from './mapping.ts';
import type { DrawStep, MappingProgram } from './mapping.ts';
import { deriveSeed } from './seed.ts';

const hexOf = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((bytes) => toHex(bytes));
const digits: fc.Arbitrary<DrawStep> = fc.record({
  op: fc.constant('digits'),
  count: fc.integer({ min: 1, max: 20 }),
  // Bounds above half the word size skip almost every second word.
  base: fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 2 ** 31, max: 2 ** 32 })),
  offset: fc.nat(9),
});
const pick: fc.Arbitrary<DrawStep> = fc
  .record({ from: fc.nat(20), span: fc.nat(80), wanted: fc.nat(80) })
  .map(({ from, span, wanted }) => ({
    op: 'pick',
    from,
    to: from + span,
    count: Math.min(wanted, span) + 1,
  }));
const weighted: fc.Arbitrary<DrawStep> = fc.record({
  op: fc.constant('weighted'),
  weights: fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 9 }),
});
const mapping: fc.Arbitrary<MappingProgram> = fc.record({
  id: fc.constantFrom('one', 'two'),
  v: fc.integer({ min: 1, max: 9 }),
  draw: fc.array(fc.oneof(digits, pick, weighted), { minLength: 1, maxLength: 4 }),
  derive: fc.constantFrom(
    { op: 'same' },
    { op: 'ascending' },
    { op: 'groupSums', groups: [[1], [1]], modulus: 10 },
  ),
});
const issues = fc.record({
  game: fc.string({ unit: 'grapheme', maxLength: 12 }),
  day: fc.constantFrom('2026-11-21', '2026-11-22'),
  serial: fc.nat().map(String),
  i: fc.nat(40),
  secret: hexOf(32),
  beacon: fc.option(
    fc.record({
      chainHash: fc.constant(QUICKNET.chainHash),
      round: fc.maxSafeNat(),
      signature: hexOf(48),
    }),
  ),
  mapping,
});
type Issue = typeof issues extends fc.Arbitrary<infer T> ? T : never;

function ours({ game, day, serial, i, secret, beacon, mapping }: Issue): object {
  const input = { game, serial, secret: hexBytes(secret) };
  const value = beacon && {
    chainHash: hexBytes(beacon.chainHash),
    round: beacon.round,
    randomness: hexBytes(beaconRandomness(beacon.signature)),
  };
  const seed = deriveSeed({ ...input, beacon: value });
  return {
    anchor: toHex(walkBack({ game, day }, i, input.secret, 0)),
    seed: toHex(seed),
    numbers: drawNumbers(seed, mapping).original,
    mappingHash: mappingHash(mapping),
  };
}

const hasPython = spawnSync('python3', ['--version']).status === 0;
test.skipIf(!hasPython)(
  `200 random issues, recomputed in Python${hasPython ? '' : ': there is no python3 here'}`,
  () => {
    const sample = fc.sample(issues, { numRuns: 200, seed: 20261121 });
    const script = fileURLToPath(new URL('./testing/recompute.py', import.meta.url));
    const { stdout, stderr } = spawnSync('python3', [script], {
      input: JSON.stringify(sample),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(sample.map(ours));
  },
);
