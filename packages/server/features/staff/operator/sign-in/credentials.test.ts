import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import {
  describeSecret,
  newPassword,
  newSecret,
  sealSecret,
  stepOfCode,
  unsealSecret,
} from './credentials.ts';

/** The secret of RFC 6238, appendix B. */
const RFC = Buffer.from('12345678901234567890');

test('an authenticator that is given the address makes codes that are known', () => {
  const secret = newSecret();
  const { key, url } = describeSecret('wang', secret);
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  const at = 1_800_000_000_000;
  expect(stepOfCode(secret, totp.generate({ timestamp: at }), at)).toBe(60_000_000);
  expect(url).toContain(`secret=${key}`);
});

test('a sealed secret opens for the name that it was sealed for alone', async () => {
  const secret = randomBytes(20);
  const sealed = await sealSecret('', 'wang', secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(Buffer.from(await unsealSecret('', 'wang', sealed))).toEqual(secret);
  await expect(unsealSecret('', 'li', sealed)).rejects.toThrow();
});

test('a secret that was sealed before keys had numbers still opens', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-operator-'));
  mkdirSync(join(folder, 'keys'));
  const key = '00112233445566778899aabbccddeeff'.repeat(2);
  writeFileSync(join(folder, 'keys/operator-secrets.key'), `${key}\n`);
  const row =
    '0102030405060708090a0b0c4b403694dd219279d3c88af35fdb2a2444a69ac7fb788088a50045675a00d384b5f7a5a9';
  expect(await unsealSecret(folder, 'wang', Buffer.from(row, 'hex'))).toEqual(RFC);
  await expect(unsealSecret(folder, 'li', Buffer.from(row, 'hex'))).rejects.toThrow();
  rmSync(folder, { recursive: true });
});

test('no two passwords are the same', () => {
  const made = new Set(Array.from({ length: 200 }, newPassword));
  expect(made.size).toBe(200);
  for (const password of made) expect(password).toMatch(/^([a-km-z2-9]{4}-){4}[a-km-z2-9]{4}$/);
});
