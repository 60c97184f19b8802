import type { agentsConsole } from '@fairlot/wire/team/agents';
import type { CallRows, FeatureCalls } from '#testing/calls';

/** Nobody has this number. */
const PlayerId = 9_000_000_000_000_000;
const Reason = 'no such agent';

const agentsConsoleCalls: CallRows<typeof agentsConsole> = {
  getAgents: { who: 'agents.line.read', sample: { Count: 10 } },
  openTopAgent: {
    who: 'agents.accounts.open',
    // Both too short: what is spoilt in one of them still opens nothing.
    sample: { UserName: 'a', NickName: 'x', PrizeGroup: 1980, Reason },
  },
  setAgentRight: {
    who: 'agents.rights.change',
    sample: { PlayerId, Right: 'ALLOW_TRANSFER', IsSet: true, Reason },
  },
};

export const calls: FeatureCalls = { console: agentsConsoleCalls };
