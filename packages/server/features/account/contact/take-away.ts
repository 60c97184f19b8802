import { maskedContact, type ContactKind } from '@fairlot/rules/check/contact';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Tx } from '#platform/db';
import { KIND_NUMBERS } from './address.ts';
import { notifyOldAddress } from './bind.ts';
import { openContact } from './sealed-contact.ts';
import { deleteContacts } from './store.ts';

export type TakenContact = {
  readonly kind: ContactKind;
  readonly masked: string;
  readonly boundMs: number;
};

/**
 * Takes email and phone of a player away, in the caller's transaction, which holds him: all of them, or those that
 * were bound in the last so many hours. For whoever gives an account back to its owner: who had it may have bound his
 * own. Each is told that it is bound no longer.
 */
export async function takeContacts(
  tx: Tx,
  dataFolder: string,
  playerId: bigint,
  withinHours?: number,
): Promise<readonly TakenContact[]> {
  const taken: TakenContact[] = [];
  for (const { kind: number, sealed, bound_ms: bound } of await deleteContacts(
    tx,
    playerId,
    withinHours,
  )) {
    const kind = (Object.keys(KIND_NUMBERS) as ContactKind[]).find(
      (name) => KIND_NUMBERS[name] === number,
    );
    invariant(kind, 'email and phone alone are taken');
    const words = { about: 'contact-removed', what: kind } as const;
    await notifyOldAddress(tx, dataFolder, { playerId, kind, sealed }, words);
    const masked = maskedContact(kind, await openContact(dataFolder, playerId, number, sealed));
    taken.push({ kind, masked, boundMs: Number(bound) });
  }
  return taken;
}
