import { profileHttp } from '@fairlot/wire/account/profile';
import { deviceHttp } from '@fairlot/wire/account/device';
import { formatMoment, useWords } from '@fairlot/ui';
import inline from '@fairlot/ui/inline.module.css';
import { navigate, useCall, usePageIdle } from '@fairlot/shell';
import { lastLoginIn } from './last-login.ts';
import styles from './welcome.module.css';
import { WELCOME } from './text.ts';

function Line({ text, label, window }: { text: string; label: string; window: string }) {
  return (
    <>
      <span>{text}</span>{' '}
      <button type="button" className={inline['vlink']} onClick={() => navigate.openWindow(window)}>
        {label}
      </button>
    </>
  );
}

/**
 * The sign-in before this one, by the phrase that the player chose, with the way to end what was not
 * theirs; for a new player what would keep the account safe. Its line has its room from the start.
 */
export function LastLogin() {
  const words = useWords(WELCOME);
  const isIdle = usePageIdle();
  const log = useCall(deviceHttp.getLoginLog, undefined, { enabled: isIdle }).data;
  const profile = useCall(profileHttp.getProfile, undefined, { enabled: isIdle }).data;
  const last = log?.ok && profile?.ok ? lastLoginIn(log.value) : undefined;
  const phrase = profile?.ok ? profile.value.Phrase : '';
  return (
    <p className={styles['last']} data-last-login>
      {last?.is === 'first' && !last.isTrial && (
        <Line text={words.first} label={words.set} window="AccountSecurity" />
      )}
      {last?.is === 'before' && (
        <Line
          text={[
            phrase !== '' && words.phrase(phrase),
            words.last(
              [formatMoment(last.TimeStamp), last.IP, last.Device].filter(Boolean).join(' · '),
            ),
          ]
            .filter(Boolean)
            .join(' · ')}
          label={words.notMe}
          window="Logins"
        />
      )}
    </p>
  );
}
