import { useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { responsibleGamingHttp, type Session } from '@fairlot/wire/play/responsible-gaming';
import { formatChange, formatMoney, Icon, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { useOpenModal } from '@fairlot/ui/open-modals';
import { callKey, logout, queries, useSend } from '@fairlot/shell';
import { netOf } from './session-net.ts';
import { SESSION } from './session-text.ts';
import dialogs from '@fairlot/ui/dialog/dialog.module.css';
import styles from './session.module.css';

const HOUR_MIN = 60;
const MINUTE_MS = 60_000;

/**
 * Tells of the session and asks whether to go on, over whatever is open: the browser's own dialog. The
 * server hears the answer, and counts the next interval from it.
 */
export function ReminderDialog(props: {
  readonly session: Session;
  readonly onAnswered: () => void;
}) {
  const { session, onAnswered } = props;
  const words = useWords(SESSION);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  // Back is no answer, like Escape.
  useOpenModal(true, () => undefined);
  const { send, isSending } = useSend(responsibleGamingHttp.answerReminder);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    safe.current?.focus();
    return () => element?.close();
  }, []);
  const goOn = async () => {
    const answer = await send(null).catch(() => undefined);
    if (!answer?.ok) return;
    queries.setQueryData(callKey(responsibleGamingHttp.getSession), answer);
    onAnswered();
  };
  const { StartTimeStamp, DateTimeNow, Staked, Won, Open } = session;
  const minutes = Math.floor((DateTimeNow - StartTimeStamp) / MINUTE_MS);
  const rows = [
    [words.time, words.minutes(Math.floor(minutes / HOUR_MIN), minutes % HOUR_MIN)],
    [words.staked, formatMoney(Staked)],
    [words.open, formatMoney(Open)],
    [words.won, formatMoney(Won)],
    [words.net, formatChange(netOf(session))],
  ] as const;
  return createPortal(
    <dialog
      ref={dialog}
      role="alertdialog"
      data-reminder
      className={dialogs['dialog']}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-rows`}
      onCancel={(event) => {
        // Escape is no answer: both of them stand below.
        event.preventDefault();
      }}
    >
      <h2 id={`${id}-title`}>
        <span className={dialogs['icon']}>
          <Icon name="time" size={16} />
        </span>
        {words.remind}
      </h2>
      <dl id={`${id}-rows`} className={styles['rows']}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>{words.netNote}</p>
      <div className={dialogs['actions']}>
        <Button onClick={() => void logout()}>{words.leave}</Button>
        <Button ref={safe} look="primary" isBusy={isSending} onClick={() => void goOn()}>
          {words.goOn}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}
