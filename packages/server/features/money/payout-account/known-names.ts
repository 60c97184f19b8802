import type { Executor } from '#platform/db';
import { readPlainOf } from '../../account/contact/index.ts';
import { openPart } from './sealed-number.ts';
import { listHolders } from './store.ts';

/** A name that the site knows a player by. */
export type KnownName = {
  readonly name: string;
  /** Masked number of the account that it is the holder of; undefined for the name of the registration. */
  readonly shown: string | undefined;
};

/**
 * Names that the site knows these players by: that of the registration first, then the holders of their accounts. A
 * name that does not open is left out.
 */
export async function readKnownNames(
  db: Executor,
  dataFolder: string,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly KnownName[]>> {
  const found = new Map<bigint, KnownName[]>();
  if (playerIds.length === 0) return found;
  const add = (playerId: bigint, known: KnownName) =>
    found.set(playerId, [...(found.get(playerId) ?? []), known]);
  const registered = await readPlainOf(db, dataFolder, playerIds, 'realName');
  for (const [playerId, name] of registered) add(playerId, { name, shown: undefined });
  for (const row of await listHolders(db, playerIds)) {
    const of = { playerId: row.player_id, mac: row.number_mac };
    const name = await openPart(dataFolder, 'holder', of, row.sealed_holder).catch(() => undefined);
    if (name !== undefined) add(row.player_id, { name, shown: row.shown });
  }
  return found;
}
