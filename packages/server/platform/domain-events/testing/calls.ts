import type { domainEventsHttp } from '@fairlot/wire/core/domain-events';
import type { CallRows, FeatureCalls } from '#testing/calls';

const domainEventsCalls: CallRows<typeof domainEventsHttp> = {
  since: {
    who: 'player',
    sample: { Topics: [{ Topic: 'player', Seq: 0 }] },
    ofOwner: ({ playerId }) => ({
      Topics: ['player', `player:${playerId}`, `game:${playerId}`, 'player:*', 'game:4'].map(
        (Topic) => ({ Topic, Seq: 0 }),
      ),
    }),
    secret: () => 'BetAwardNotify',
  },
};

export const calls: FeatureCalls = { http: domainEventsCalls };
