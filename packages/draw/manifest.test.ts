import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { parseManifest } from './manifest-shape.ts';
import { buildManifest, manifestHash, manifestName, NO_PREVIOUS } from './manifest.ts';
import { isSignedByItsKey, publicKeyOf, signManifest } from './signature.ts';
import { incidentOf, publish, sampleDay, SECRET_KEY } from './testing/sample-draw.ts';

const manifests = publish([...sampleDay(1), incidentOf(3)]);
const kinds = new Map(manifests.map((signed) => [signed.body.kind, signed] as const));

describe.each([...kinds])('a manifest of kind %s', (kind, signed) => {
  test('comes back from its published text as it was', () => {
    const again: unknown = JSON.parse(canonicalJson(signed));
    expect(again).toEqual(signed);
    expect(parseManifest(signed.body)).toEqual({ ok: true, value: signed.body });
    expect(isSignedByItsKey(signed)).toBe(true);
    expect(signed.key).toBe(publicKeyOf(SECRET_KEY));
  });

  test('has exactly its members', () => {
    for (const member of Object.keys(signed.body)) {
      const entries = Object.entries(signed.body).filter(([name]) => name !== member);
      expect(parseManifest(Object.fromEntries(entries)).ok, `${kind} without ${member}`).toBe(
        false,
      );
      expect(parseManifest({ ...signed.body, [member]: {} }).ok).toBe(false);
    }
    expect(parseManifest({ ...signed.body, more: 1 }).ok).toBe(false);
  });
});

test('all six kinds were tried', () => expect(kinds.size).toBe(6));

test('each manifest links to the one before, the first to zeros', () => {
  const before = [NO_PREVIOUS, ...manifests.map(({ body }) => manifestHash(body))];
  expect(manifests.map(({ body }) => body.prev)).toEqual(before.slice(0, -1));
  expect(new Set(manifests.map(({ body }) => manifestName(body))).size).toBe(manifests.length);
});

test('what is no manifest is refused, never thrown', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(parseManifest(value).ok).toBe(false);
    }),
  );
});

test('a wrong shape of our own is a bug', () => {
  const fields = { g: 'G', serial: '1', winners: 0, recountHash: NO_PREVIOUS, prev: NO_PREVIOUS };
  expect(() => buildManifest('settlement', { ...fields, payoutSum: '-1' })).toThrow('shape');
  expect(() => buildManifest('settlement', { ...fields, payoutSum: '1.5' })).toThrow('shape');
});

test('a signature holds for its body and key only', () => {
  const [one, two] = [manifests[0], manifests[1]];
  if (!one || !two) throw new Error('no manifests');
  const other = signManifest(one.body, new Uint8Array(32).fill(7));
  expect(isSignedByItsKey(other)).toBe(true);
  expect(isSignedByItsKey({ ...one, sig: two.sig })).toBe(false);
  expect(isSignedByItsKey({ ...one, body: two.body })).toBe(false);
  expect(isSignedByItsKey({ ...one, key: other.key })).toBe(false);
  expect(isSignedByItsKey({ ...one, key: 'ff'.repeat(32) })).toBe(false);
  expect(isSignedByItsKey({ ...one, sig: one.sig.toUpperCase() })).toBe(false);
  expect(isSignedByItsKey({ ...one, sig: `${one.sig}00` })).toBe(false);
});
