import { deviceHttp } from '@fairlot/wire/account/device';
import { Failed, useWords, Waiting } from '@fairlot/ui';
import { refetch, useCall } from '@fairlot/shell';
import { Living } from './Living.tsx';
import { Logged } from './Logged.tsx';
import { LOGINS } from './text.ts';
import styles from './logins.module.css';

const LIVE = { refetchInterval: 60_000, staleTime: 0 } as const;
const FRESH = { staleTime: 0 } as const;
const WAITING = ['title', 'rows'] as const;

/** Where the account is signed in, where it was, and who tried in vain. */
export default function LoginsTab() {
  const words = useWords(LOGINS);
  const now = useCall(deviceHttp.getLogins, undefined, LIVE);
  const log = useCall(deviceHttp.getLoginLog, undefined, FRESH);
  if (!now.data?.ok || !log.data?.ok) {
    if (!now.isError && !log.isError)
      return (
        <div className={styles['tab']}>
          <Waiting parts={WAITING} />
        </div>
      );
    const again = () =>
      void Promise.all([refetch(deviceHttp.getLogins), refetch(deviceHttp.getLoginLog)]);
    return <Failed title={words.unread} retry={again} />;
  }
  const { Logins, Failures } = log.data.value;
  return (
    <div className={styles['tab']} data-logins>
      <Living logins={now.data.value.Logins} />
      <Logged title={words.log} about={words.logAbout} rows={Logins} />
      {Failures.length > 0 && (
        <Logged title={words.failures} about={words.failuresAbout} rows={Failures} />
      )}
    </div>
  );
}
