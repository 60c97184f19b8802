import PendingBets from './PendingBets.tsx';
import { useArrivingLink } from './use-arriving-link.ts';

/** What a slip needs on whatever screen the player is. */
export default function SlipOver() {
  useArrivingLink();
  return <PendingBets />;
}
