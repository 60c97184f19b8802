import { useState } from 'react';
import { Empty, Failed, Segments, useWords, Waiting } from '@fairlot/ui';
import { transferHttp, transferHub } from '@fairlot/wire/team/transfer';
import { refetch, useCall, useHubEvent } from '@fairlot/shell';
import { Blocked } from './Blocked.tsx';
import { Facts } from './Facts.tsx';
import { Records } from './Records.tsx';
import { SendForm } from './SendForm.tsx';
import { TRANSFER } from './text.ts';
import styles from './transfer.module.css';

type View = 'send' | 'records';

/** Money to the own line: the form, and what was sent and received (product 4.5). */
export default function TransferTab() {
  const words = useWords(TRANSFER);
  const [view, setView] = useState<View>('send');
  return (
    <div className={styles['tab']} data-team-transfer>
      <div className={styles['head']}>
        <Segments<View>
          label={words.view}
          value={view}
          options={[
            ['send', words.title],
            ['records', words.records],
          ]}
          onChoose={setView}
        />
      </div>
      {view === 'send' ? <Send /> : <Records />}
    </div>
  );
}

const FRESH = { staleTime: 0 } as const;
const WAITING = ['facts', 'rows'] as const;
const again = () => void refetch(transferHttp.getTransferData);

function Send() {
  const words = useWords(TRANSFER);
  const read = useCall(transferHttp.getTransferData, undefined, FRESH);
  const data = read.data?.ok ? read.data.value : undefined;
  useHubEvent(transferHub.transferNotify, again);
  // A form for each transfer: the next one begins empty, with an intent of its own.
  const [made, setMade] = useState(0);
  if (!data) {
    return read.isError ? (
      <Failed title={words.unread} retry={again} />
    ) : (
      <div className={styles['body']}>
        <Waiting parts={WAITING} />
      </div>
    );
  }
  if (!data.IsEnabled) return <Empty title={words.notEnabled} />;
  const isBlocked = data.IsFrozen || data.Gap > 0n || !data.HasFundPassword;
  return (
    <div className={styles['body']} tabIndex={0} role="region" aria-label={words.title}>
      <Facts data={data} />
      {isBlocked ? (
        <Blocked data={data} />
      ) : (
        <SendForm key={made} data={data} onDone={() => setMade(made + 1)} />
      )}
    </div>
  );
}
