import { createHash, createHmac } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import * as z from 'zod/mini';
import type { Output } from '@fairlot/wire/core';
import type { credentialsHttp } from '@fairlot/wire/auth/credentials';
import type { Db } from '#platform/db';
import { loadKey } from '#platform/key-file';
import { networkOf } from '#platform/network';
import { readNowMs, takeWork, untakeWork } from './store-work.ts';

export type WorkStage = { readonly db: Db; readonly dataFolder: string };

/** Numbers to try at most; on average half of them, which takes a phone about a second. */
export const MOST_NUMBERS = 300_000;
const GOOD_MS = 5 * 60_000;
const ALGORITHM = 'SHA-256';
const KEY = 'sign-in-work';

/** What comes back from outside: the challenge as it was given, and the number that was found. */
const Shown = z.object({
  algorithm: z.literal(ALGORITHM),
  challenge: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  number: z.int().check(z.minimum(0), z.maximum(MOST_NUMBERS)),
  salt: z.string().check(z.regex(/^[0-9a-f]{24}\?expires=\d{10}&$/)),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** Work is good for the network that asked for it: its key is made of the one of this installation. */
const keyOf = async (dataFolder: string, ip: string): Promise<string> =>
  createHmac('sha256', await loadKey(dataFolder, KEY))
    .update(networkOf(ip))
    .digest('hex');

/** A puzzle, good for five minutes and the network of whoever asks. Nothing of it is kept. */
export async function giveWork(
  { db, dataFolder }: WorkStage,
  ip: string,
): Promise<Output<typeof credentialsHttp.getWork>> {
  const made = await createChallenge({
    algorithm: ALGORITHM,
    maxNumber: MOST_NUMBERS,
    expires: new Date((await readNowMs(db)) + GOOD_MS),
    hmacKey: await keyOf(dataFolder, ip),
  });
  return {
    Algorithm: ALGORITHM,
    Challenge: made.challenge,
    MaxNumber: MOST_NUMBERS,
    Salt: made.salt,
    Signature: made.signature,
  };
}

function readShown(text: string): z.output<typeof Shown> | undefined {
  try {
    const parsed = z.safeParse(Shown, JSON.parse(Buffer.from(text, 'base64').toString()));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

const hashOf = ({ challenge }: z.output<typeof Shown>): Uint8Array =>
  createHash('sha256').update(challenge).digest();

/** Whether work was done for this network, is not stale and was not shown before; then it is used up. */
export async function isWorkDone(
  { db, dataFolder }: WorkStage,
  ip: string,
  text: string | undefined,
): Promise<boolean> {
  const shown = text === undefined ? undefined : readShown(text);
  // The library looks at the clock of this machine; the one that counts is that of the database.
  if (!shown || !(await verifySolution(shown, await keyOf(dataFolder, ip), false))) return false;
  const expiresS = Number(/expires=(\d+)/.exec(shown.salt)?.[1]);
  return takeWork(db, hashOf(shown), expiresS);
}

/** Work that somebody used up for nothing, as there was no time for his password: it is good once more. */
export async function giveBackWork({ db }: WorkStage, spent: string | undefined): Promise<void> {
  const shown = spent === undefined ? undefined : readShown(spent);
  if (shown) await untakeWork(db, hashOf(shown));
}
