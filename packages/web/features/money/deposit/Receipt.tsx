import { CANCEL_TEXT } from '@fairlot/rules/check/deposit';
import { ZERO } from '@fairlot/rules/core/money';
import { formatMoment, formatMoney, Icon, Money, useLanguage, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import inline from '@fairlot/ui/inline.module.css';
import type { Order } from '@fairlot/wire/money/deposit';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { Link, useCall } from '@fairlot/shell';
import { RECEIPT } from './receipt-text.ts';
import { DEPOSIT } from './text.ts';
import styles from './deposit.module.css';

const FRESH = { staleTime: 0 } as const;

/** What became of an order that has ended: a receipt if it was credited, else why it was cancelled. */
export function Receipt({ order, again }: { readonly order: Order; readonly again: () => void }) {
  const words = useWords(RECEIPT);
  const say = useSay();
  if (order.State !== 'CONFIRM') {
    return (
      <p className={styles['note']} role="status" data-receipt={order.State}>
        {words.cancelled(order.OrderNo)} {order.Reason && say(CANCEL_TEXT[order.Reason])}
      </p>
    );
  }
  return (
    <section className={styles['pending']} data-receipt="CONFIRM" aria-label={words.title}>
      <div role="status">
        <h3 className={styles['received']}>
          <Icon name="done" size={20} /> {words.title}{' '}
          <Money amount={order.Credited ?? ZERO} currency sign />
        </h3>
      </div>
      <ReceiptFacts order={order} />
      <p className={styles['note']}>{words.inbox}</p>
      <div className={styles['acts']}>
        <Button look="primary" onClick={again}>
          {words.again}
        </Button>
        <Link className={styles['more'] ?? ''} to="/?w=DepositRecord">
          {words.records}
        </Link>
      </div>
    </section>
  );
}

/** The figures of an order that was credited, and the balance since. */
export function ReceiptFacts({ order }: { readonly order: Order }) {
  const words = useWords(RECEIPT);
  const { order: number, channel, pays, fee, bonus } = useWords(DEPOSIT);
  const isZh = useLanguage() === 'zh';
  const wallet = useCall(walletHttp.getWalletAmount, undefined, FRESH).data;
  const paid = order.PaidAmount ?? order.Amount;
  const rows: readonly (readonly [string, string] | false)[] = [
    [pays, formatMoney(paid)],
    order.Fee > ZERO && [fee, formatMoney(order.Fee)],
    order.Bonus > ZERO && [bonus, formatMoney(order.Bonus)],
    [channel, isZh ? order.ChannelName : order.ChannelNameEn],
    order.EndedTimeStamp !== null && [words.time, formatMoment(order.EndedTimeStamp)],
  ];
  return (
    <dl className={styles['sum']}>
      {rows
        .filter((row) => row !== false)
        .map(([term, shown]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      <div>
        <dt>{number}</dt>
        <dd className={inline['mono']}>{order.OrderNo}</dd>
      </div>
      <div>
        <dt>{words.balance}</dt>
        <dd className={styles['big']} data-balance>
          {wallet === undefined ? '—' : formatMoney(wallet)}
        </dd>
      </div>
    </dl>
  );
}
