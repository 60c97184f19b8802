import { useCall } from '@fairlot/shell';
import { useWords } from '@fairlot/ui';
import { CountBadge } from '@fairlot/ui/badge';
import { Tabs } from '@fairlot/ui/tabs';
import { depositConsole } from '@fairlot/wire/money/deposit';
import { useMay, useMe, usePage, useRowKeys } from '../../staff/operator/index.ts';
import { Chargebacks } from './Chargebacks.tsx';
import { Debts } from './Debts.tsx';
import { Exceptions } from './Exceptions.tsx';
import { type DepositFilter, QUEUES, type View, VIEWS } from './filter.ts';
import { Queue } from './Queue.tsx';
import styles from './deposit.module.css';
import { CLAIM, text } from './text.ts';
import { REVERSAL } from './text-reversal.ts';

type Props = {
  readonly filter: DepositFilter;
  readonly onFilter: (change: DepositFilter) => void;
};

/** How many wait in each view, from the first row of the queue. */
function useCounts(): Readonly<Partial<Record<View, number>>> {
  const { data } = useCall(
    depositConsole.getDepositQueue,
    { Tab: 'waiting', Count: 1 },
    usePage('deposit.orders', depositConsole.getDepositQueue),
  );
  if (!data?.ok) return {};
  const { Unpaid, Waiting, Exceptions: exceptions } = data.value;
  return { unpaid: Unpaid, waiting: Waiting, exceptions };
}

function useNames() {
  const { chargebacks, debts } = useWords(REVERSAL);
  return { chargebacks, debts };
}

function Views({ filter, onFilter }: Props) {
  const words = { ...useWords(text), ...useNames() };
  const counts = useCounts();
  const mayExceptions = useMay('deposit.exceptions.read');
  const mayChargebacks = useMay('deposit.chargebacks.read');
  const mayDebts = useMay('deposit.debts.read');
  const isSeen = (name: View) =>
    (name !== 'exceptions' || mayExceptions) &&
    (name !== 'chargebacks' || mayChargebacks) &&
    (name !== 'debts' || mayDebts);
  const { view = 'waiting' } = filter;
  const contentOf = (name: View) => {
    const queue = QUEUES.find((each) => each === name);
    return queue ? (
      <Queue key={queue} queue={queue} filter={filter} onFilter={onFilter} />
    ) : name === 'exceptions' ? (
      <Exceptions />
    ) : name === 'chargebacks' ? (
      <Chargebacks />
    ) : (
      <Debts filter={filter} onFilter={onFilter} />
    );
  };
  return (
    <Tabs<View>
      label={words.views}
      value={view}
      onChoose={(chosen) => onFilter({ view: chosen })}
      tabs={VIEWS.filter(isSeen).map((name) => ({
        value: name,
        label: (
          <>
            {words[name]} <CountBadge count={counts[name] ?? 0} label={words[name]} />
          </>
        ),
        content: contentOf(name),
      }))}
    />
  );
}

/** Deposits by state, and payments that are nobody's yet (product 3.3). */
export default function DepositPage(props: Props) {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('deposit.orders.read');
  const { keys } = useWords(CLAIM);
  useRowKeys();
  return (
    <section className={styles['page']} aria-labelledby="deposit-page">
      <h1 id="deposit-page" className={styles['title']}>
        {words.title}
      </h1>
      {mayRead && <p className={styles['keys']}>{keys}</p>}
      {mayRead && <Views {...props} />}
      {me && !mayRead && <p className={styles['note']}>{words.notAllowed}</p>}
    </section>
  );
}
