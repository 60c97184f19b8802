import { type Money, ZERO } from '@fairlot/rules/core/money';
import { unitsFor, unitsText } from '@fairlot/rules/payee/usdt';
import { formatMoney, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { rereadDeposits } from './use-deposit.ts';
import { DEPOSIT } from './text.ts';
import { USDT } from './usdt-text.ts';
import styles from './usdt.module.css';

/** As it is shown, whatever decimals the chain has. */
const DECIMALS = 6;

/** What an amount is in USDT now, and the network that it has to come over. */
export function UsdtQuote(props: {
  readonly chain: string;
  readonly rate: Money | null;
  readonly amount: Money | undefined;
}) {
  const { chain, rate, amount = ZERO } = props;
  const words = useWords(USDT);
  const { again } = useWords(DEPOSIT);
  if (rate === null) {
    return (
      <p className={styles['warn']} role="alert" data-quote="none">
        {words.noRate}{' '}
        <Button size="small" onClick={rereadDeposits}>
          {again}
        </Button>
      </p>
    );
  }
  const usdt = unitsText(unitsFor(amount, rate, DECIMALS), DECIMALS);
  return (
    <div className={styles['pay']}>
      <p className={styles['warn']} role="note">
        {words.warn(chain)}
      </p>
      <p className={styles['note']} data-quote>
        {words.quote(usdt, formatMoney(rate))}
      </p>
    </div>
  );
}
