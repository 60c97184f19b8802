import type {
  registrationLinkConsole,
  registrationLinkHttp,
} from '@fairlot/wire/account/registration-link';
import type { CallRows, FeatureCalls } from '#testing/calls';

/** Nobody made so many. */
const Id = 2_000_000_000;

const registrationLinkCalls: CallRows<typeof registrationLinkHttp> = {
  getRegisterLinkCode: { who: 'anyone' },
  getDemoLink: { who: 'anyone' },
  getRegisterForm: { who: 'anyone', sample: { Link: '2222222222' } },
  sendRegisterCode: { who: 'anyone', sample: { Kind: 'email', Address: 'nobody' } },
  openDemo: { who: 'anyone', sample: { Agree: false } },
  getOwnLinks: { who: 'agent', sample: { Count: 10 } },
  // Above what anybody has: nothing is made.
  makeOwnLink: {
    who: 'agent',
    sample: { Kind: 'player', PrizeGroup: 2000, Days: 7, Quota: 5, Note: '' },
  },
  disableOwnLink: {
    who: 'agent',
    sample: { Id, IsDisabled: true },
    ofOwner: ({ link }) => ({ Id: link, IsDisabled: true }),
    stranger: 'NO_SUCH_LINK',
  },
  deleteOwnLink: {
    who: 'agent',
    sample: { Id },
    ofOwner: ({ otherLink }) => ({ Id: otherLink }),
    stranger: 'NO_SUCH_LINK',
  },
  getOwnComers: {
    who: 'agent',
    sample: { Id, Count: 10 },
    ofOwner: ({ link }) => ({ Id: link, Count: 10 }),
    stranger: 'NO_SUCH_LINK',
  },
};

const Reason = 'no such link';

const registrationLinkConsoleCalls: CallRows<typeof registrationLinkConsole> = {
  getLinks: { who: 'link.links.read', sample: { Count: 10 } },
  makeLink: {
    who: 'link.links.change',
    sample: {
      Maker: 'nobody1',
      Kind: 'player',
      PrizeGroup: 1900,
      Days: 7,
      Quota: 5,
      Note: '',
      Reason,
    },
  },
  getComers: { who: 'link.links.read', sample: { Id, Count: 10 } },
  disableLink: { who: 'link.links.change', sample: { Id, IsDisabled: true, Reason } },
  deleteLink: { who: 'link.links.change', sample: { Id, Reason } },
};

export const calls: FeatureCalls = {
  http: registrationLinkCalls,
  console: registrationLinkConsoleCalls,
};
