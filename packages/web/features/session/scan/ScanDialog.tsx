import { useEffect, useMemo, useReducer, useState } from 'react';
import { encode } from 'uqr';
import { Icon, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Dialog } from '@fairlot/ui/modal';
import { clearSession, grant, isSignedIn, navigate } from '@fairlot/shell';
import { placeAfter } from '../../../session/index.ts';
import { askToBeLetIn } from './ask-hub.ts';
import { isOver, nextAsking, type Asking } from './asking.ts';
import { scanLink } from './scan-link.ts';
import { SCAN } from './text.ts';
import styles from './scan.module.css';

/** Light modules round the code, which readers need. */
const QUIET = 4;

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
        {now.at === 'ready' && <Code ticket={now.ticket} />}
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

function Code({ ticket }: { readonly ticket: string }) {
  const words = useWords(SCAN);
  const { size, data } = useMemo(
    () => encode(scanLink(location.origin, ticket), { ecc: 'M', border: QUIET }),
    [ticket],
  );
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={styles['code'] ?? ''}
      role="img"
      aria-label={words.picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  );
}
