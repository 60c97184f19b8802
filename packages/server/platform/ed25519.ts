import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** What stands before the 32 bytes of a key of Ed25519 in DER, secret and public (RFC 8410). */
const SECRET = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex');

/** A key that signs, of its 32 bytes. */
export const secretKeyOf = (seed: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([SECRET, seed]), format: 'der', type: 'pkcs8' });

/** The 32 bytes of the public half. */
export const publicBytesOf = (secret: KeyObject): Buffer =>
  createPublicKey(secret).export({ format: 'der', type: 'spki' }).subarray(PUBLIC.length);

/** A key that verifies, of its 32 bytes; throws at others. */
export const publicKeyFrom = (bytes: Uint8Array): KeyObject =>
  createPublicKey({ key: Buffer.concat([PUBLIC, bytes]), format: 'der', type: 'spki' });
