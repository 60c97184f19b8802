import { newId, type Tx } from '#platform/db';
import { postMessages } from '../../messaging/inbox/index.ts';
import { TAKEN_AWAY } from './inbox-text.ts';
import { deleteAuthenticator, isOn } from './store.ts';
import { restFunds } from './store-rest.ts';

/** How long no money leaves afterwards, in hours: its owner has time to read of it. */
export const REST_HOURS = 24;

/**
 * Takes the authenticator of a player away with its recovery codes, in the caller's transaction, which holds him: for
 * whoever has lost both. His money rests for a day, and his inbox has it. False: he has none.
 */
export async function takeAuthenticator(tx: Tx, playerId: bigint): Promise<boolean> {
  if (!(await isOn(tx, playerId))) return false;
  await deleteAuthenticator(tx, playerId);
  await restFunds(tx, playerId, REST_HOURS);
  await postMessages(tx, [{ playerId, tab: 'account', key: `factor:${newId()}`, ...TAKEN_AWAY }]);
  return true;
}
