import { useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { formatCountdown, Icon, useWords } from '@fairlot/ui';
import { useServerNow } from '../device/clock.ts';
import { logout } from '../session/life.ts';
import { stay } from '../session/login-watch.ts';
import { END } from './end-text.ts';
import { Button } from '@fairlot/ui/button';
import { useOpenModal } from '@fairlot/ui/open-modals';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import styles from './overlay.module.css';
import look from '@fairlot/ui/dialog/dialog.module.css';

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
      <b className={classes(inline['num'], styles['left'])} role="timer" aria-live="off">
        {formatCountdown(leftMs)}
      </b>
      <span className={inline['vh']} role="status">
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
  useOpenModal(true, () => void stay());
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
      className={classes(look['dialog'], styles['idle'])}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        void stay();
      }}
    >
      <h2 id={`${id}-title`}>
        <span className={look['icon']}>
          <Icon name="time" size={16} />
        </span>
        {words.idle}
      </h2>
      <Left endsAt={endsAt} id={`${id}-text`} />
      <div className={look['actions']}>
        <Button onClick={() => void logout()}>{words.logout}</Button>
        <Button ref={safe} look="primary" onClick={() => void stay()}>
          {words.stay}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}
