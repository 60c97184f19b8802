import { useEffect } from 'react';
import { DEPOSIT_STATE_TEXT } from '@fairlot/rules/check/deposit';
import { confirm, Countdown, formatMoney, useLanguage, useSay, useWords } from '@fairlot/ui';
import { Button, buttonClass } from '@fairlot/ui/button';
import inline from '@fairlot/ui/inline.module.css';
import { depositHttp, type Order } from '@fairlot/wire/money/deposit';
import { Link, useSend, useServerNow } from '@fairlot/shell';
import { isPaidByCode, leadPayTab } from './pay-tab.ts';
import { PayCode } from './PayCode.tsx';
import { ProofPart } from './ProofPart.tsx';
import { DEPOSIT } from './text.ts';
import { UsdtPay } from './UsdtPay.tsx';
import { USDT } from './usdt-text.ts';
import { useAct } from './use-act.ts';
import styles from './deposit.module.css';

/** The order that is not done: what to pay, until when, and the ways on. */
export function PendingOrder({ order }: { readonly order: Order }) {
  const words = useWords(DEPOSIT);
  useEffect(() => leadPayTab(order), [order]);
  return (
    <section className={styles['pending']} data-order={order.State} aria-label={words.pending}>
      <h3 className={styles['head']}>{words.pending}</h3>
      <OrderFacts order={order} />
      {order.Usdt ? (
        <UsdtPay order={order} usdt={order.Usdt} />
      ) : (
        <p className={styles['note']}>
          {order.State === 'WAITING' ? words.waiting : order.PayUrl === null && words.opening}
        </p>
      )}
      {!order.Usdt && isPaidByCode(order.Type) && <PayCode order={order} />}
      <OrderActs order={order} />
      {!order.Usdt && <ProofPart order={order} />}
      {(order.PayUrl !== null || order.Usdt !== null) && (
        <Link className={styles['more'] ?? ''} to={`/DepositQrcode?OrderNo=${order.OrderNo}`}>
          {words.full}
        </Link>
      )}
    </section>
  );
}

export function OrderFacts({ order }: { readonly order: Order }) {
  const words = useWords(DEPOSIT);
  const say = useSay();
  const isZh = useLanguage() === 'zh';
  const now = useServerNow();
  const isOpen = order.EndedTimeStamp === null;
  return (
    <dl className={styles['sum']}>
      <div>
        <dt>{words.pays}</dt>
        <dd className={styles['big']}>{formatMoney(order.Amount)}</dd>
      </div>
      <div>
        <dt>{words.channel}</dt>
        <dd>{isZh ? order.ChannelName : order.ChannelNameEn}</dd>
      </div>
      <div>
        <dt>{words.order}</dt>
        <dd className={inline['mono']}>{order.OrderNo}</dd>
      </div>
      <div>
        <dt>{words.state}</dt>
        <dd>{say(DEPOSIT_STATE_TEXT[order.State])}</dd>
      </div>
      {isOpen && order.State === 'CREATE_ORDER' && (
        <div>
          <dt>{words.left}</dt>
          <dd>
            <Countdown
              leftMs={order.ExpiresTimeStamp - now}
              totalMs={order.ExpiresTimeStamp - order.TimeStamp}
              size="sm"
              shut={words.over}
            />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** To the pay page, to say that it is paid, and out of it. */
export function OrderActs({ order }: { readonly order: Order }) {
  const words = useWords(DEPOSIT);
  const { wallet } = useWords(USDT);
  const declare = useAct(useSend(depositHttp.declareDeposit));
  const cancel = useAct(useSend(depositHttp.cancelDeposit));
  const asked = { OrderNo: order.OrderNo };
  const leave = async () => {
    if (await confirm({ title: words.cancelSure, text: words.cancelText })) await cancel(asked);
  };
  return (
    <div className={styles['acts']}>
      {order.PayUrl !== null && !order.Usdt?.Tx && (
        <a
          className={buttonClass({ look: 'primary' })}
          href={order.PayUrl}
          target="_blank"
          rel="noopener noreferrer"
        >
          {order.Usdt ? wallet : words.pay}
        </a>
      )}
      {order.State === 'CREATE_ORDER' && (
        <>
          <Button onClick={() => void declare(asked)}>{words.paid}</Button>
          <Button onClick={() => void leave()}>{words.cancel}</Button>
        </>
      )}
    </div>
  );
}
