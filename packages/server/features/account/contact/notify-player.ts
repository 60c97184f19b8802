import { newId, type Tx } from '#platform/db';
import { postLetter, type Words } from '../../messaging/delivery/index.ts';
import { messageKind } from './address.ts';
import { readContacts } from './sealed-contact.ts';

/** A notice that nobody waits for: a day is enough for any mail server. */
const GOOD_S = 86_400;

/** Posts a notice to every address that a player has bound. */
export async function writeToPlayer(
  dataFolder: string,
  tx: Tx,
  playerId: bigint,
  words: Words,
): Promise<void> {
  const key = newId();
  for (const { kind, address } of await readContacts(tx, dataFolder, playerId)) {
    await postLetter(tx, dataFolder, {
      key: `notice:${key}:${kind}`,
      kind: messageKind(kind),
      to: address,
      words,
      goodForS: GOOD_S,
      playerId,
    });
  }
}
