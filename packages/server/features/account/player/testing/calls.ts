import type { playerHttp } from '@fairlot/wire/account/player';
import type { CallRows } from '#testing/calls';

export const playerCalls: CallRows<typeof playerHttp> = {
  getPlayerBaseData: { who: 'player', secret: (owned) => owned.userName },
};
