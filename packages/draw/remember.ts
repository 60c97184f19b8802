import { manifestHash, manifestName } from './manifest.ts';
import type { SignedManifest } from './signature.ts';
import { failed, passed, skipped } from './step.ts';
import type { Step } from './step.ts';

/**
 * What a browser keeps of the record it has seen, so that it cannot be shown another one later.
 */
export type Remembered = {
  readonly key?: string;
  /** Hash of the body by `manifestName`. */
  readonly hashes?: Readonly<Record<string, string>>;
};

/** Adds what is new. What is already known stays, so that a contradiction can still be shown. */
export function remember(remembered: Remembered, manifests: readonly SignedManifest[]): Remembered {
  const seen = manifests.map(({ body }) => [manifestName(body), manifestHash(body)] as const);
  const key = remembered.key ?? manifests[0]?.key;
  const hashes = { ...Object.fromEntries(seen), ...remembered.hashes };
  return key === undefined ? { hashes } : { key, hashes };
}

export function compareToRemembered(
  manifests: readonly SignedManifest[],
  { hashes = {} }: Remembered,
): Step {
  const known = manifests.filter(({ body }) => Object.hasOwn(hashes, manifestName(body)));
  for (const { body } of known) {
    const subject = manifestName(body);
    const expected = hashes[subject] ?? null;
    const computed = manifestHash(body);
    if (expected !== computed) {
      return failed('remembered', 'contradiction', { expected, computed, subject });
    }
  }
  if (known.length === 0) return skipped('remembered', 'nothing-remembered');
  return passed('remembered', { expected: String(known.length), computed: String(known.length) });
}
