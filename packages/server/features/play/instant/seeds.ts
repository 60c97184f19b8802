import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Seed, SEED_CODES } from '@fairlot/wire/play/instant';
import type { Refusal } from '@fairlot/wire/core';
import type { Db } from '#platform/db';
import type { Keys } from '../fair/commitment/index.ts';
import { presentSeed } from './present.ts';
import { newSeed, openSeed } from './seed.ts';
import { makeSeed, readSeed, revealSeed, setClient } from './store.ts';

type SeedRefusal = Refusal<typeof SEED_CODES>;
type Said<T> = Promise<Result<T, SeedRefusal>>;
type SeedsDeps = { readonly db: Db; readonly keys: Keys };

/** The seed that is drawn from, committed to now where there is none; or one of before. */
export async function getSeed(
  { db, keys }: SeedsDeps,
  playerId: bigint,
  seedId?: number,
): Said<Seed> {
  const found = await readSeed(db, playerId, seedId);
  if (found) return ok(presentSeed(found));
  if (seedId !== undefined) return refused({ code: 'NO_SUCH_SEED' });
  const made = await makeSeed(db, playerId, newSeed(keys));
  // Revealed by another tab in between: the next one is there.
  const current = made ?? (await readSeed(db, playerId));
  invariant(current, 'a player has a seed');
  return ok(presentSeed(current));
}

/** Takes the player's own seed; sent again it is the same. */
export async function setClientSeed(
  { db }: SeedsDeps,
  playerId: bigint,
  { SeedId, ClientSeed }: { readonly SeedId: number; readonly ClientSeed: string },
): Said<Seed> {
  const client = Buffer.from(ClientSeed, 'hex');
  const seed = await setClient(db, playerId, SeedId, client);
  if (!seed) return refused({ code: 'NO_SUCH_SEED' });
  if (!seed.client_seed?.equals(client)) return refused({ code: 'SEED_IS_SET' });
  return ok(presentSeed(seed));
}

/** Reveals a seed and commits to the next; what was revealed before is told again. */
export async function rotate(
  { db, keys }: SeedsDeps,
  playerId: bigint,
  seedId: number,
): Said<{ Revealed: Seed; Next: Seed }> {
  const before = await readSeed(db, playerId, seedId);
  if (!before) return refused({ code: 'NO_SUCH_SEED' });
  const serverSeed = openSeed(keys, before);
  const seeds = await revealSeed(db, playerId, { id: seedId, serverSeed }, newSeed(keys));
  const [revealed, next] = seeds;
  if (!revealed?.server_seed || !next) return refused({ code: 'SEED_UNUSED' });
  return ok({ Revealed: presentSeed(revealed), Next: presentSeed(next) });
}
