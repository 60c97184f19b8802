import { liveNoticeHub } from '@fairlot/wire/community/live-notice';
import { useHubEvent } from '@fairlot/shell';
import { Welcome } from '../../account/profile/index.ts';
import { PasskeyNews } from '../../account/passkey/index.ts';
import { LoginNews } from '../../auth/login/index.ts';
import { LiveNotice } from './live/LiveNotice.tsx';
import PrizePopup from './PrizePopup.tsx';
import { takeToast } from './take-toast.ts';
import { usePrivilegeNews } from './use-privilege-news.ts';

/**
 * What lies over every screen without taking the focus: a word to who has just signed in, prizes, the notification of this hour, and what
 * operators say to all.
 */
export default function NotifyOver() {
  usePrivilegeNews();
  useHubEvent(liveNoticeHub.toastNotification, (said, mark) => void takeToast(said, mark?.Seq));
  return (
    <>
      <Welcome />
      <LoginNews />
      <PasskeyNews />
      <LiveNotice />
      <PrizePopup />
    </>
  );
}
