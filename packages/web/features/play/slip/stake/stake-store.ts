import { readWhole } from '@fairlot/rules/core/typed-number';
import { HIGHEST_MULTIPLE, isMultiple, isPrizeGroup, isUnitMode } from '@fairlot/rules/odds/index';
import { createStore, keptStore, onLeave, useStore } from '@fairlot/shell';
import type { Stake } from '../lines/cart.ts';

/** Unit and multiple as last used, for all games. */
const kept = keptStore<Stake>(
  'bet.stake',
  { mode: 0, multiple: 1 },
  {
    clearedAtLogout: true,
    // What was kept may be no stake at all: another version may have written it.
    form: {
      read: (json) => {
        const { mode, multiple, group = 0 } = json as Stake;
        if (!isUnitMode(mode) || !isMultiple(multiple)) return undefined;
        return { mode, multiple, group: isPrizeGroup(group) ? group : undefined };
      },
      write: (stake) => stake,
    },
  },
);

/** A multiple as it is typed; undefined for what is none. */
function readMultiple(text: string): number | undefined {
  const number = readWhole(text);
  return number !== undefined && isMultiple(number) ? number : undefined;
}

/** What stands in the field of the multiple while it is not a multiple, or while it is typed. */
const typed = createStore<string | undefined>(undefined);

export const useStake = (): Stake => useStore(kept);

/** The prize group to bet at: the one that was chosen, never above the player's own. */
export function useGroup(own: number | undefined): number | undefined {
  const { group = own } = useStake();
  return own && group && Math.min(own, group);
}

/** The text of the field, and whether it is no multiple: then nothing goes out. */
export function useTypedMultiple() {
  const text = useStore(typed);
  return { text, isBad: text !== undefined && readMultiple(text) === undefined };
}

/** Takes what is typed: it counts once it is a multiple. */
export function typeMultiple(text: string): void {
  typed.set(text);
  const multiple = readMultiple(text);
  if (multiple !== undefined) kept.set((stake) => ({ ...stake, multiple }));
}

/** The field was left: a multiple is shown as it is, anything else stays to be put right. */
export const leaveMultiple = (): void =>
  typed.set((text) => (text === undefined || readMultiple(text) === undefined ? text : undefined));

/** The field shows the multiple in use again. */
export const resetMultiple = (): void => typed.set(undefined);

export function setStake(change: Partial<Stake>): void {
  if (change.multiple !== undefined) resetMultiple();
  kept.set((stake) => ({ ...stake, ...change }));
}

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

/** Twice the multiple, as far as it goes. */
export const doubleMultiple = (): void =>
  setStake({ multiple: Math.min(2 * kept.get().multiple, HIGHEST_MULTIPLE) });

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

onLeave(resetMultiple);
