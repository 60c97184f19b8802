import type { favoritesHttp, favoritesHub } from '@fairlot/wire/play/favorites';
import { CALLS, type CallRows, type HubRows } from '#testing/calls';

export const favoritesCalls: CallRows<typeof favoritesHttp> = {
  getCollection: { who: 'player', sample: {} },
  placeInCollection: { who: 'player', sample: { GameId: CALLS.game, Place: 0 } },
  adoptCollection: { who: 'player', sample: { GameIds: [CALLS.game] } },
};

export const favoritesHubCalls: HubRows<typeof favoritesHub> = {};
