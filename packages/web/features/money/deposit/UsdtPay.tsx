import { endsOf } from '@fairlot/rules/payee/masked';
import { Countdown, formatMoney, showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import { copyText } from '@fairlot/ui/copy-text';
import inline from '@fairlot/ui/inline.module.css';
import { QrCode } from '@fairlot/ui/qr';
import type { Order, OrderUsdt } from '@fairlot/wire/money/deposit';
import { useServerNow } from '@fairlot/shell';
import { useIsOver } from './PayCode.tsx';
import { USDT } from './usdt-text.ts';
import styles from './usdt.module.css';

type Paid = { readonly order: Order; readonly usdt: OrderUsdt };

/** How an order is paid over a chain: where, how much exactly, at which rate until when, and how far it is. */
export function UsdtPay({ order, usdt }: Paid) {
  const words = useWords(USDT);
  const isOver = useIsOver(order);
  const { first, middle, last } = endsOf(usdt.Address);
  return (
    <div className={styles['pay']} data-usdt={usdt.Chain}>
      <p className={styles['warn']} role="note">
        {words.warn(usdt.Chain)}
      </p>
      <QrCode
        className={classes(styles['code'], isOver && styles['over'])}
        text={usdt.Address}
        label={words.addressCode}
      />
      <dl className={styles['lines']}>
        <Line term={words.amount} text={usdt.Amount} copy={words.copyAmount}>
          <span className={styles['amount']} data-amount>
            {usdt.Amount} USDT
          </span>
        </Line>
        <Line
          term={`${words.address} · ${usdt.Chain}`}
          text={usdt.Address}
          copy={words.copyAddress}
        >
          <span className={inline['mono']} data-address>
            <b>{first}</b>
            {middle}
            <b>{last}</b>
          </span>
        </Line>
      </dl>
      <p className={styles['note']}>{words.exact}</p>
      <RateLock order={order} usdt={usdt} />
      <Progress order={order} usdt={usdt} />
      {usdt.Tx !== null && (
        <dl className={styles['lines']}>
          <Line term={words.tx} text={usdt.Tx} copy={words.copyTx}>
            <span className={inline['mono']}>{usdt.Tx}</span>
          </Line>
        </dl>
      )}
    </div>
  );
}

function Line(props: {
  readonly term: string;
  readonly text: string;
  /** What the button is called. */
  readonly copy: string;
  readonly children: React.ReactNode;
}) {
  const words = useWords(USDT);
  const copy = async () => {
    const isCopied = await copyText(props.text);
    showToast(
      isCopied ? { kind: 'done', text: USDT.copied } : { kind: 'failed', text: USDT.notCopied },
    );
  };
  return (
    <div className={styles['line']}>
      <dt>{props.term}</dt>
      <dd>
        {props.children}
        <Button size="small" aria-label={props.copy} onClick={() => void copy()}>
          {words.copy}
        </Button>
      </dd>
    </div>
  );
}

/** The rate of the order, and how long it is good: once a payment stands on the chain it does not run out. */
function RateLock({ order, usdt }: Paid) {
  const words = useWords(USDT);
  const now = useServerNow();
  const leftMs = usdt.RateUntilTimeStamp - now;
  return (
    <p className={styles['rate']}>
      <span>
        {words.rate} {words.rateIs(formatMoney(usdt.Rate))}
      </span>
      {usdt.Tx === null && (
        <span>
          {leftMs > 0 ? words.locked : words.unlocked}
          {leftMs > 0 && (
            <Countdown
              leftMs={leftMs}
              totalMs={usdt.RateUntilTimeStamp - order.TimeStamp}
              size="xs"
            />
          )}
        </span>
      )}
    </p>
  );
}

/** How many blocks stand on top of the payment; its place is there before it is. */
function Progress({ order, usdt }: Paid) {
  const words = useWords(USDT);
  const { Tx, Confirmed, Confirmations } = usdt;
  const isConfirmed = Tx !== null && Confirmed >= Confirmations;
  const said = isConfirmed ? words.confirmed : words.seen(Confirmed, Confirmations);
  const waits = order.State === 'WAITING' ? words.notSeen : words.waits;
  return (
    <div className={styles['pay']}>
      <div
        className={styles['bar']}
        role="progressbar"
        aria-label={words.confirmations}
        aria-valuenow={Confirmed}
        aria-valuemin={0}
        aria-valuemax={Confirmations}
      >
        <span style={{ width: `${(Math.min(Confirmed, Confirmations) / Confirmations) * 100}%` }} />
      </div>
      <p className={styles['note']} role="status" data-confirmed={Confirmed}>
        {Tx === null ? waits : said}
      </p>
    </div>
  );
}
