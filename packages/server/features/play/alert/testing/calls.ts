import type { alertHttp } from '@fairlot/wire/play/alert';
import { CALLS, type CallRows, type FeatureCalls } from '#testing/calls';

const ALL = {
  IsFengDanEnabled: true,
  IsDrawEnabled: true,
  IsWinningEnabled: true,
  IsChatEnabled: true,
};

const alertCalls: CallRows<typeof alertHttp> = {
  getAlertInfo: { who: 'player' },
  setAlertInfo: { who: 'player', sample: ALL },
  getBells: { who: 'player' },
  setBell: { who: 'player', sample: { GameId: CALLS.game, Seconds: 0 } },
  getStreakAlerts: { who: 'player' },
  setStreakAlert: { who: 'player', sample: { GameId: CALLS.game, Length: 0 } },
};

export const calls: FeatureCalls = { http: alertCalls };
