import { MOST_IN_RUN } from '@fairlot/wire/play/instant';
import { keptStore, useStore } from '@fairlot/shell';
import type { RunPlan } from './run.ts';

/** How often, and whether a win stops it, as last used. */
const kept = keptStore<RunPlan>(
  'bet.run',
  { count: 1, stopOnWin: true },
  {
    clearedAtLogout: true,
    form: {
      read: (json) => {
        const { count, stopOnWin } = json as RunPlan;
        const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_IN_RUN;
        return isCount && typeof stopOnWin === 'boolean' ? { count, stopOnWin } : undefined;
      },
      write: (plan) => plan,
    },
  },
);

export const useRunPlan = (): RunPlan => useStore(kept);
export const setRunPlan = (plan: RunPlan): void => kept.set(plan);
