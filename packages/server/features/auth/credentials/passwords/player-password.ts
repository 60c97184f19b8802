import { createHmac } from 'node:crypto';
import { ok, type Result } from '@fairlot/rules/core/result';
import type { Db, Executor } from '#platform/db';
import { findKey, loadKey, newestKeyNumber } from '#platform/key-file';
import { hashPassword, isPassword, type Lane, PLAYER_COST } from './password.ts';
import { isPepperNeeded, readHashes, updateHash, type PasswordKind } from './store-password.ts';

/**
 * A password of a player is mixed with a key of this installation, its pepper, before it is hashed: who
 * has the database alone cannot guess at it. The hash names the pepper: `p1$argon2id$...`.
 * One without is from before there was any, and is good until its next sign-in.
 */
const PEPPERS = 'password-pepper';
const FIRST = 1;
const keyName = (number: number): string => `${PEPPERS}.${number}`;

/** The pepper that is mixed in from now on: the newest of the folder, the first made when it is asked for. */
const newestPepper = async (dataFolder: string): Promise<number> =>
  Math.max(FIRST, await newestKeyNumber(dataFolder, PEPPERS));

const known = new Map<string, Promise<Uint8Array>>();

function pepperOf(dataFolder: string, number: number): Promise<Uint8Array> {
  const name = `${dataFolder}\n${number}`;
  const key = known.get(name) ?? loadKey(dataFolder, keyName(number));
  known.set(name, key);
  // One that could not be read is asked for again.
  key.catch(() => known.delete(name));
  return key;
}

const mix = async (dataFolder: string, number: number, password: string): Promise<string> =>
  createHmac('sha256', await pepperOf(dataFolder, number))
    .update(password.normalize('NFC'))
    .digest('base64');

/** What is stored of a new password. */
export async function hashPlayerPassword(
  dataFolder: string,
  password: string,
  lane?: Lane,
): Promise<Result<string, 'BUSY'>> {
  const number = await newestPepper(dataFolder);
  const hashed = await hashPassword(await mix(dataFolder, number, password), PLAYER_COST, lane);
  return hashed.ok ? ok(`p${number}${hashed.value}`) : hashed;
}

const { memoryCost, timeCost, parallelism } = PLAYER_COST;
const PRESENT = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

/** Whether a hash was made as it would not be made today. */
export const isStale = async (dataFolder: string, stored: string): Promise<boolean> =>
  !stored.startsWith(`p${await newestPepper(dataFolder)}${PRESENT}`);

/** Whether a password is the one of a hash, with its pepper or without; the same work where there is none. */
export async function isPlayerPassword(
  dataFolder: string,
  stored: string | undefined,
  password: string,
  lane?: Lane,
): Promise<Result<boolean, 'BUSY'>> {
  const [, number, hash] = /^p(\d{1,4})(\$.*)$/s.exec(stored ?? `p${FIRST}$`) ?? [];
  if (number === undefined) return isPassword(stored, password, PLAYER_COST, lane);
  const mixed = await mix(dataFolder, Number(number), password);
  return isPassword(stored && hash, mixed, PLAYER_COST, lane);
}

/** After a good sign-in: the same password as it would be hashed today. Who finds no turn does it the next time. */
export async function renewHash(
  { db, dataFolder }: { readonly db: Db; readonly dataFolder: string },
  player: { readonly playerId: bigint; readonly stored: string },
  password: string,
): Promise<void> {
  if (!(await isStale(dataFolder, player.stored))) return;
  const hashed = await hashPlayerPassword(dataFolder, password);
  if (!hashed.ok) return;
  await updateHash(db, player.playerId, { before: player.stored, after: hashed.value });
}

/** Whether a player has this password of a kind, or had it as one of the three before. */
export async function isUsedBefore(
  { db, dataFolder }: { readonly db: Executor; readonly dataFolder: string },
  playerId: bigint,
  kind: PasswordKind,
  password: string,
  lane?: Lane,
): Promise<Result<boolean, 'BUSY'>> {
  let isUsed = false;
  // All of them, so that the time does not tell which.
  for (const hash of await readHashes(db, playerId, kind)) {
    const same = await isPlayerPassword(dataFolder, hash, password, lane);
    if (!same.ok) return same;
    isUsed ||= same.value;
  }
  return ok(isUsed);
}

/** Whether players have passwords that this folder has no pepper for: none of them could sign in. */
export async function isPepperMissing(db: Executor, dataFolder: string): Promise<boolean> {
  if (await findKey(dataFolder, keyName(FIRST))) return false;
  return isPepperNeeded(db, FIRST);
}
