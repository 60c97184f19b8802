import { useEffect, useRef } from 'react';
import { crossOutPlan, type PendingPlan } from './pending-plan.ts';
import { planStands } from './plan-stands.ts';
import { askForPlan } from './send-plan.ts';

/** Asks once what became of a plan that was on its way when the page was left. */
export default function LostPlan({ plan }: { readonly plan: PendingPlan }): null {
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void askForPlan(plan.id).then((found) => {
      crossOutPlan(plan.id);
      if (found) planStands(plan.issues, found.value);
    });
  });
  return null;
}
