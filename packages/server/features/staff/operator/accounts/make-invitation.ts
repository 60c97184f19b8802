import { createHash, randomBytes, randomInt } from 'node:crypto';

/**
 * The two halves that let an operator choose a password and an authenticator: a link and a code. They go to two
 * people, and neither opens anything alone. The database keeps hashes of their hashes.
 */
const LINK_BYTES = 32;

/** Read aloud without doubt: neither 0 and o nor 1 and l. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 4;

/** The secret of a link, 256 bits; it stands behind the `#` of an address, which no server is sent. */
export const newLink = (): string => randomBytes(LINK_BYTES).toString('base64url');

/** A code of 80 bits, in groups that can be told on the telephone. */
export const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

export const hashLink = (link: string): Buffer => hash(`link ${link}`);

/** Normalizes a typed code: case, blanks and hyphens make no difference. */
export const hashCode = (code: string): Buffer =>
  hash(
    `code ${code
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '')}`,
  );

/** The hash of a link that a proposal holds, the same as in the database. */
export const keptOf = (hashed: Buffer): string => createHash('sha256').update(hashed).digest('hex');
