import type { playerHttp } from '@fairlot/wire/player';
import type { CallRows } from '#testing/calls';

export const playerCalls: CallRows<typeof playerHttp> = {
  getPlayerBaseData: { who: 'player', secret: (owned) => owned.userName },
};
