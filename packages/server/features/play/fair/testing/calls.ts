import type { fairHttp } from '@fairlot/wire/play/fair';
import { CALLS, type CallRows, type FeatureCalls } from '#testing/calls';

const { game, serial } = CALLS;

const fairCalls: CallRows<typeof fairHttp> = {
  getManifests: {
    who: 'anyone',
    sample: { GameId: String(game), SerialNumber: String(serial) },
  },
  getKey: { who: 'anyone' },
  submitBeacon: { who: 'anyone', sample: { Round: 5_000, Signature: 'ab'.repeat(48) } },
  getTickets: {
    who: 'player',
    sample: { GameId: game, SerialNumber: serial },
    ofOwner: () => ({ GameId: game, SerialNumber: serial }),
    secret: (owned) => owned.settled,
  },
};

export const calls: FeatureCalls = { http: fairCalls };
