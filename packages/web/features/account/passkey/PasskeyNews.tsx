import { profileHttp } from '@fairlot/wire/account/profile';
import { passkeyHttp, passkeyHub } from '@fairlot/wire/account/passkey';
import { filled, showToast } from '@fairlot/ui';
import { navigate, refetch, useHubEvent } from '@fairlot/shell';
import { NEWS } from './news-text.ts';

/** Long enough to be seen by whoever looks at something else. */
const SHOWN_MS = 15_000;

/** Says what became of the passkeys of this account, with the way to them; it shows nothing itself. */
export function PasskeyNews() {
  useHubEvent(passkeyHub.passkeyNotify, ({ What, Name }) => {
    showToast({
      kind: 'warn',
      text: filled(NEWS[What], Name),
      ms: SHOWN_MS,
      action: { label: NEWS.look, run: () => navigate.openWindow('AccountSecurity') },
    });
    void refetch(passkeyHttp.getPasskeys);
    void refetch(profileHttp.getSecurityCenterData);
  });
  return null;
}
