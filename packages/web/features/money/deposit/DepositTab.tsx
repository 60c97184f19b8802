import { Empty, Failed, formatMoney, useSay, useWords, Waiting } from '@fairlot/ui';
import { Owed } from '../debt/index.ts';
import { DepositForm } from './DepositForm.tsx';
import { PendingOrder } from './PendingOrder.tsx';
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
  if (!data) {
    return isError ? (
      <Failed title={words.unread} retry={rereadDeposits} />
    ) : (
      <div className={styles['tab']}>
        <Waiting parts={WAITING} />
      </div>
    );
  }
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
      {!data.Pending && data.Blocked && <Empty title={say(BLOCKED[data.Blocked])} />}
      {!data.Pending && !data.Blocked && <DepositForm data={data} />}
    </div>
  );
}
