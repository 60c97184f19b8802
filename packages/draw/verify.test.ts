import { describe, expect, test } from 'vitest';
import type { DrawBundle } from './bundle.ts';
import { sha256, textBytes, toHex } from './bytes.ts';
import { NO_PREVIOUS } from './manifest.ts';
import type { Manifest, ManifestKind } from './manifest.ts';
import { remember } from './remember.ts';
import { publicKeyOf, signManifest } from './signature.ts';
import type { StepId } from './step.ts';
import { incidentOf, publish, sampleBundle, sampleDay, SECRET_KEY } from './testing/sample-draw.ts';
import { verifyDraw } from './verify.ts';

const bundles = { 0: sampleBundle(0), 1: sampleBundle(1) };
const key = publicKeyOf(SECRET_KEY);
const stepOf = (bundle: unknown, id: StepId, remembered = {}) =>
  verifyDraw(bundle, remembered).steps.find((step) => step.id === id);
const statusOf = (bundle: unknown, id: StepId, remembered = {}) =>
  stepOf(bundle, id, remembered)?.status;

/** A dishonest operator: rewrites manifests of the second issue and signs and links all anew. */
function rewritten(mode: 0 | 1, kind: ManifestKind, change: object): DrawBundle {
  const writers = sampleDay(mode).map((write) => (prev: string): Manifest => {
    const body = write(prev);
    const isMeant =
      body.kind === kind && (!('serial' in body) || body.serial === bundles[0].serial);
    return isMeant ? ({ ...body, ...change } as Manifest) : body;
  });
  return { ...bundles[mode], manifests: publish(writers) };
}
const without = (bundle: DrawBundle, drop: (body: Manifest) => boolean): DrawBundle => ({
  ...bundle,
  manifests: bundle.manifests.filter(({ body }) => !drop(body)),
});

describe.each([0, 1] as const)('an honest draw of mode %d', (mode) => {
  const bundle = bundles[mode];

  test('passes every check, with its numbers and every word', () => {
    const { ok, steps, numbers, seed } = verifyDraw({ ...bundle, pinnedKey: key });
    expect(steps.filter(({ status }) => status === 'failed')).toEqual([]);
    expect(ok).toBe(true);
    const result = bundle.manifests.map(({ body }) => body).findLast((b) => b.kind === 'result');
    expect(result).toMatchObject({ Z: seed, winning: numbers?.winning, words: numbers?.words });
    expect(numbers?.trace.flatMap(({ makes }) => makes ?? [])).toEqual(numbers?.original);
    const open = steps.filter(({ status }) => status === 'skipped').map(({ id }) => id);
    expect(open).toEqual(mode === 1 ? ['remembered'] : ['remembered', 'round']);
  });

  test('comes through a file unchanged', () => {
    expect(verifyDraw(JSON.parse(JSON.stringify(bundle)))).toEqual(verifyDraw(bundle));
  });

  test('passes without the manifests of other issues, the gaps being told', () => {
    const sparse = without(bundle, (b) => 'serial' in b && b.serial !== bundle.serial);
    const { ok } = verifyDraw(sparse);
    expect(ok).toBe(true);
    expect(stepOf(sparse, 'links')).toMatchObject({ status: 'skipped', reason: 'gap' });
    expect(statusOf(sparse, 'previous-secret')).toBe('skipped');
  });

  test('passes before settlement', () => {
    expect(verifyDraw(without(bundle, (b) => b.kind === 'settlement')).ok).toBe(true);
  });
});

describe('what an operator with the signing key might change', () => {
  const hash = toHex(sha256(textBytes('something else')));
  test.each<[StepId, 0 | 1, ManifestKind, object]>([
    ['anchor', 1, 'result', { s: hash }],
    ['previous-secret', 1, 'result', { s: hash }],
    ['anchor', 1, 'day', { anchor: hash }],
    ['mapping-hash', 1, 'day', { mappingHash: hash }],
    ['place', 1, 'day', { N: 1 }],
    ['place', 0, 'issue', { i: 6 }],
    ['anchor', 0, 'issue', { i: 3 }],
    ['beacon-pin', 1, 'day', { drand: { chainHash: hash, pk: 'aa'.repeat(96), deltaMs: 6_000 } }],
    ['round', 1, 'day', { drand: { chainHash: hash, pk: 'aa'.repeat(96), deltaMs: 9_000 } }],
    ['round', 1, 'issue', { round: 1_001 }],
    ['round', 1, 'issue', { closeAt: 1_692_806_353_000 }],
    ['round', 1, 'issue', { closeAt: 1_000 }],
    ['round', 1, 'issue', { round: null }],
    ['round', 0, 'issue', { round: 1_000 }],
    ['seed', 0, 'issue', { mode: 1 }],
    ['seed', 1, 'issue', { mode: 0, round: null }],
    ['result-round', 1, 'result', { round: 1_001 }],
    ['close-before-round', 1, 'close', { closedAt: 1_692_806_364_000 }],
    ['beacon-signature', 1, 'result', { signature: 'ab'.repeat(48) }],
    ['beacon-signature', 1, 'result', { signature: null }],
    ['seed', 1, 'result', { Z: hash }],
    ['original', 1, 'result', { original: [1, 2, 3, 4, 5] }],
    ['winning', 0, 'result', { winning: [1, 2, 3, 4, 5] }],
    ['words', 0, 'result', { words: 6 }],
    ['ticket', 0, 'close', { ticketRoot: hash }],
    ['ticket', 0, 'close', { betCount: 4 }],
    ['ticket', 0, 'close', { closedAt: 1_000 }],
  ])('shows at "%s" (mode %d, %s %j)', (id, mode, kind, change) => {
    const bundle = rewritten(mode, kind, change);
    expect(statusOf(bundle, 'signatures')).toBe('ok');
    expect(statusOf(bundle, id)).toBe('failed');
    expect(verifyDraw(bundle).ok).toBe(false);
  });

  test('a late close manifest that says so is told, not failed', () => {
    const bundle = rewritten(1, 'close', { late: true });
    expect(stepOf(bundle, 'close-before-round')).toMatchObject({ reason: 'late' });
  });
});

describe('the record as a whole', () => {
  const bundle = bundles[0];
  test.each(['day', 'issue', 'close', 'result'] as const)('needs the %s manifest', (kind) => {
    expect(verifyDraw(without(bundle, (body) => body.kind === kind)).ok).toBe(false);
  });

  test('has one version: no fork, no manifest twice, no swap', () => {
    const { manifests } = bundle;
    const [first] = manifests;
    const incident = signManifest(incidentOf(3)(manifests[3]?.body.prev ?? ''), SECRET_KEY);
    expect(statusOf({ ...bundle, manifests: [...manifests, incident] }, 'links')).toBe('failed');
    expect(verifyDraw({ ...bundle, manifests: [first, ...manifests] }).ok).toBe(false);
    expect(verifyDraw({ ...bundle, manifests: manifests.toReversed() }).ok).toBe(false);
    expect(verifyDraw({ ...bundle, manifests: [] }).ok).toBe(false);
  });

  test('has one key, the known one', () => {
    const other = toHex(sha256());
    expect(statusOf(bundle, 'key')).toBe('skipped');
    expect(statusOf(bundle, 'key', { key })).toBe('ok');
    expect(statusOf(bundle, 'key', { key: other })).toBe('failed');
    expect(statusOf({ ...bundle, pinnedKey: other }, 'key', { key })).toBe('failed');
    const strange = publish(sampleDay(0), new Uint8Array(32).fill(9));
    const mixed = [...bundle.manifests.slice(0, -1), strange.at(-1)];
    expect(stepOf({ ...bundle, manifests: mixed }, 'key')).toMatchObject({
      reason: 'several-keys',
    });
  });

  test('is the one seen before', () => {
    const remembered = remember({}, bundle.manifests);
    expect(statusOf(bundle, 'remembered', remembered)).toBe('ok');
    const other = rewritten(0, 'close', { betCount: 2 });
    const shown = stepOf(other, 'remembered', remembered);
    expect(shown).toMatchObject({ status: 'failed', reason: 'contradiction' });
    expect(remember(remembered, other.manifests)).toEqual(remembered);
  });

  test('is of one game', () => {
    const stranger = { ...incidentOf(3)(NO_PREVIOUS), g: 'OTHER' };
    const manifests = [...bundle.manifests, signManifest(stranger, SECRET_KEY)];
    expect(stepOf({ ...bundle, manifests }, 'complete')).toMatchObject({ reason: 'other-game' });
  });
});

test('a cancelled issue still has to reveal its secret', () => {
  const writers = [...sampleDay(1).slice(0, 7), incidentOf(2)];
  const bundle = { ...bundles[1], manifests: publish(writers) };
  const { ok, numbers, steps } = verifyDraw(bundle);
  expect([ok, numbers]).toEqual([true, null]);
  expect(steps.find(({ id }) => id === 'anchor')?.status).toBe('ok');
  const both = { ...bundle, manifests: publish([...sampleDay(1), incidentOf(2)]) };
  expect(stepOf(both, 'complete')).toMatchObject({ status: 'failed', reason: 'contradiction' });
});

test.each([null, 1, 'x', [], {}, { ...bundles[0], more: 1 }, { ...bundles[0], mapping: {} }])(
  'what is no bundle fails, and does not throw: %#',
  (value) => {
    expect(verifyDraw(value)).toMatchObject({ ok: false, numbers: null });
  },
);
