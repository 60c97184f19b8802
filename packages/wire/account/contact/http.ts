// Email and phone of a player: bound by a code that is sent to them, changed and removed by his password.
import * as z from 'zod/mini';
import { nothing, post, sixDigits, text, timestamp } from '../../core/index.ts';
import { BIND_CODES, REMOVE_CODES, SEND_CODES } from './codes.ts';
import { ContactKind } from './shapes.ts';

export { forgotPassword, resetPassword } from './recovery.ts';

const Address = text.check(z.maxLength(128));
const Password = z.string().check(z.maxLength(256));

export const getContacts = post('/api/Contact/Get', {
  access: 'player',
  passive: true,
  input: nothing,
  output: z.object({
    Contacts: z.array(
      z.object({
        Kind: ContactKind,
        /** `q***@qq.com`, `+86138****5678`: nobody reads the whole of it here. */
        Masked: z.string(),
        BoundTimeStamp: timestamp,
      }),
    ),
  }),
  about: 'Email and phone of this account, masked.',
});

export const sendContactCode = post('/api/Contact/SendCode', {
  access: 'player',
  input: z.strictObject({ Kind: ContactKind, Address, Password }),
  output: z.object({
    /** Seconds that the code is good for, and after which there may be another. */
    GoodFor: z.int(),
    ResendAfter: z.int(),
  }),
  codes: SEND_CODES,
  about: 'Sends a code to an address that is to be bound.',
});

export const bindContact = post('/api/Contact/Bind', {
  access: 'player',
  input: z.strictObject({
    Kind: ContactKind,
    Address,
    Code: sixDigits,
  }),
  output: z.object({ Masked: z.string() }),
  codes: BIND_CODES,
  about: 'Binds an address by the code that was sent to it; the address before gets a notice.',
});

export const removeContact = post('/api/Contact/Remove', {
  access: 'player',
  input: z.strictObject({ Kind: ContactKind, Password }),
  output: z.object({ IsRemoved: z.literal(true) }),
  codes: REMOVE_CODES,
  about: 'Removes email or phone, which gets a notice.',
});
