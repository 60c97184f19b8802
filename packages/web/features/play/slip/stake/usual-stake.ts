import { isMultiple, isUnitMode } from '@fairlot/rules/odds/index';
import { keptStore } from '@fairlot/shell';
import type { Stake } from '../lines/cart.ts';
import { setStake } from './stake-store.ts';

/** Unit and multiple that the board goes back to after a bet; without them they stay as last used. */
export const usualStake = keptStore<Pick<Stake, 'mode' | 'multiple'> | undefined>(
  'bet.usual',
  undefined,
  {
    clearedAtLogout: true,
    form: {
      read: (json) => {
        const { mode, multiple } = json as Stake;
        return isUnitMode(mode) && isMultiple(multiple) ? { mode, multiple } : undefined;
      },
      write: (stake) => stake,
    },
  },
);

/** After an accepted bet. */
export function backToUsual(): void {
  const usual = usualStake.get();
  if (usual) setStake(usual);
}
