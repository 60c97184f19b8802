import type { ContactKind } from '@fairlot/rules/check/contact';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Executor } from '#platform/db';
import { KIND_NUMBERS, readAddress, type Address } from './address.ts';
import { openContact } from './sealed-contact.ts';
import { findContact } from './store.ts';

/**
 * The address of a player of this kind, and whether it was bound in the last so many hours: whoever took an account
 * over may have bound his own. Undefined: none is bound.
 */
export async function boundAddress(
  db: Executor,
  dataFolder: string,
  { playerId, kind }: { readonly playerId: bigint; readonly kind: ContactKind },
  hours: number,
): Promise<{ readonly address: Address; readonly isNew: boolean } | undefined> {
  const number = KIND_NUMBERS[kind];
  const found = await findContact(db, playerId, number, hours);
  if (!found) return undefined;
  const address = readAddress(kind, await openContact(dataFolder, playerId, number, found.sealed));
  invariant(address.ok, 'what is bound was read when it was');
  return { address: address.value, isNew: found.isNew };
}
