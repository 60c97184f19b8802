import type { comboHttp, comboHub } from '@fairlot/wire/play/combo';
import { CALLS, type CallRows, type FeatureCalls, type HubRows } from '#testing/calls';

const comboCalls: CallRows<typeof comboHttp> = {
  getCombo: { who: 'player', sample: {} },
  saveCombo: { who: 'player', sample: { GameIds: [CALLS.game], IsByClose: false } },
};

const comboHubCalls: HubRows<typeof comboHub> = {
  joinComboBet: { who: 'player', sample: [[CALLS.game]] },
};

export const calls: FeatureCalls = { http: comboCalls, hub: comboHubCalls };
