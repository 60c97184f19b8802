import { useState } from 'react';
import { lazyComponent, MissingWindow, useSignedIn, useStore } from '@fairlot/shell';
import { chase } from '../slip/state/index.ts';
import { pendingPlan } from './pending-plan.ts';
import { runsHere } from './runs-here.ts';

const PlanWindow = lazyComponent(() => import('./PlanWindow.tsx'), {
  missing: (retry, { onClose }) => <MissingWindow retry={retry} close={onClose} />,
});

/** Not fetched before there is a schedule to look after. */
const AfterLosses = lazyComponent(() => import('./AfterLosses.tsx'), { missing: () => null });

/** Nor before one was left without an answer. */
const LostPlan = lazyComponent(() => import('./LostPlan.tsx'), { missing: () => null });

/** Waits until somebody wants a schedule, and looks after those that run. */
export default function PlanHost() {
  const ask = useStore(chase);
  const isRunning = useStore(runsHere);
  const isSignedIn = useSignedIn();
  // As the page found it: of its own plans it hears itself.
  const [lost] = useState(() => pendingPlan.get());
  return (
    <>
      {isRunning && isSignedIn && <AfterLosses />}
      {lost && isSignedIn && <LostPlan plan={lost} />}
      {ask && <PlanWindow ask={ask} onClose={() => chase.set(undefined)} />}
    </>
  );
}
