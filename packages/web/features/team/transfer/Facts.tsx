import { formatMoney, Money, useWords } from '@fairlot/ui';
import { TRANSFER } from './text.ts';
import type { TransferData } from './use-transfer.ts';
import styles from './transfer.module.css';

/** What is there, and what of today is used. */
export function Facts({ data }: { readonly data: TransferData }) {
  const words = useWords(TRANSFER);
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{words.wallet}</dt>
        <dd>
          <Money amount={data.WalletAmount} currency />
        </dd>
      </div>
      <div>
        <dt>{words.available}</dt>
        <dd>
          <Money amount={data.Available} currency />
        </dd>
      </div>
      <div>
        <dt>{words.dayUsed}</dt>
        <dd>{words.ofMost(formatMoney(data.DayUsed), formatMoney(data.DayMost))}</dd>
      </div>
      <div>
        <dt>{words.countUsed}</dt>
        <dd>{words.ofMost(String(data.CountUsed), String(data.CountMost))}</dd>
      </div>
    </dl>
  );
}
