import { randomBytes } from 'node:crypto';
import { sha256 } from '#platform/hash';

/** Life of a token, of a login without activity, and of a login at all, in seconds. */
export const TOKEN_SECONDS = 30 * 60;
export const IDLE_SECONDS = 30 * 60;
export const LOGIN_SECONDS = 12 * 60 * 60;
/** A replaced token stays good this long: several tabs race for the refresh, or a reply was lost. */
export const GRACE_SECONDS = 60;

/** A new token: 256 bits, shown once. Only its hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): Buffer => sha256(token);
