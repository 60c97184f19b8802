import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '#platform/db';
import { sha256 } from '#platform/hash';
import { loadKey } from '#platform/key-file';
import { insertAnswered, readNowMs } from './store.ts';

/** What a challenge was given for: a sign-in is of nobody, the others of one login. */
export type Purpose =
  | { readonly use: 'sign-in' }
  | { readonly use: 'add' | 'show'; readonly sessionId: string };
type ChallengeDeps = { readonly db: Db; readonly dataFolder: string };

const GOOD_MS = 5 * 60_000;
const KEY = 'passkey-challenges';
const RANDOM = 16;
const TIME = 6;
const BODY = RANDOM + TIME;
const MAC = 32;

async function macOf(dataFolder: string, purpose: Purpose, body: Uint8Array): Promise<Buffer> {
  const whose = purpose.use === 'sign-in' ? '' : purpose.sessionId;
  return createHmac('sha256', await loadKey(dataFolder, KEY))
    .update(`${purpose.use}\n${whose}\n`)
    .update(body)
    .digest();
}

/**
 * What a device has to sign: 128 random bits and when it ends, sealed for one use. Nothing of it is kept, so whoever
 * asks for a million of them fills nothing.
 */
export async function giveChallenge(
  { db, dataFolder }: ChallengeDeps,
  purpose: Purpose,
): Promise<string> {
  const body = Buffer.concat([randomBytes(RANDOM), Buffer.alloc(TIME)]);
  body.writeUIntBE((await readNowMs(db)) + GOOD_MS, RANDOM, TIME);
  return Buffer.concat([body, await macOf(dataFolder, purpose, body)]).toString('base64url');
}

/** Whether a challenge was given by this installation, and for this; it may be stale or answered. */
export async function isGiven(
  dataFolder: string,
  purpose: Purpose,
  challenge: string,
): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== BODY + MAC) return false;
  const mac = await macOf(dataFolder, purpose, bytes.subarray(0, BODY));
  return timingSafeEqual(mac, bytes.subarray(BODY));
}

/** Uses up a challenge that was given: false where it is stale, or was answered before. */
export function takeChallenge(tx: Tx, challenge: string): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url');
  return insertAnswered(tx, sha256(bytes), bytes.readUIntBE(RANDOM, TIME));
}
