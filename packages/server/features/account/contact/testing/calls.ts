import type { contactHttp } from '@fairlot/wire/account/contact';
import type { CallRows, FeatureCalls } from '#testing/calls';

/** Each is about whoever asks; a link is known by its token alone. */
const contactCalls: CallRows<typeof contactHttp> = {
  getContacts: { who: 'player' },
  sendContactCode: {
    who: 'player',
    sample: { Kind: 'email', Address: 'nobody@nowhere', Password: 'not-the-right-one-7' },
  },
  bindContact: {
    who: 'player',
    sample: { Kind: 'email', Address: 'nobody@example.com', Code: '123456' },
  },
  removeContact: { who: 'player', sample: { Kind: 'phone', Password: 'not-the-right-one-7' } },
  forgotPassword: { who: 'anyone', sample: { UserName: 'nobody1', Email: 'nobody@nowhere' } },
  resetPassword: {
    who: 'anyone',
    sample: { Token: 'x'.repeat(43), Password: 'kept-for-tests-42' },
  },
};

export const calls: FeatureCalls = { http: contactCalls };
