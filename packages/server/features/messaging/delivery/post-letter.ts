import type { Tx } from '#platform/db';
import { wakeJob } from '#platform/jobs';
import { seal } from '#platform/seal';
import { bounds } from './bounds.ts';
import { hashAddress } from './hash-address.ts';
import { countMessages, insertMessage, lockMessages } from './store.ts';
import type { Words } from './words.ts';

export const SEND_JOB = 'courier.send';
export const SEAL_KEY = 'messages';

/** A message to be brought. */
export type Letter = {
  /** What it is about: the same letter is brought once, however often it is posted. */
  readonly key: string;
  readonly kind: 'mail' | 'sms';
  readonly to: string;
  readonly words: Words;
  /** Seconds after which it is worth nothing. */
  readonly goodForS: number;
  readonly playerId?: bigint | undefined;
  /** It goes to an address that this player has proven: what others had sent there does not count against it. */
  readonly isOwn?: boolean;
  /** Of whoever asked for it: then it is counted, and too many are refused. Without it the program tells what was done. */
  readonly askedFrom?: string | undefined;
};

/**
 * Posts a letter in the caller's transaction: it leaves when that commits, within a second. False: this
 * address, player or network, or the whole site, has had as many as a day has.
 */
export async function postLetter(tx: Tx, dataFolder: string, letter: Letter): Promise<boolean> {
  const { key, kind, to, words, askedFrom, playerId, goodForS, isOwn = false } = letter;
  // Counted without capitals: else each spelling of one address would have its own ten.
  const address = await hashAddress(dataFolder, kind, to.toLowerCase());
  if (askedFrom !== undefined) {
    const most = await bounds.read(tx);
    // One after another: of many at once each would count what was there before all of them.
    await lockMessages(tx);
    const had = await countMessages(tx, { address, playerId, network: askedFrom, isOwn });
    const isFull =
      had.address >= most.messagesPerAddress ||
      had.player >= most.messagesPerPlayer ||
      had.network >= most.messagesPerNetwork ||
      had.site >= most.messagesPerDay;
    if (isFull) return false;
  }
  const content = Buffer.from(JSON.stringify({ to, words }));
  const sealed = await seal(dataFolder, { key: SEAL_KEY, table: 'message', owner: key }, content);
  const row = { key, kind, address, sealed, goodForS, playerId, network: askedFrom ?? '' };
  await insertMessage(tx, row);
  await wakeJob(tx, SEND_JOB);
  return true;
}
