import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Secrets as they are kept in tables: AES-256-GCM under a key that is not in the database. */
const NONCE = 12;
const TAG = 16;

/** What a secret is for and whose it is: opened as another's, it does not open. */
export type SealedFor = { readonly purpose: string; readonly name: string };

/** A key for one purpose, made from the master key. */
export const keyFor = (master: Uint8Array, purpose: string): Buffer =>
  createHmac('sha256', master).update(`fairlot/${purpose}/v1`).digest();

export function sealSecret(
  master: Uint8Array,
  { purpose, name }: SealedFor,
  secret: Uint8Array,
): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyFor(master, purpose), nonce);
  cipher.setAAD(Buffer.from(name));
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** Throws where it was sealed for something else, or by another key. */
export function openSecret(
  master: Uint8Array,
  { purpose, name }: SealedFor,
  sealed: Buffer,
): Uint8Array {
  const key = keyFor(master, purpose);
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE));
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]);
}
