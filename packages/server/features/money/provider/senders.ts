import { coalescedCache } from '#platform/coalesced-cache';
import type { Platform } from '#platform/feature';
import { isSpokenTo, secretOf } from './known.ts';
import { readProviders, type ProviderRow } from './store.ts';

/** A provider with the secret of its callbacks. */
export type Sender = { readonly number: number; readonly secret: string };

/** The minimum interval between two reads of the providers. */
const HOLDS_MS = 250;

/** Caches the providers by id. Unsigned callbacks cause at most four reads of the database per second. */
export function createSenders({
  callbackDb,
  settings,
}: Pick<Platform, 'callbackDb' | 'settings'>): (id: string) => Promise<Sender | undefined> {
  const read = async (): Promise<ReadonlyMap<string, Sender>> => {
    // The key of a chain node is known to its operator, so its signature proves nothing.
    const rows = (await readProviders(callbackDb)).filter(isSpokenTo);
    const known = async (row: ProviderRow): Promise<[string, Sender]> => [
      row.id,
      { number: row.number, secret: await secretOf({ settings }, row) },
    ];
    return new Map(await Promise.all(rows.map(known)));
  };
  const senders = coalescedCache<'all', ReadonlyMap<string, Sender>>(read, {
    holdsMs: HOLDS_MS,
    most: 1,
  });
  return async (id) => (await senders.read('all')).get(id);
}
