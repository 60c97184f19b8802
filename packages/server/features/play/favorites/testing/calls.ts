import type { collectionHttp, collectionHub } from '@fairlot/wire/play/favorites';
import { CALLS, type CallRows, type HubRows } from '#testing/calls';

export const collectionCalls: CallRows<typeof collectionHttp> = {
  getCollection: { who: 'player', sample: {} },
  placeInCollection: { who: 'player', sample: { GameId: CALLS.game, Place: 0 } },
  adoptCollection: { who: 'player', sample: { GameIds: [CALLS.game] } },
};

export const collectionHubCalls: HubRows<typeof collectionHub> = {};
