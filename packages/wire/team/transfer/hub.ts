import * as z from 'zod/mini';
import { hubEvent, playerTopic } from '../../core/index.ts';

/** A transfer of this account was made or reversed: the wallet and the records are to be read anew. */
export const transferNotify = hubEvent(
  'TransferNotify',
  playerTopic,
  z.object({ Id: z.uuid(), No: z.string() }),
);
