import type { playerTierConsole } from '@fairlot/wire/money/player-tier';
import type { CallRows, FeatureCalls } from '#testing/calls';

const Reason = 'only a try';
const PlayerId = 9_000_000_000_000_000;
const assigned = { UserNames: ['nobody-there'], Layer: 2_000_000 };

const playerTierConsoleCalls: CallRows<typeof playerTierConsole> = {
  getLayers: { who: 'layer.layers.read', sample: {} },
  proposeLayer: {
    who: 'layer.layers.publish',
    sample: {
      Layer: { Id: 2_000_000, Seen: 7 },
      Rules: { Name: '层', NameEn: 'Layer', IsReadOnly: true, IsReviewed: false, Sort: 3 },
      Reason,
    },
  },
  getLimits: { who: 'layer.limits.read', sample: { Layer: 2_000_000 } },
  proposeLimits: {
    who: 'layer.limits.publish',
    sample: {
      Layer: 2_000_000,
      Of: 'card',
      Seen: 7,
      Limits: { Min: 10, Max: 500, DayMost: null, FeeRate: 50, FeeCap: 5 },
      Reason,
    },
  },
  findAccounts: {
    who: 'layer.players.assign',
    sample: { Label: 'nobody', From: null, First: '2027-01-01', Last: '2027-01-02' },
  },
  previewAssign: { who: 'layer.players.assign', sample: assigned },
  proposeAssign: { who: 'layer.players.assign', sample: { ...assigned, Reason } },
  getPlayerGroups: { who: 'layer.layers.read', sample: { PlayerId } },
  setLabels: { who: 'layer.labels.change', sample: { PlayerId, Labels: ['vip'], Reason } },
};

export const calls: FeatureCalls = { console: playerTierConsoleCalls };
