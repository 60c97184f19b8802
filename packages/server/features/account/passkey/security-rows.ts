import { MOST_PASSKEYS } from '@fairlot/wire/account/passkey';
import type { SecurityRows } from '../../auth/credentials/index.ts';
import { readSite } from './site.ts';
import { readOldest } from './store.ts';

/** The weight that product 2.6 gives to questions, which prove nothing (reliability C4). */
const POINTS = 10;

/** The passkeys: nothing can be had of them where the site has none, and whoever has some sees them all the same. */
export const listPasskeyRows =
  (ownAddress: string | undefined): SecurityRows =>
  async (db, playerId) => {
    const { n, since } = await readOldest(db, playerId);
    const most = (await readSite(db, ownAddress)) ? POINTS : 0;
    const isDone = n > 0;
    const row = { key: 'passkey', isDone, points: isDone ? most : 0, most };
    return [isDone ? { ...row, at: Number(since), shown: `${n}/${MOST_PASSKEYS}` } : row];
  };
