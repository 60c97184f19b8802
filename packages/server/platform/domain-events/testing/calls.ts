import type { eventHttp } from '@fairlot/wire/core/domain-events';
import type { CallRows } from '#testing/calls';

export const eventCalls: CallRows<typeof eventHttp> = {
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
