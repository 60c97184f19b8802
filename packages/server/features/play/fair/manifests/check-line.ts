import { verify, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { publicKeyFrom } from '#platform/ed25519';
import { linesOf, readText } from '#platform/copy-file';
import { sha256Hex } from '#platform/hash';
import { trustedFileOf } from '#platform/key-file';
import { loadKeys, SIGNING } from '../commitment/keys.ts';

/** A manifest as stored: its text and the columns of its row. */
export type StoredManifest = {
  readonly game_id: number;
  readonly seq: number;
  readonly code: string;
  readonly kind: string;
  readonly day: string | null;
  readonly serial: bigint | null;
  readonly body: string;
  readonly hash: Buffer;
  readonly key: Buffer;
  readonly sig: Buffer;
};

type Body = {
  readonly g?: string;
  readonly kind?: string;
  readonly d?: string;
  readonly serial?: string;
};

export type LineCheck = (line: StoredManifest) => string | undefined;

/**
 * Makes a check that recomputes hash and signature of manifests. It trusts the key of this installation and the keys
 * in `keys/manifest-signing.trusted` (one per line, hex). Without a data folder it trusts any key with a valid
 * signature. The check returns the fault of a manifest.
 */
export async function makeLineCheck(dataFolder: string): Promise<LineCheck> {
  const trusted = new Set<string>();
  if (dataFolder !== '') {
    trusted.add((await loadKeys(dataFolder)).publicKey);
    const others = await readText(join(dataFolder, 'keys', trustedFileOf(SIGNING)));
    for (const line of linesOf(others)) trusted.add(line.trim());
  }
  const known = new Map<string, KeyObject>();
  const keyOf = (bytes: Buffer): KeyObject => {
    const name = bytes.toString('hex');
    const key = known.get(name) ?? publicKeyFrom(bytes);
    known.set(name, key);
    return key;
  };
  return (line) => {
    if (sha256Hex(line.body) !== line.hash.toString('hex'))
      return 'its hash does not match its text';
    const text = readBody(line.body);
    if (!text) return 'its text cannot be read';
    if (!isItsOwn(line, text)) return 'its text belongs to another manifest';
    if (trusted.size > 0 && !trusted.has(line.key.toString('hex')))
      return 'it was signed by an unknown key';
    const isSigned = verify(null, Buffer.from(line.body), keyOf(line.key), line.sig);
    return isSigned ? undefined : 'its signature is invalid';
  };
}

/** Returns undefined if a body is no JSON object: a forged body must not end the check of the others. */
function readBody(body: string): Body | undefined {
  try {
    const text = JSON.parse(body) as unknown;
    return typeof text === 'object' && text !== null ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Returns true if the key columns of a manifest match its text. */
function isItsOwn({ code, kind, day, serial }: StoredManifest, text: Body): boolean {
  if (text.g !== code || text.kind !== kind || (text.d ?? null) !== day) return false;
  return (text.serial ?? null) === (serial === null ? null : String(serial));
}
