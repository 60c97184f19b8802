import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, test } from 'vitest';
import { hexBytes, sha256, toHex } from './bytes.ts';
import vectors from './fixtures/vectors.json' with { type: 'json' };
import { readInstantBundle, verifyInstant, type InstantBundle } from './instant.ts';
import { drawNumbers } from './mapping.ts';
import { PROGRAMS } from './programs.ts';
import { deriveInstantSeed } from './seed.ts';

/** Rounds of instant games: vectors that the second implementation made, and what a reader checks. */
const { instant } = vectors;
const seeds = {
  serverSeed: hexBytes(instant.serverSeed),
  clientSeed: hexBytes(instant.clientSeed),
};
const programOf = (id: string) => PROGRAMS[id as keyof typeof PROGRAMS];

test('the hash of the vectors', () => {
  expect(toHex(sha256(seeds.serverSeed))).toBe(instant.hash);
});

test.each(instant.rounds)('$game, round $nonce', ({ game, nonce, program, seed, numbers }) => {
  const Z = deriveInstantSeed({ game, nonce, ...seeds });
  expect(toHex(Z)).toBe(seed);
  expect(drawNumbers(Z, programOf(program)).winning).toEqual(numbers);
});

const [first] = instant.rounds;
const elsewhere: InstantBundle = {
  kind: 'instant',
  g: first?.game ?? '',
  mapping: programOf(first?.program ?? ''),
  hash: instant.hash,
  clientSeed: instant.clientSeed,
  nonce: first?.nonce ?? 0,
  winning: first?.numbers ?? [],
  serverSeed: instant.serverSeed,
};
const bundle: InstantBundle = {
  ...elsewhere,
  noted: { hash: instant.hash, clientSeed: instant.clientSeed },
};
const folder = mkdtempSync(join(tmpdir(), 'fairlot-instant-'));
afterAll(() => rmSync(folder, { recursive: true }));

function offline(saved: unknown): number | null {
  const path = join(folder, 'round.json');
  writeFileSync(path, JSON.stringify(saved));
  const script = join(import.meta.dirname, 'offline/verify-instant.mjs');
  return spawnSync(process.execPath, [script, path]).status;
}
const statusOf = (of: InstantBundle) => verifyInstant(of).checks.map(({ status }) => status);
/** Another first digit of some hex. */
const other = (hex: string): string => (hex.startsWith('a') ? 'b' : 'a') + hex.slice(1);

describe('a reader', () => {
  test('finds that all of a round agrees', () => {
    expect(statusOf(bundle)).toEqual(['ok', 'ok', 'ok']);
    expect(verifyInstant(bundle).drawn?.winning).toEqual(bundle.winning);
    expect(offline(bundle)).toBe(0);
  });

  test.each([
    ['the server seed', { serverSeed: other(instant.serverSeed) }, ['ok', 'failed', 'failed']],
    ['the hash', { hash: other(instant.hash) }, ['failed', 'failed', 'ok']],
    ['the own seed', { clientSeed: other(instant.clientSeed) }, ['failed', 'ok', 'failed']],
    ['the number of the round', { nonce: 2 }, ['ok', 'ok', 'failed']],
    ['the game', { g: 'X5MMC' }, ['ok', 'ok', 'failed']],
    ['a number', { winning: [...bundle.winning].toReversed() }, ['ok', 'ok', 'failed']],
    ['the program', { mapping: PROGRAMS.k3 }, ['ok', 'ok', 'failed']],
  ] as const)('sees that %s was changed', (_, change, statuses) => {
    expect(statusOf({ ...bundle, ...change })).toEqual(statuses);
    expect(offline({ ...bundle, ...change })).toBe(1);
  });

  test('says what cannot be checked: before the seed is revealed, and on another device', () => {
    const closed = { ...bundle, serverSeed: null };
    expect(statusOf(closed)).toEqual(['ok', 'skipped', 'skipped']);
    expect(offline(closed)).toBe(2);
    expect(statusOf(elsewhere)).toEqual(['skipped', 'ok', 'ok']);
  });

  test('takes a saved round, and nothing that is none', () => {
    expect(readInstantBundle(JSON.parse(JSON.stringify(bundle)))).toEqual(bundle);
    const spoilt = [
      null,
      {},
      { ...bundle, more: 1 },
      { ...bundle, hash: 'x' },
      { ...bundle, nonce: -1 },
    ];
    for (const raw of spoilt) expect(readInstantBundle(raw)).toBeUndefined();
  });
});
