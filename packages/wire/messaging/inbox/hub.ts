import * as z from 'zod/mini';
import { hubEvent, playerTopic } from '../../core/index.ts';
import { MessageRow, Unread } from './shapes.ts';

/** A message came into the inbox. The specification names it and does not show what it carries. */
export const receiveInstantMessage = hubEvent(
  'ReceiveInstantMessage',
  playerTopic,
  z.extend(MessageRow, {
    /** Its player did it himself, or another event says it: it is counted and not shown. */
    IsQuiet: z.boolean(),
  }),
);

/** Messages were read or taken away, here or elsewhere. */
export const inboxChanged = hubEvent('InboxChanged', playerTopic, Unread);
