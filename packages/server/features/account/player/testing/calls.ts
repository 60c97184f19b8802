import type { playerHttp } from '@fairlot/wire/account/player';
import type { CallRows, FeatureCalls } from '#testing/calls';

const playerCalls: CallRows<typeof playerHttp> = {
  getPlayerBaseData: { who: 'player', secret: (owned) => owned.userName },
};

export const calls: FeatureCalls = { http: playerCalls };
