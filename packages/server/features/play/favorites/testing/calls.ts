import type { favoritesHttp, favoritesHub } from '@fairlot/wire/play/favorites';
import { CALLS, type CallRows, type FeatureCalls, type HubRows } from '#testing/calls';

const favoritesCalls: CallRows<typeof favoritesHttp> = {
  getCollection: { who: 'player', sample: {} },
  placeInCollection: { who: 'player', sample: { GameId: CALLS.game, Place: 0 } },
  adoptCollection: { who: 'player', sample: { GameIds: [CALLS.game] } },
};

const favoritesHubCalls: HubRows<typeof favoritesHub> = {};

export const calls: FeatureCalls = { http: favoritesCalls, hub: favoritesHubCalls };
