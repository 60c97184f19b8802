import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { foldCode } from '@fairlot/rules/core/typed-text';

/** Codes of an authenticator (RFC 6238): six digits, another every 30 seconds. */
const SECRET_BYTES = 20;
const PERIOD_S = 30;
const ISSUER = 'Fairlot';

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

/** The code that an authenticator with this key shows at a time. */
export const codeAt = (key: string, nowMs: number): string =>
  new TOTP({ period: PERIOD_S, secret: Secret.fromBase32(key) }).generate({ timestamp: nowMs });

/**
 * The 30 seconds that a code belongs to: those of `nowMs` or the ones before; undefined for any
 * other code.
 */
export function stepOfCode(secret: Uint8Array, typed: string, nowMs: number): number | undefined {
  const code = foldCode(typed);
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totpOf(secret, '').validate({ token: code, timestamp: nowMs, window: 1 });
  if (delta === null || delta > 0) return undefined;
  return Math.floor(nowMs / 1_000 / PERIOD_S) + delta;
}
