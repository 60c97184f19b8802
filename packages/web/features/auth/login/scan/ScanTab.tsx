import { useEffect, useState } from 'react';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Output } from '@fairlot/wire/core';
import { qrLoginHttp } from '@fairlot/wire/account/qr-login';
import { Empty, useSay, useWords, Waiting } from '@fairlot/ui';
import { navigate, send } from '@fairlot/shell';
import { LetInForm } from './LetInForm.tsx';
import { ticketOf } from './scan-link.ts';
import { LET_IN } from './text.ts';
import styles from './scan.module.css';

type Asked = Output<typeof qrLoginHttp.scanQrCode>;
type Shown =
  | { readonly at: 'reading' | 'in' | 'out' }
  | { readonly at: 'asked'; readonly asked: Asked }
  | { readonly at: 'fault'; readonly text: Bilingual };
const WAITING = ['facts', 'fields'] as const;

/** What a phone shows that has scanned the code of another device: what would be let in, and whether it may. */
export default function ScanTab() {
  const words = useWords(LET_IN);
  const [ticket] = useState(() => ticketOf(location.hash));
  if (ticket === undefined) {
    return (
      <div className={styles['tab']} data-let-in="none">
        <Empty title={words.none}>{words.noneHint}</Empty>
      </div>
    );
  }
  return <Scanned ticket={ticket} />;
}

function Scanned({ ticket }: { readonly ticket: string }) {
  const words = useWords(LET_IN);
  const say = useSay();
  const [shown, show] = useState<Shown>({ at: 'reading' });
  useEffect(() => {
    // It is taken once: neither the address nor the history of this phone keeps it.
    navigate.to(location.pathname + location.search, { replace: true });
    void send(qrLoginHttp.scanQrCode, { Ticket: ticket }).then(
      (answer) =>
        show(
          answer.ok
            ? { at: 'asked', asked: answer.value }
            : { at: 'fault', text: answer.error.text },
        ),
      () => show({ at: 'fault', text: LET_IN.unreachable }),
    );
  }, [ticket]);
  const end = (at: 'in' | 'out' | { readonly fault: Bilingual }) =>
    show(typeof at === 'string' ? { at } : { at: 'fault', text: at.fault });
  return (
    <div className={styles['tab']} data-let-in={shown.at}>
      {shown.at === 'reading' && (
        <div className={styles['tab']}>
          <Waiting parts={WAITING} />
        </div>
      )}
      {shown.at === 'asked' && <LetInForm ticket={ticket} asked={shown.asked} end={end} />}
      {shown.at === 'fault' && <Empty title={say(shown.text)}>{words.noneHint}</Empty>}
      {shown.at === 'in' && <Empty title={words.isIn}>{words.isInHint}</Empty>}
      {shown.at === 'out' && <Empty title={words.isOut} />}
    </div>
  );
}
