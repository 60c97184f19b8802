import { createCipheriv, createDecipheriv, randomBytes, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { loadKey } from '../../platform/key-file.ts';
import { hashPassword, isPassword, type HashCost } from '../session/index.ts';

/** How operators prove who they are: a password and an authenticator (RFC 6238), both always. */
const OPERATOR_COST: HashCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
const SECRET_BYTES = 20;
const PERIOD_S = 30;
const NONCE = 12;
const TAG = 16;
const KEY = 'operator-secrets';
const ISSUER = 'Fairlot';

/** Read aloud without doubt: neither 0 and o nor 1 and l. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const PASSWORD_GROUPS = 5;
const GROUP = 4;

/** A password of 100 bits, in groups that can be copied by hand. */
export const newPassword = (): string =>
  Array.from({ length: PASSWORD_GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

export const hashOperatorPassword = (password: string) => hashPassword(password, OPERATOR_COST);
export const isOperatorPassword = (stored: string | undefined, password: string) =>
  isPassword(stored, password, OPERATOR_COST);

/** A new secret of an authenticator, 160 bits. */
export const newSecret = (): Uint8Array => randomBytes(SECRET_BYTES);

const totpOf = (secret: Uint8Array, name: string): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label: name,
    period: PERIOD_S,
    digits: 6,
    algorithm: 'SHA1',
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

/** What is typed into an authenticator, and the address that its picture carries. */
export function describeSecret(name: string, secret: Uint8Array): { key: string; url: string } {
  const totp = totpOf(secret, name);
  return { key: totp.secret.base32, url: totp.toString() };
}

/**
 * The 30 seconds that a code belongs to: those of `nowMs` or the ones before; undefined for any
 * other code.
 */
export function stepOfCode(secret: Uint8Array, code: string, nowMs: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totpOf(secret, '').validate({ token: code, timestamp: nowMs, window: 1 });
  if (delta === null || delta > 0) return undefined;
  return Math.floor(nowMs / 1_000 / PERIOD_S) + delta;
}

/** Sealed for the table, by a key of the installation; bound to the name that it belongs to. */
export async function sealSecret(
  dataFolder: string,
  name: string,
  secret: Uint8Array,
): Promise<Buffer> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', await loadKey(dataFolder, KEY), nonce);
  cipher.setAAD(Buffer.from(name));
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** Throws when its key is not the one that it was sealed by. */
export async function unsealSecret(
  dataFolder: string,
  name: string,
  sealed: Buffer,
): Promise<Uint8Array> {
  const key = await loadKey(dataFolder, KEY);
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE));
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]);
}
