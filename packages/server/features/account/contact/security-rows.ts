import { maskedContact, type ContactKind } from '@fairlot/rules/check/contact';
import type { SecurityRows } from '../../auth/credentials/index.ts';
import { readContacts } from './sealed-contact.ts';

/** The weight of each in the score (product 2.6). */
const POINTS = 10;
const KINDS: readonly ContactKind[] = ['email', 'phone'];

/** Email and phone, masked. */
export const listContactRows =
  (dataFolder: string): SecurityRows =>
  async (db, playerId) => {
    const contacts = await readContacts(db, dataFolder, playerId);
    return KINDS.map((key) => {
      const found = contacts.find(({ kind }) => kind === key);
      const points = { points: found ? POINTS : 0, most: POINTS };
      if (!found) return { key, isDone: false, ...points, at: null };
      const shown = maskedContact(key, found.address);
      return { key, isDone: true, ...points, at: found.boundMs, shown };
    });
  };
