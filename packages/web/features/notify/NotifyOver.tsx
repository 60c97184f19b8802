import { LiveNotice } from './live/LiveNotice.tsx';
import PrizePopup from './PrizePopup.tsx';

/** What lies over every screen without taking the focus: prizes, and the notification of this hour. */
export default function NotifyOver() {
  return (
    <>
      <LiveNotice />
      <PrizePopup />
    </>
  );
}
