import type { linkConsole, linkHttp } from '@fairlot/wire/link';
import type { CallRows } from '../../../testing/calls.ts';

export const linkCalls: CallRows<typeof linkHttp> = {
  getRegisterLinkCode: { who: 'anyone' },
  getDemoLink: { who: 'anyone' },
  getRegisterForm: { who: 'anyone', sample: { Link: '2222222222' } },
  sendRegisterCode: { who: 'anyone', sample: { Kind: 'email', Address: 'nobody' } },
  openDemo: { who: 'anyone', sample: { Agree: false } },
};

const Reason = 'no such link';
/** Nobody made so many. */
const Id = 2_000_000_000;

export const linkConsoleCalls: CallRows<typeof linkConsole> = {
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
  disableLink: { who: 'link.links.change', sample: { Id, IsDisabled: true, Reason } },
  deleteLink: { who: 'link.links.change', sample: { Id, Reason } },
};
