import * as z from 'zod/mini';
import { intentId, post, text } from '../../core/index.ts';
import { reason } from '../../staff/operator/shapes.ts';
import { SEND_CODES } from './codes.ts';
import { MESSAGE_BOUNDS, messageTab, SEND_BOUNDS } from './shapes.ts';

const both = (most: number) => {
  const words = text.check(z.maxLength(most));
  return z.strictObject({ zh: words, en: words });
};

export const sendMessages = post('/api/Console/MessageSend', {
  access: 'manage.messages.send',
  input: z.strictObject({
    /** Made once for what is sent: the same again is sent once. */
    SendId: intentId,
    /** Account names in whatever case. */
    Accounts: z
      .array(text.check(z.minLength(1), z.maxLength(32)))
      .check(z.minLength(1), z.maxLength(SEND_BOUNDS.accounts)),
    Tab: messageTab,
    Title: both(MESSAGE_BOUNDS.title),
    Content: both(MESSAGE_BOUNDS.content),
    Reason: reason,
  }),
  output: z.object({ Sent: z.int() }),
  codes: SEND_CODES,
  about: 'Sends a message to the inboxes of players.',
});
