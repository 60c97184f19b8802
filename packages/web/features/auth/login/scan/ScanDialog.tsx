import { useEffect, useReducer, useState } from 'react';
import { Icon, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Dialog } from '@fairlot/ui/modal';
import { QrCode } from '@fairlot/ui/qr';
import { clearSession, grant, isSignedIn, navigate } from '@fairlot/shell';
import { placeAfter } from '../../../../session/index.ts';
import { askToBeLetIn } from './ask-hub.ts';
import { isOver, nextAsking, type Asking } from './asking.ts';
import { scanLink } from './scan-link.ts';
import { SCAN } from './text.ts';
import styles from './scan.module.css';

/** The code that lets this page in, and what becomes of it. */
export default function ScanDialog({ close }: { readonly close: () => void }) {
  const words = useWords(SCAN);
  const [round, setRound] = useState(0);
  return (
    <Dialog isOpen onClose={close} title={words.title}>
      <Asked key={round} again={() => setRound(round + 1)} />
    </Dialog>
  );
}

function Asked({ again }: { readonly again: () => void }) {
  const words = useWords(SCAN);
  const [now, tell] = useReducer(nextAsking, { at: 'making' } as Asking);
  useEffect(
    () =>
      askToBeLetIn(tell, (granted) => {
        // On the page of a failed link somebody may be signed in: nothing of his goes to who comes now.
        if (isSignedIn()) clearSession();
        grant(granted);
        navigate.to(placeAfter(location.hash), { replace: true });
      }),
    [],
  );
  return (
    <div className={styles['scan']} data-scan={now.at}>
      <p className={styles['about']}>{words.how}</p>
      <div className={styles['frame']}>
        {now.at === 'ready' && (
          <QrCode
            className={styles['code']}
            text={scanLink(location.origin, now.ticket)}
            label={words.picture}
          />
        )}
        {now.at === 'scanned' && <b className={styles['number']}>{now.number}</b>}
        {isOver(now) && (
          <Button look="primary" onClick={again}>
            <Icon name="refresh" size={16} />
            {words.refresh}
          </Button>
        )}
      </div>
      <p role="status" className={styles['state']}>
        {words[now.at]}
      </p>
    </div>
  );
}
