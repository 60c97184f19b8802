import { isMultiple, isUnitMode } from '@fairlot/rules/odds/index';
import { keptStore, useStore } from '../../../session/index.ts';
import type { Stake } from './cart.ts';

/** Unit and multiple as last used, for all games. */
const kept = keptStore<Stake>('bet.stake', { mode: 0, multiple: 1 }, { clearedAtLogout: true });

/** What was kept, unless it is no stake at all: another version may have written it. */
export function useStake(): Stake {
  const { mode, multiple } = useStore(kept);
  return { mode: isUnitMode(mode) ? mode : 0, multiple: isMultiple(multiple) ? multiple : 1 };
}

export const setStake = (change: Partial<Stake>): void =>
  kept.set((stake) => ({ ...stake, ...change }));

/** One step of the multiple or the unit, within their bounds. */
export function stepStake(by: { readonly multiple?: number; readonly mode?: number }): void {
  const { mode, multiple } = kept.get();
  const nextMultiple = multiple + (by.multiple ?? 0);
  const nextMode = mode + (by.mode ?? 0);
  setStake({
    multiple: isMultiple(nextMultiple) ? nextMultiple : multiple,
    mode: isUnitMode(nextMode) ? nextMode : mode,
  });
}
