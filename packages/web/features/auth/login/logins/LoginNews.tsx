import { deviceHttp, loginNotify } from '@fairlot/wire/account/device';
import { showToast, useWords } from '@fairlot/ui';
import { navigate, refetch, useHubEvent } from '@fairlot/shell';
import { NEWS } from './news-text.ts';

/** Long enough to be seen by whoever looks at something else. */
const SHOWN_MS = 15_000;

/** Says that somebody signed in to this account from elsewhere, with the way to end it; it shows nothing itself. */
export function LoginNews() {
  const words = useWords(NEWS);
  useHubEvent(loginNotify, ({ Device, IP }) => {
    showToast({
      kind: 'warn',
      text: words.signedIn(Device, IP),
      ms: SHOWN_MS,
      action: { label: words.notMe, run: () => navigate.openWindow('Logins') },
    });
    void Promise.all([refetch(deviceHttp.getLogins), refetch(deviceHttp.getLoginLog)]);
  });
  return null;
}
