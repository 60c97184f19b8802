import type { removalConsole, removalHttp } from '@fairlot/wire/team/removal';
import type { CallRows, FeatureCalls } from '#testing/calls';

/** No player and no deletion has such a number. */
const NONE = 9_000_000_000_000_000;

const http: CallRows<typeof removalHttp> = {
  removeMember: {
    who: 'agent',
    sample: { UserName: 'nobody1' },
    // The child of the owner is theirs to delete, and nobody else's.
    ofOwner: () => ({ UserName: 'agent03' }),
    stranger: 'NOT_DIRECT',
  },
  restoreMember: { who: 'agent', sample: { Id: NONE } },
  getRemovals: { who: 'agent', sample: { Count: 10 } },
};

const console: CallRows<typeof removalConsole> = {
  getRemoval: { who: 'manage.players.read', sample: { PlayerId: NONE } },
  restoreRemoved: {
    who: 'team.removals.restore',
    sample: { PlayerId: NONE, Reason: 'only a try' },
  },
};

export const calls: FeatureCalls = { http, console };
