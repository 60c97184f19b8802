import { createHmac, randomInt } from 'node:crypto';
import { foldCode } from '@fairlot/rules/core/typed-text';
import { loadKey } from '#platform/key-file';

/** Read aloud without doubt: neither 0 and o nor 1 and l. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP = 4;
const CODES = 10;
const KEY = 'recovery-codes';

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

/** Ten codes of 60 bits. They are shown once; what is kept of them is `hashRecovery`. */
export const newRecoveryCodes = (): readonly string[] => Array.from({ length: CODES }, newCode);

/**
 * The stored hash of a code, under a key of this installation: 60 random bits need no slow hash. Blanks, dashes and
 * case do not matter.
 */
export async function hashRecovery(
  dataFolder: string,
  playerId: bigint,
  code: string,
): Promise<Buffer> {
  const plain = foldCode(code).toLowerCase();
  const key = await loadKey(dataFolder, KEY);
  return createHmac('sha256', key).update(`${playerId}:${plain}`).digest();
}
