import { MissingWindow, part, useStore } from '@fairlot/shell';
import { chase } from '../slip/index.ts';
import { useAskAfterLosses } from './use-ask-after-losses.ts';

const PlanWindow = part(() => import('./PlanWindow.tsx'), {
  missing: (retry, { onClose }) => <MissingWindow retry={retry} close={onClose} />,
});

/** Waits until somebody wants a schedule, and looks after those that run. */
export default function PlanHost() {
  const ask = useStore(chase);
  useAskAfterLosses();
  if (!ask) return null;
  return <PlanWindow ask={ask} onClose={() => chase.set(undefined)} />;
}
