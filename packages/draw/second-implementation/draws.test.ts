import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beaconRandomness, QUICKNET } from '../beacon.ts';
import { hexBytes, sha256, textBytes, toHex } from '../bytes.ts';
import { walkBack } from '../chain.ts';
import { derive } from '../derivation.ts';
import { drawNumbers, mappingHash } from '../mapping.ts';
import type { DrawStep, MappingProgram } from '../mapping.ts';
import { PROGRAMS } from '../programs.ts';
import { deriveInstantSeed, deriveSeed } from '../seed.ts';
import { askPython, hasPython, withPython } from './python.ts';

const IN_SHORT = process.env['TEST_RING'] === 'short';
/** Draws of every program that both make. */
const DRAWS = process.env['TEST_LONG'] ? 100_000 : IN_SHORT ? 2_000 : 10_000;

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

function numbersOf(seed: Uint8Array, mapping: MappingProgram) {
  const { original, winning } = drawNumbers(seed, mapping);
  return { original, winning };
}

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
    numbers: numbersOf(seed, mapping),
    mappingHash: mappingHash(mapping),
  };
}

const seeds = Array.from({ length: DRAWS }, (_, n) => sha256(textBytes(String(n))));
const runs = Object.values(PROGRAMS).map((program) => ({ program, count: DRAWS }));
const originals = new Map<string, readonly (readonly number[])[]>();

/** What each seed makes; itself, where the program reads a hash. Equal draws are made once. */
function originalsOf(program: MappingProgram): readonly (readonly number[])[] {
  const { op } = program.derive;
  const isRead = op === 'fromRight' || op === 'hashStream';
  const key = isRead ? 'hash' : JSON.stringify(program.draw);
  const known =
    originals.get(key) ??
    seeds.map((seed) => (isRead ? hexDigits(seed) : drawNumbers(seed, program).original));
  originals.set(key, known);
  return known;
}

const hexDigits = (hash: Uint8Array): number[] =>
  Array.from(toHex(hash), (digit) => Number.parseInt(digit, 16));

test.skipIf(!hasPython)(withPython('random issues of random programs'), async () => {
  const sample = fc.sample(issues, { numRuns: 200, seed: 20261121 });
  const answers = await askPython('draws.py', { issues: sample, runs: [] });
  expect(answers).toEqual({ issues: sample.map(ours), runs: [], rounds: [] });
});

const rounds = fc.record({
  game: fc.constantFrom('MMC', 'X5MMC', 'K3MMC', 'PKMMC', '秒秒'),
  serverSeed: hexOf(32),
  clientSeed: hexOf(32),
  nonce: fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.maxSafeNat()),
  mapping: fc.constantFrom(PROGRAMS.ssc, PROGRAMS.x5, PROGRAMS.k3, PROGRAMS.pk10),
});

test.skipIf(!hasPython)(withPython('random rounds of instant games'), async () => {
  const sample = fc.sample(rounds, { numRuns: 400, seed: 20261122 });
  const answers = await askPython('draws.py', { issues: [], runs: [], rounds: sample });
  const ours = sample.map(({ game, serverSeed, clientSeed, nonce, mapping }) => {
    const seeds = { serverSeed: hexBytes(serverSeed), clientSeed: hexBytes(clientSeed) };
    const seed = deriveInstantSeed({ game, nonce, ...seeds });
    const hash = toHex(sha256(seeds.serverSeed));
    return { hash, seed: toHex(seed), numbers: numbersOf(seed, mapping) };
  });
  expect(answers).toEqual({ issues: [], runs: [], rounds: ours });
});

test.skipIf(!hasPython)(
  withPython(`${DRAWS} draws of every program`),
  { timeout: 120_000 },
  async () => {
    const asked = askPython('draws.py', { issues: [], runs });
    const ours = runs.map(({ program }) =>
      originalsOf(program).map((original) => derive(program.derive, original)),
    );
    const answers = (await asked) as { readonly runs: readonly number[][][] };
    for (const [at, { program }] of runs.entries()) {
      const theirs = answers.runs[at] ?? [];
      const wrong = ours[at]?.findIndex((numbers, n) => numbers.join() !== theirs[n]?.join());
      const seen = { program: program.id, wrong, draws: theirs.length };
      expect(seen).toEqual({ program: program.id, wrong: -1, draws: DRAWS });
    }
  },
);
