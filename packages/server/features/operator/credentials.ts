import { randomBytes, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { seal, unseal } from '../../platform/seal.ts';
import { hashPassword, isPassword, type HashCost } from '../session/index.ts';

/** How operators prove who they are: a password and an authenticator (RFC 6238), both always. */
const OPERATOR_COST: HashCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
const SECRET_BYTES = 20;
const PERIOD_S = 30;
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

/** Also what a login is offered stands for the table: taken, it moves there as it is. */
const sealedFor = (name: string) => ({ key: KEY, table: 'operator', owner: name });

/** Sealed for the table, by a key of the installation; bound to the name that it belongs to. */
export const sealSecret = (dataFolder: string, name: string, secret: Uint8Array): Promise<Buffer> =>
  seal(dataFolder, sealedFor(name), secret);

/** Throws when its key is not the one that it was sealed by. */
export const unsealSecret = (
  dataFolder: string,
  name: string,
  sealed: Buffer,
): Promise<Uint8Array> => unseal(dataFolder, sealedFor(name), sealed);
