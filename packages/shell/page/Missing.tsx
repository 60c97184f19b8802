import { useLayoutEffect, useRef } from 'react';
import { Failed, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { useOpenModal } from '@fairlot/ui/open-modals';
import { realm } from '../realm/realm.ts';
import { PART } from './text.ts';
import styles from './missing.module.css';

/** Replaces a component whose code could not be loaded. */
export function Missing({ retry }: { retry: () => void }) {
  const words = useWords(PART);
  const say = useSay();
  return <Failed title={words.missing} detail={say(realm().words.missingHint)} retry={retry} />;
}

/** The same for a window over the page: it can be closed, and the page below it goes on. */
export function MissingWindow({ retry, close }: { retry: () => void; close: () => void }) {
  const words = useWords(PART);
  const dialog = useRef<HTMLDialogElement>(null);
  useOpenModal(true, close);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles['missing']} aria-label={words.missing} onCancel={close}>
      <Missing retry={retry} />
      <Button look="quiet" onClick={close}>
        {words.close}
      </Button>
    </dialog>
  );
}
