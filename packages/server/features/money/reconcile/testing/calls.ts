import type { reconcileConsole } from '@fairlot/wire/money/reconcile';
import type { CallRows, FeatureCalls } from '#testing/calls';

const reconcileConsoleCalls: CallRows<typeof reconcileConsole> = {
  getReconciliation: { who: 'reconcile.breaks.read' },
  getBreaks: {
    who: 'reconcile.breaks.read',
    sample: { IsOpen: true, Kind: 'doubled', Search: 'D1x0123456789ab', Before: 7, Count: 20 },
  },
  takeBreak: { who: 'reconcile.breaks.change', sample: { Id: 2_000_000, Reason: 'looking at it' } },
  closeBreak: { who: 'reconcile.breaks.change', sample: { Id: 2_000_000, Note: 'no such break' } },
};

export const calls: FeatureCalls = { console: reconcileConsoleCalls };
