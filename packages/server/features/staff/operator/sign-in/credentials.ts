import { randomInt } from 'node:crypto';
import { seal, unseal } from '#platform/seal';
import { hashPassword, isPassword, type HashCost } from '../../../auth/login/index.ts';

export { describeSecret, newSecret, stepOfCode } from '../../../auth/credentials/index.ts';

/** How operators prove who they are: a password and an authenticator (RFC 6238), both always. */
const OPERATOR_COST: HashCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
const KEY = 'operator-secrets';

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
