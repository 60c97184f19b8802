import { invariant } from '@fairlot/rules/core/invariant';
import { QUICKNET } from './beacon.ts';
import { canonicalHash } from './canonical-json.ts';
import { parseManifest } from './manifest-shape.ts';
import type { DrandPin, Manifest, ManifestKind, ManifestOf } from './manifest-kinds.ts';

export type * from './manifest-kinds.ts';

/** The body exactly as it is signed, made of everything but version and kind. */
export function buildManifest<Kind extends ManifestKind>(
  kind: Kind,
  fields: Omit<ManifestOf<Kind>, 'v' | 'kind'>,
): ManifestOf<Kind> {
  const parsed = parseManifest({ v: 1, kind, ...fields });
  invariant(
    parsed.ok,
    `a ${kind} manifest of the right shape${parsed.ok ? '' : `: ${parsed.error}`}`,
  );
  return parsed.value as ManifestOf<Kind>;
}

export const NO_PREVIOUS = '0'.repeat(64);

export const manifestHash = (body: Manifest): string => canonicalHash(body);

/** The pin that a day manifest carries: always quicknet. */
export const quicknetPin = (deltaMs: number): DrandPin => ({
  chainHash: QUICKNET.chainHash,
  pk: QUICKNET.publicKey,
  deltaMs,
});

/** A name for what a manifest is about; two different bodies under one name are a contradiction. */
export function manifestName(body: Manifest): string {
  switch (body.kind) {
    case 'day':
      return `${body.g} day ${body.d}`;
    case 'terms':
      return `${body.g} terms ${body.version}`;
    default:
      return `${body.g} ${body.kind} ${body.serial}`;
  }
}
