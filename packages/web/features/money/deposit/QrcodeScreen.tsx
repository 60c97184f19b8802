import type { ReactNode } from 'react';
import { DEPOSIT_STATE_TEXT } from '@fairlot/rules/check/deposit';
import { Failed, useSay, useWords } from '@fairlot/ui';
import { buttonClass } from '@fairlot/ui/button';
import { depositHttp, depositHub, type Order } from '@fairlot/wire/money/deposit';
import { Link, refetch, useCall, useHubEvent, useQueryValue } from '@fairlot/shell';
import { NoticePage } from '../../site/settings/index.ts';
import { OrderActs, OrderFacts } from './PendingOrder.tsx';
import { PayCode, useIsOver } from './PayCode.tsx';
import { ProofPart } from './ProofPart.tsx';
import { ReceiptFacts } from './Receipt.tsx';
import { DEPOSIT } from './text.ts';
import { UsdtPay } from './UsdtPay.tsx';
import { useDeposits } from './use-deposit.ts';
import styles from './deposit.module.css';

const BACK = '/?w=Deposit';

/** The page where an order is paid: what to pay, its code, how long it is good, and what became of it. */
export default function QrcodeScreen() {
  const asked = useQueryValue('OrderNo') ?? '';
  return asked === '' ? <Pending /> : <One orderNo={asked} />;
}

/** Without a number it is the one that is not done. */
function Pending() {
  const words = useWords(DEPOSIT);
  const { data, isError } = useDeposits();
  if (isError && !data) return <Failed title={words.unread} retry={() => location.reload()} />;
  if (!data) return null;
  return data.Pending ? (
    <One orderNo={data.Pending.OrderNo} />
  ) : (
    <Away title={words.none} line="" />
  );
}

function Away(props: {
  readonly title: string;
  readonly line: string;
  readonly children?: ReactNode;
}) {
  const { title, line, children } = props;
  const words = useWords(DEPOSIT);
  return (
    <NoticePage title={title} line={line}>
      {children}
      <Link className={buttonClass({ look: 'primary' })} to={BACK}>
        {words.back}
      </Link>
    </NoticePage>
  );
}

function One({ orderNo }: { readonly orderNo: string }) {
  const words = useWords(DEPOSIT);
  const say = useSay();
  const { data, isError } = useCall(depositHttp.getDeposit, { OrderNo: orderNo }, { staleTime: 0 });
  const again = () => void refetch(depositHttp.getDeposit);
  useHubEvent(depositHub.depositChanged, again);
  useHubEvent(depositHub.cancelDepositNotify, again);
  if (isError && !data) return <Failed title={words.unread} retry={again} />;
  if (!data) return null;
  if (!data.ok) return <Away title={say(data.error.text)} line="" />;
  const order = data.value;
  if (order.EndedTimeStamp === null) return <Paying order={order} />;
  if (order.State !== 'CONFIRM') return <Away title={words.cancelled} line={order.Note} />;
  return (
    <Away title={words.done} line={order.Note}>
      <ReceiptFacts order={order} />
    </Away>
  );
}

function Paying({ order }: { readonly order: Order }) {
  const words = useWords(DEPOSIT);
  const say = useSay();
  const isOver = useIsOver(order);
  return (
    <div className={styles['qrcode']} data-qrcode={order.State}>
      <h1>{words.title}</h1>
      {order.Usdt && <UsdtPay order={order} usdt={order.Usdt} />}
      {!order.Usdt && <PayCode order={order} />}
      {(isOver || !order.Usdt) && (
        <p className={styles['note']} role="status">
          {isOver
            ? words.over
            : order.State === 'WAITING'
              ? words.waiting
              : say(DEPOSIT_STATE_TEXT[order.State])}
        </p>
      )}
      <OrderFacts order={order} />
      <OrderActs order={order} />
      {!order.Usdt && <ProofPart order={order} />}
      <Link className={styles['more'] ?? ''} to={BACK}>
        {words.back}
      </Link>
    </div>
  );
}
