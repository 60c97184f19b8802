import { describe, expect, test } from 'vitest';
import type { DrawBundle } from './bundle.ts';
import { sha256, textBytes, toHex } from './bytes.ts';
import type { Manifest } from './manifest.ts';
import type { MappingProgram } from './mapping.ts';
import { PROGRAMS } from './programs.ts';
import type { StepId } from './step.ts';
import { GAME, publish } from './testing/sample-draw.ts';
import { blockBundle, childBundle, programBundle } from './testing/sample-sources.ts';
import { verifyDraw } from './verify.ts';

/** Draws whose numbers come from elsewhere than the stream of their own secret. */
const PAIRS: MappingProgram = {
  id: 'pairs',
  v: 1,
  draw: PROGRAMS.ssc.draw,
  derive: {
    op: 'groupSums',
    groups: [
      [1, 2],
      [3, 4],
    ],
    modulus: 10,
  },
};
const HASH = toHex(sha256(textBytes('a block of the tests')));

const stepOf = (bundle: unknown, id: StepId) =>
  verifyDraw(bundle).steps.find((step) => step.id === id);
const failures = (bundle: unknown) =>
  verifyDraw(bundle).steps.filter(({ status }) => status === 'failed');

/** A dishonest operator: changes what he published and signs it anew. */
const changed = (manifests: DrawBundle['manifests'], kind: Manifest['kind'], change: object) =>
  publish(
    manifests.map(({ body }) => (prev: string): Manifest => {
      const all = { ...body, ...(body.kind === kind && change), prev };
      // What is to be left out is undefined.
      return JSON.parse(JSON.stringify(all)) as Manifest;
    }),
  );

test.each(Object.entries(PROGRAMS))('a draw by the program %s holds', (_name, program) => {
  expect(failures(programBundle(program))).toEqual([]);
});

describe('a game that is read off another one', () => {
  test.each([0, 1] as const)('stands on the draw of that one (mode %d)', (mode) => {
    const bundle = childBundle(PAIRS, mode);
    const { ok, numbers, steps } = verifyDraw(bundle);
    expect(steps.filter(({ status }) => status === 'failed')).toEqual([]);
    expect([ok, numbers?.original.length, numbers?.winning.length]).toEqual([true, 5, 2]);
    expect(stepOf(bundle, 'parent')).toMatchObject({ status: 'ok' });
  });

  test('is checked by its own record where the other one is not at hand', () => {
    const { serial, manifests, mapping } = childBundle(PAIRS);
    const bundle = { serial, manifests, mapping };
    expect(verifyDraw(bundle).ok).toBe(true);
    expect(stepOf(bundle, 'parent')).toMatchObject({ status: 'skipped', reason: 'not-included' });
  });

  const honest = childBundle(PAIRS);
  const theirs = honest.parent ?? [];
  test.each<[string, DrawBundle['manifests'], string]>([
    ['another anchor', changed(theirs, 'day', { anchor: HASH }), 'differs'],
    ['another secret', changed(theirs, 'result', { s: HASH }), 'differs'],
    ['another draw', changed(theirs, 'result', { original: [1, 2, 3, 4, 5] }), 'differs'],
    ['another game', changed(theirs, 'result', { g: 'OTHER' }), 'missing'],
    ['nothing', [], 'missing'],
  ])('does not hold against %s', (_what, parent, reason) => {
    expect(stepOf({ ...honest, parent }, 'parent')).toMatchObject({ status: 'failed', reason });
  });

  test('nor against what another key signed, nor where it names none', () => {
    const [first, ...rest] = theirs;
    const forged = [{ ...first, sig: '0'.repeat(128) }, ...rest];
    expect(stepOf({ ...honest, parent: forged }, 'parent')).toMatchObject({
      reason: 'bad-signature',
    });
    const stranger = { ...programBundle(PAIRS), parent: theirs };
    expect(stepOf(stranger, 'parent')).toMatchObject({ reason: 'contradiction' });
  });

  test('cannot claim a chain that is not the one of the other game', () => {
    const manifests = changed(honest.manifests, 'day', { parent: `${GAME}2` });
    expect(stepOf({ ...honest, manifests }, 'anchor')).toMatchObject({ status: 'failed' });
  });
});

describe('a draw from a block of a public chain', () => {
  const honest = blockBundle(PROGRAMS.hashX5, { height: 70_000_000, hash: HASH });

  test('is read off the hash, and says what is to be looked up', () => {
    const { ok, numbers, seed, steps } = verifyDraw(honest);
    expect(steps.filter(({ status }) => status === 'failed')).toEqual([]);
    expect([ok, seed, numbers?.winning.length]).toEqual([true, HASH, 5]);
    expect(stepOf(honest, 'block-place')).toMatchObject({
      status: 'skipped',
      reason: 'elsewhere',
      computed: `tron 70000000 ${HASH}`,
    });
  });

  const other = toHex(sha256(textBytes('another block')));
  test.each<[StepId, Manifest['kind'], object]>([
    ['seed', 'result', { Z: other }],
    ['seed', 'result', { block: undefined }],
    ['original', 'result', { block: { height: 1, at: 2_000_000_000_000, hash: other } }],
    ['winning', 'result', { winning: [1, 2, 3, 4, 5] }],
    ['block-time', 'result', { block: { height: 1, at: 1_000, hash: HASH } }],
    ['block-after-close', 'issue', { block: { chain: 'tron', from: 1_000 } }],
    ['block-after-close', 'issue', { block: undefined }],
    ['round', 'issue', { round: 1_000 }],
    ['round', 'result', { round: 1_000 }],
  ])('shows at "%s" what was changed (%s %j)', (id, kind, change) => {
    const manifests = changed(honest.manifests, kind, change);
    expect(stepOf({ ...honest, manifests }, id)).toMatchObject({ status: 'failed' });
  });

  test('is none of a program that draws no hash', () => {
    const manifests = changed(honest.manifests, 'day', {});
    expect(failures({ ...honest, manifests, mapping: PROGRAMS.ssc }).length).toBeGreaterThan(0);
  });
});
