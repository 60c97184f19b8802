import { deviceHttp, loginNotify } from '@fairlot/wire/account/device';
import { showToast } from '@fairlot/ui';
import { navigate, refetch, useHubEvent } from '@fairlot/shell';
import { NEWS } from './news-text.ts';

/** Long enough to be seen by whoever looks at something else. */
const SHOWN_MS = 15_000;

/** Says that somebody signed in to this account from elsewhere, with the way to end it; it shows nothing itself. */
export function LoginNews() {
  useHubEvent(loginNotify, ({ Device, IP }) => {
    showToast({
      kind: 'warn',
      text: { zh: NEWS.signedIn.zh(Device, IP), en: NEWS.signedIn.en(Device, IP) },
      ms: SHOWN_MS,
      action: { label: NEWS.notMe, run: () => navigate.openWindow('Logins') },
    });
    void Promise.all([refetch(deviceHttp.getLogins), refetch(deviceHttp.getLoginLog)]);
  });
  return null;
}
