import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { useStore } from '../store.ts';
import { useOpenModal } from '../modal/open-modals.ts';
import { useWords } from '../words/index.ts';
import { questions, type Asked } from './ask.ts';
import { Button } from '../button/index.ts';
import { classes } from '../class-names.ts';
import look from './dialog.module.css';
import inline from '../inline.module.css';

const TEXT = {
  title: { zh: '温馨提示', en: 'Please note' },
  cancel: { zh: '取消', en: 'Cancel' },
  confirm: { zh: '确认', en: 'Confirm' },
  understood: { zh: '知道了', en: 'Got it' },
};

/** Seconds until a warning hides; it stands still while the player is on it (WCAG 2.2.1). */
function useHiding(asked: Asked, held: boolean): number {
  const [leftMs, setLeftMs] = useState(asked.hideAfterMs ?? 0);
  useEffect(() => {
    if (held || leftMs <= 0) return undefined;
    const timer = setTimeout(() => {
      if (leftMs <= 1000) asked.answer(true);
      else setLeftMs(leftMs - 1000);
    }, 1000);
    return () => clearTimeout(timer);
  }, [asked, held, leftMs]);
  return Math.ceil(leftMs / 1000);
}

function Question({ asked }: { asked: Asked }) {
  const words = useWords(TEXT);
  const [held, hold] = useState(false);
  const seconds = useHiding(asked, held);
  const safe = useRef<HTMLButtonElement>(null);
  const isWarning = asked.kind === 'warn';
  useOpenModal(true, () => asked.answer(isWarning));
  const dismiss = `${asked.confirm ?? words.understood}${seconds > 0 ? ` (${seconds})` : ''}`;
  return (
    <AlertDialog.Popup
      className={look['dialog']}
      initialFocus={safe}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onKeyDown={() => hold(true)}
    >
      <AlertDialog.Title render={<h2 />}>
        <span
          className={classes(
            look['icon'],
            asked.danger ? look['danger'] : isWarning ? undefined : look['accent'],
          )}
        >
          <Icon name={isWarning || asked.danger ? 'notice' : 'help'} size={16} />
        </span>
        {asked.title ?? words.title}
      </AlertDialog.Title>
      <AlertDialog.Description>{asked.text}</AlertDialog.Description>
      {asked.rows && (
        <dl className={look['rows']}>
          {asked.rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={inline['num']}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={look['actions']}>
        {isWarning ? (
          <Button ref={safe} look="primary" onClick={() => asked.answer(true)}>
            {dismiss}
          </Button>
        ) : (
          <>
            <Button ref={safe} onClick={() => asked.answer(false)}>
              {asked.cancel ?? words.cancel}
            </Button>
            <Button look={asked.danger ? 'danger' : 'primary'} onClick={() => asked.answer(true)}>
              {asked.confirm ?? words.confirm}
            </Button>
          </>
        )}
      </div>
    </AlertDialog.Popup>
  );
}

/** Draws the first question of the queue. Escape is "cancel", or "read" on a warning. */
export function DialogHost() {
  const [asked] = useStore(questions);
  if (!asked) return null;
  return (
    <AlertDialog.Root
      key={asked.id}
      open
      onOpenChange={(open) => {
        if (!open) asked.answer(asked.kind === 'warn');
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={look['scrim']} />
        <AlertDialog.Viewport className={look['at']}>
          <Question asked={asked} />
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
