import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBundle } from './bundle.ts';
import { isSignedByItsKey } from './signature.ts';
import { sampleBundle } from './testing/sample-draw.ts';
import { verifyDraw } from './verify.ts';

/** The same text with one bit of one character changed; undefined where that is no JSON. */
function flipped(text: string, at: number, bit: number): unknown {
  const changed = String.fromCodePoint(text.charCodeAt(at) ^ (1 << bit));
  try {
    return JSON.parse(text.slice(0, at) + changed + text.slice(at + 1));
  } catch {
    return undefined;
  }
}

const bundle = sampleBundle(0);
const kinds = ['day', 'issue', 'close', 'result', 'settlement'] as const;
const own = kinds.map((kind) => bundle.manifests.findLast(({ body }) => body.kind === kind));

describe('no bit of a manifest can change', () => {
  test.each(own.map((signed) => [signed?.body.kind, signed] as const))('%s', (_kind, signed) => {
    const text = JSON.stringify(signed);
    for (let at = 0; at < text.length; at += 1) {
      for (let bit = 0; bit < 7; bit += 1) {
        const manifest = flipped(text, at, bit);
        const parsed = parseBundle({ ...bundle, manifests: [manifest] });
        const passes = parsed.ok && parsed.value.manifests.every(isSignedByItsKey);
        expect(passes, `bit ${bit} at ${at}: ${text.slice(at - 10, at + 10)}`).toBe(false);
      }
    }
  });
});

test('nor 300 bits of the whole file, taken at random', () => {
  const text = JSON.stringify({ ...bundle, pinnedKey: bundle.manifests[0]?.key });
  expect(verifyDraw(JSON.parse(text)).ok).toBe(true);
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.nat(6), (at, bit) => {
      expect(verifyDraw(flipped(text, at, bit)).ok).toBe(false);
    }),
    { numRuns: 300, seed: 20261121 },
  );
});
