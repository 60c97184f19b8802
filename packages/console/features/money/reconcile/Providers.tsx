import { useCall } from '@fairlot/shell';
import { formatMoment, formatMoney, useWords } from '@fairlot/ui';
import type { Output } from '@fairlot/wire/core';
import { reconcileConsole } from '@fairlot/wire/money/reconcile';
import { usePage } from '../../staff/operator/index.ts';
import styles from './reconcile.module.css';
import { text } from './text.ts';

type Provider = Output<typeof reconcileConsole.getReconciliation>['Providers'][number];

function One({ its }: { readonly its: Provider }) {
  const words = useWords(text);
  return (
    <li className={styles['provider']}>
      <span className={styles['name']}>{its.Id}</span>
      <span className={styles['fact']}>
        {words.readTo} {formatMoment(its.ReadTimeStamp)}
      </span>
      {its.FailedTimeStamp !== null && (
        <span className={styles['fact']} data-bad="true">
          {words.failed} {formatMoment(its.FailedTimeStamp)}
        </span>
      )}
      {its.Balances.length === 0 && <span className={styles['fact']}>{words.noBalance}</span>}
      {its.Balances.map(({ Currency, There, Here, Odd }) => (
        <span key={Currency} className={styles['balance']}>
          <span className={styles['fact']}>
            {words.balanceThere} {formatMoney(There)} {Currency}
          </span>
          <span className={styles['fact']}>
            {words.balanceHere} {formatMoney(Here)}
          </span>
          <span className={styles['fact']} data-bad={Odd !== 0n}>
            {words.odd} {formatMoney(Odd)}
          </span>
        </span>
      ))}
    </li>
  );
}

/** How far the statement of each provider is read, and its balance beside that of the books. */
export function Providers() {
  const words = useWords(text);
  const { data } = useCall(
    reconcileConsole.getReconciliation,
    undefined,
    usePage('reconcile.breaks', reconcileConsole.getReconciliation),
  );
  if (!data?.ok) return null;
  const { Providers: all } = data.value;
  if (all.length === 0) return <p className={styles['note']}>{words.noProviders}</p>;
  return (
    <ul className={styles['providers']} aria-label={words.providers}>
      {all.map((its) => (
        <One key={its.Id} its={its} />
      ))}
    </ul>
  );
}
