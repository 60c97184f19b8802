import type { comboHttp, comboHub } from '@fairlot/wire/play/combo';
import { CALLS, type CallRows, type HubRows } from '#testing/calls';

export const comboCalls: CallRows<typeof comboHttp> = {
  getCombo: { who: 'player', sample: {} },
  saveCombo: { who: 'player', sample: { GameIds: [CALLS.game], IsByClose: false } },
};

export const comboHubCalls: HubRows<typeof comboHub> = {
  joinComboBet: { who: 'player', sample: [[CALLS.game]] },
};
