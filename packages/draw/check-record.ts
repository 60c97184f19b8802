import type { DrawBundle } from './bundle.ts';
import { manifestHash, manifestName } from './manifest.ts';
import { compareToRemembered } from './remember.ts';
import type { Remembered } from './remember.ts';
import { isSignedByItsKey } from './signature.ts';
import { compared, failed, passed, skipped } from './step.ts';
import type { Step } from './step.ts';

/** That the published record is whole: signed by the known key, linked, and the one seen before. */
export function checkRecord(bundle: DrawBundle, remembered: Remembered): Step[] {
  return [
    checkSignatures(bundle),
    ...checkKeys(bundle, remembered),
    checkLinks(bundle),
    compareToRemembered(bundle.manifests, remembered),
  ];
}

function checkSignatures({ manifests }: DrawBundle): Step {
  const bad = manifests.filter((signed) => !isSignedByItsKey(signed));
  const expected = String(manifests.length);
  const computed = String(manifests.length - bad.length);
  const first = bad[0];
  if (!first) return passed('signatures', { expected, computed });
  const subject = manifestName(first.body);
  return failed('signatures', 'bad-signature', { expected, computed, subject });
}

function checkKeys({ manifests, pinnedKey }: DrawBundle, remembered: Remembered): Step[] {
  const keys = [...new Set(manifests.map(({ key }) => key))];
  const known = [pinnedKey, remembered.key].filter((key) => key !== undefined);
  const computed = keys[0];
  if (computed === undefined || keys.length > 1) return [failed('key', 'several-keys')];
  if (known.length === 0) return [skipped('key', 'no-known-key', { computed })];
  return known.map((expected) => compared('key', expected, computed));
}

/**
 * The manifests of all issues of a game form one chain, so those of one issue are seldom
 * neighbours. Every link between neighbours that are here must hold; where others lie between,
 * nothing can be said, but two successors of one manifest, or one that points to anything else
 * than its neighbour, show a record with two versions.
 */
function checkLinks({ manifests }: DrawBundle): Step {
  const hashes = manifests.map(({ body }) => manifestHash(body));
  const prevs = manifests.map(({ body }) => body.prev);
  const expected = String(Math.max(manifests.length - 1, 0));
  let linked = 0;
  for (const [at, { body }] of manifests.entries()) {
    const target = hashes.indexOf(body.prev);
    const isFork = prevs.indexOf(body.prev) !== at;
    if (isFork || (target !== -1 && target !== at - 1)) {
      return failed('links', 'fork', { subject: manifestName(body) });
    }
    if (target !== -1) linked += 1;
  }
  const detail = { expected, computed: String(linked) };
  return detail.expected === detail.computed
    ? passed('links', detail)
    : skipped('links', 'gap', detail);
}
