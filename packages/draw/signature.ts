import { ed25519 } from '@noble/curves/ed25519.js';
import { hexBytes, parseHex, textBytes, toHex } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Manifest } from './manifest.ts';

/** A manifest as it is published: Ed25519 over the canonical JSON of the body. */
export type SignedManifest<Body extends Manifest = Manifest> = {
  readonly body: Body;
  readonly key: string;
  readonly sig: string;
};

/** The public key (hex) of a 32-byte secret key. */
export const publicKeyOf = (secretKey: Uint8Array): string =>
  toHex(ed25519.getPublicKey(secretKey));

export function signManifest<Body extends Manifest>(
  body: Body,
  secretKey: Uint8Array,
): SignedManifest<Body> {
  const sig = ed25519.sign(textBytes(canonicalJson(body)), secretKey);
  return { body, key: publicKeyOf(secretKey), sig: toHex(sig) };
}

/** Whether the manifest was signed by the key it names. That this key is the right one is another question. */
export function isSignedByItsKey({ body, key, sig }: SignedManifest): boolean {
  if (!parseHex(key, 32) || !parseHex(sig, 64)) return false;
  const message = textBytes(canonicalJson(body));
  try {
    // The strict rules of RFC 8032: one body and key have no second valid spelling.
    return ed25519.verify(hexBytes(sig), message, hexBytes(key), { zip215: false });
  } catch {
    // The curve library throws for bytes that are no point of the curve.
    return false;
  }
}
