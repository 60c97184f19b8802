import type { prizeGroupConsole, prizeGroupHttp } from '@fairlot/wire/team/prize-group';
import type { CallRows, FeatureCalls } from '#testing/calls';

const prizeGroupCalls: CallRows<typeof prizeGroupHttp> = {
  getRaise: {
    who: 'agent',
    sample: { UserName: 'nobody99' },
    ofOwner: ({ userName }) => ({ UserName: userName }),
    stranger: 'NO_SUCH_MEMBER',
    // The direct agent alone.
    relations: { parent: 'OK' },
    holder: 'parent',
  },
  raiseGroup: {
    who: 'agent',
    sample: { UserName: 'nobody99', From: 1900, To: 1902 },
    ofOwner: ({ userName }) => ({ UserName: userName, From: 1800, To: 1802 }),
    stranger: 'NO_SUCH_MEMBER',
    relations: { parent: 'GROUP_CHANGED' },
    holder: 'parent',
  },
};

const PlayerId = 2_000_000_000;
const Reason = 'there is none';

const prizeGroupConsoleCalls: CallRows<typeof prizeGroupConsole> = {
  getPlayerGroup: { who: 'agent.groups.read', sample: { PlayerId } },
  proposeGroup: { who: 'agent.groups.change', sample: { PlayerId, PrizeGroup: 1900, Reason } },
  proposeQuota: {
    who: 'agent.quotas.change',
    sample: { PlayerId, PrizeGroup: 1960, Most: 3, Reason },
  },
};

export const calls: FeatureCalls = { http: prizeGroupCalls, console: prizeGroupConsoleCalls };
