import type { manualAdjustmentConsole } from '@fairlot/wire/money/manual-adjustment';
import type { CallRows, FeatureCalls } from '#testing/calls';

const Lines = [{ UserName: 'nobody-here', Amount: 5 }];

const manualAdjustmentConsoleCalls: CallRows<typeof manualAdjustmentConsole> = {
  getAdjustments: { who: 'adjust.money.read', sample: { Count: 20 } },
  getAdjustmentLines: { who: 'adjust.money.read', sample: { Id: 2_000_000 } },
  previewAdjustment: { who: 'adjust.money.change', sample: { Type: 'add', Lines } },
  proposeAdjustment: {
    who: 'adjust.money.change',
    sample: {
      Type: 'add',
      Lines,
      Times: 100,
      MemoZh: '',
      MemoEn: '',
      Reason: 'no such player',
    },
  },
};

export const calls: FeatureCalls = { console: manualAdjustmentConsoleCalls };
