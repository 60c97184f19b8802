import type { Platform } from '#platform/feature';
import type { Executor, Tx } from '#platform/db';
import { seal } from '#platform/seal';
import { isOrigin, isSecret, sealedFor, secretOf } from './known.ts';
import { readProvider, writeProvider } from './store.ts';

/** Money that comes over a chain is of a provider of its own, whom nobody asks to do anything: a node is only listened to. */
const NODE = 'node';

export type Node = {
  readonly number: number;
  readonly apiAt: string;
  readonly secret: string;
};

/** Adds the node of a chain or changes it; what is wrong with it where it cannot be one. */
export async function setNode(
  tx: Tx,
  dataFolder: string,
  { id, apiAt, secret }: { readonly id: string; readonly apiAt: string; readonly secret: string },
): Promise<string | undefined> {
  if (!isSecret(secret, NODE)) return 'a key has 8 to 256 signs';
  if (!isOrigin(apiAt)) return 'an address of https is needed';
  const sealed = await seal(dataFolder, sealedFor(id), Buffer.from(secret));
  await writeProvider(tx, { id, adapter: NODE, api_at: apiAt, sealed });
  return undefined;
}

/** A node that is on; undefined where there is none of this name. */
export async function nodeOf(
  { db, settings }: Pick<Platform, 'settings'> & { readonly db: Executor },
  id: string,
): Promise<Node | undefined> {
  const row = await readProvider(db, id);
  if (row?.is_on !== true || row.adapter !== NODE) return undefined;
  return { number: row.number, apiAt: row.api_at, secret: await secretOf({ settings }, row) };
}
