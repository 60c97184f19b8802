import { useWords } from '@fairlot/ui';
import { classes } from '@fairlot/ui/class-names';
import { QrCode } from '@fairlot/ui/qr';
import type { Order } from '@fairlot/wire/money/deposit';
import { useServerNow } from '@fairlot/shell';
import { DEPOSIT } from './text.ts';
import styles from './deposit.module.css';

/** Whether the time to pay has passed. */
export function useIsOver({ State, ExpiresTimeStamp }: Order): boolean {
  const now = useServerNow();
  return State === 'CREATE_ORDER' && now >= ExpiresTimeStamp;
}

/** The pay page of an order as a code for a phone; blurred once its time has passed. */
export function PayCode({ order }: { readonly order: Order }) {
  const words = useWords(DEPOSIT);
  const isOver = useIsOver(order);
  if (order.PayUrl === null) return null;
  return (
    <QrCode
      className={classes(styles['code'], isOver && styles['over'])}
      text={order.PayUrl}
      label={words.scan}
    />
  );
}
