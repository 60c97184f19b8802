import type { Output } from '@fairlot/wire/core';
import { deviceHttp } from '@fairlot/wire/account/device';
import { formatMoment, showToast, Status, useWords } from '@fairlot/ui';
import { confirm } from '@fairlot/ui/ask';
import { Button } from '@fairlot/ui/button';
import { refetch, useSend } from '@fairlot/shell';
import { deviceLine } from './device-line.ts';
import { LOGIN_BY, LOGINS } from './text.ts';
import styles from './logins.module.css';

type Login = Output<typeof deviceHttp.getLogins>['Logins'][number];

const again = () => Promise.all([refetch(deviceHttp.getLogins), refetch(deviceHttp.getLoginLog)]);

/** The logins that are alive, each with the way to end it; the one in hand ends by signing out. */
export function Living({ logins }: { logins: readonly Login[] }) {
  const words = useWords(LOGINS);
  return (
    <section>
      <h3>{words.now}</h3>
      <p className={styles['about']}>{words.nowAbout}</p>
      <ul className={styles['list']}>
        {logins.map((login) => (
          <LoginRow key={login.Id} login={login} />
        ))}
      </ul>
      {logins.length > 1 && <EndOthers />}
    </section>
  );
}

function LoginRow({ login }: { login: Login }) {
  const words = useWords(LOGINS);
  const by = useWords(LOGIN_BY);
  const { send, isSending } = useSend(deviceHttp.endLogin);
  const { Id, IP, LoginType: type, StartTimeStamp, ActiveTimeStamp } = login;
  const device = deviceLine(login, words);
  const end = async () => {
    const text = words.endWhat(device, IP);
    if (!(await confirm({ title: words.end, text, confirm: words.end, danger: true }))) return;
    const answer = await send({ Id }).catch(() => undefined);
    if (answer?.ok) showToast({ kind: 'done', text: LOGINS.ended });
    else showToast({ kind: 'failed', text: answer ? answer.error.text : LOGINS.failed });
    await again();
  };
  return (
    <li className={styles['row']} data-login={login.IsThis ? 'this' : 'other'}>
      <span className={styles['what']}>
        <b>{device}</b> {IP}
        <br />
        <span className={styles['when']}>
          {words.since(formatMoment(StartTimeStamp), formatMoment(ActiveTimeStamp))}
          {type && ` · ${by[type]}`}
        </span>
      </span>
      {login.IsThis ? (
        <Status look="done">{words.thisOne}</Status>
      ) : (
        <Button
          size="small"
          isBusy={isSending}
          aria-label={words.endOne(device, IP)}
          onClick={() => void end()}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const words = useWords(LOGINS);
  const { send, isSending } = useSend(deviceHttp.endOtherLogins);
  const end = async () => {
    const ask = { title: words.endOthers, text: words.endOthersWhat, confirm: words.end };
    if (!(await confirm({ ...ask, danger: true }))) return;
    const answer = await send(undefined).catch(() => undefined);
    if (answer?.ok) showToast({ kind: 'done', text: LOGINS.ended });
    else showToast({ kind: 'failed', text: LOGINS.failed });
    await again();
  };
  return (
    <Button look="danger" isBusy={isSending} onClick={() => void end()}>
      {words.endOthers}
    </Button>
  );
}
