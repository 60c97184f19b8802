import { useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { formatCountdown, Icon, useWords } from '@fairlot/ui';
import '@fairlot/ui/css/dialog.css';
import { useServerNow } from '../device/clock.ts';
import { logout } from '../session/life.ts';
import { stay } from '../session/login-watch.ts';
import { END } from './end-text.ts';
import './idle.css';

/** Said to screen readers when this much is left; the digits themselves are not read out. */
const SAID_AT_S = [60, 30, 10] as const;

function Left({ endsAt, id }: { endsAt: number; id: string }) {
  const words = useWords(END);
  const leftMs = endsAt - useServerNow();
  const seconds = Math.ceil(leftMs / 1000);
  const said = SAID_AT_S.findLast((at) => seconds <= at);
  return (
    <p id={id}>
      {words.idleHow}{' '}
      <b className="num idle-left" role="timer" aria-live="off">
        {formatCountdown(leftMs)}
      </b>
      <span className="vh" role="status">
        {said === undefined ? '' : words.secondsLeft(said)}
      </span>
    </p>
  );
}

/**
 * Asks whether the player is still there, over whatever is open (WCAG 2.2.1): the browser's own
 * dialog, which lies above every other and keeps the focus inside.
 */
export function IdleDialog({ endsAt }: { endsAt: number }) {
  const words = useWords(END);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    safe.current?.focus();
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      role="alertdialog"
      className="dlg idle"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        void stay();
      }}
    >
      <h3 id={`${id}-title`}>
        <span className="i">
          <Icon name="time" size={16} />
        </span>
        {words.idle}
      </h3>
      <Left endsAt={endsAt} id={`${id}-text`} />
      <div className="act">
        <button type="button" className="btn" onClick={() => void logout()}>
          {words.logout}
        </button>
        <button ref={safe} type="button" className="btn btn-p" onClick={() => void stay()}>
          {words.stay}
        </button>
      </div>
    </dialog>,
    document.body,
  );
}
