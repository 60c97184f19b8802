import { keptStore, serverNow, useStore } from '@fairlot/shell';
import { useLanguage } from '@fairlot/ui';
import { betDrawAt } from './dated-plays.ts';
import { useTick } from './tick.ts';
import { useFamilyHere } from './use-family.ts';
import { useIssues } from './use-issues.ts';

/** Whether numbers of Mark Six have their animals with them (spec section 3, look 4.5). */
export const showAnimalNumber = keptStore('showAnimalNumber', true, { clearedAtLogout: true });

/** What stands with a number that was drawn, where the family has such a thing and the player wants it. */
export function useUnder() {
  const { under } = useFamilyHere();
  return useStore(showAnimalNumber) ? under : undefined;
}

/** The same with a number that can be bet on now: its animal at the draw of the issue on sale. */
export function useAnimal(): ((number: string) => string) | undefined {
  const under = useUnder();
  const issues = useIssues();
  const language = useLanguage();
  const on = (number: number, nowMs: number) => under?.(number, betDrawAt(issues, nowMs))[language];
  // They all change when that of the first does: at the new year.
  useTick((nowMs) => on(1, nowMs));
  return under && ((number) => on(Number(number), serverNow()) ?? '');
}
