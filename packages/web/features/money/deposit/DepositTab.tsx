import { useState } from 'react';
import { Empty, Failed, formatMoney, useSay, useWords, Waiting } from '@fairlot/ui';
import { depositHttp } from '@fairlot/wire/money/deposit';
import { useCall, useFeatures } from '@fairlot/shell';
import { Owed } from '../debt/index.ts';
import { DepositForm } from './DepositForm.tsx';
import { PendingOrder } from './PendingOrder.tsx';
import { Receipt } from './Receipt.tsx';
import { BLOCKED, DEPOSIT } from './text.ts';
import { rereadDeposits, useDeposits } from './use-deposit.ts';
import styles from './deposit.module.css';

/** Books of this currency hold play money. */
const PLAY_MONEY = 'DEM';
const WAITING = ['text', 'fields'] as const;

/** Making a deposit: the order that is not done, or the ways to make one. */
export default function DepositTab() {
  const words = useWords(DEPOSIT);
  const say = useSay();
  const { data, isError } = useDeposits();
  const { deposit: ways } = useFeatures();
  const { isReading, ended, forget } = useEnded(data?.Pending?.OrderNo);
  if (!data) {
    return isError ? (
      <Failed title={words.unread} retry={rereadDeposits} />
    ) : (
      <div className={styles['tab']}>
        <Waiting parts={WAITING} />
      </div>
    );
  }
  const isFree = !data.Pending && !isReading && ended?.State !== 'CONFIRM';
  return (
    <div className={styles['tab']} data-deposit tabIndex={0} role="region" aria-label={words.title}>
      {data.Currency === PLAY_MONEY && <p className={styles['note']}>{words.play}</p>}
      {data.OwnLeft !== null && (
        <p className={styles['note']}>
          {words.ownLeft} {formatMoney(data.OwnLeft)}
        </p>
      )}
      <Owed />
      {data.Pending && <PendingOrder order={data.Pending} />}
      {ended && <Receipt order={ended} again={forget} />}
      {isFree && data.Blocked && <Empty title={say(BLOCKED[data.Blocked])} />}
      {isFree && !data.Blocked && <DepositForm data={data} />}
      {ways.map((Way, n) => (
        <Way key={n} />
      ))}
    </div>
  );
}

const FRESH = { staleTime: 0 } as const;

/** The order that was open while this window showed it, and has ended since. */
function useEnded(pending: string | undefined) {
  const [followed, follow] = useState(pending);
  if (pending !== undefined && pending !== followed) follow(pending);
  const isOver = pending === undefined && followed !== undefined;
  const asked = { OrderNo: followed ?? '' };
  const { data } = useCall(depositHttp.getDeposit, asked, { ...FRESH, enabled: isOver });
  const ended = isOver && data?.ok && data.value.OrderNo === followed ? data.value : undefined;
  const forget = () => follow(undefined);
  return { isReading: isOver && data === undefined, ended, forget };
}
