import { useEffect, useMemo, useState } from 'react';
import type { ChanceBet } from '@fairlot/rules/schedule/chances';
import { inTasks, WHOLE } from '../slip/wins/index.ts';
import { planBounds, planWins, type PlanWins } from './plan-wins.ts';

/** Settings change in steps: the last of them is counted. */
const PAUSE_MS = 150;

/**
 * The most that an issue brings at each multiple. Bounds until it is counted. Undefined for one bet: its row says what
 * one note wins.
 */
export function usePlanWins(
  bets: readonly ChanceBet[],
  multiples: readonly number[],
): PlanWins | undefined {
  const wanted = bets.length > 1 ? [...new Set(multiples)].join() : '';
  const all = useMemo(() => (wanted === '' ? undefined : wanted.split(',').map(Number)), [wanted]);
  const [late, setLate] = useState<{ readonly of: object; readonly wins: PlanWins }>();
  const bounds = useMemo(() => all && planBounds(bets, all), [bets, all]);
  useEffect(() => {
    const notes = bets.reduce((sum, { play, selection }) => sum + play.count(selection), 0);
    if (!all || !bounds || notes > WHOLE.notes) return undefined;
    let isLeft = false;
    const timer = setTimeout(() => {
      void inTasks(planWins(bets, all, WHOLE.work), () => isLeft).then((wins) => {
        if (wins && !isLeft) setLate({ of: bounds, wins });
      });
    }, PAUSE_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [bets, all, bounds]);
  return late && late.of === bounds ? late.wins : bounds;
}
