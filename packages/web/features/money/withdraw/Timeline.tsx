import { targetText } from '@fairlot/rules/payee/target-text';
import { Empty, Failed, formatMoment, Money, useSay, useWords } from '@fairlot/ui';
import { withdrawHttp, withdrawHub } from '@fairlot/wire/money/withdraw';
import { refetch, useCall, useHubEvent } from '@fairlot/shell';
import { STATES, STEPS, WITHDRAW } from './text.ts';
import styles from './withdraw.module.css';

/** One withdrawal and all that became of it, as it goes. */
export function Timeline({ id }: { id: string }) {
  const words = useWords(WITHDRAW);
  const say = useSay();
  const { data, isError } = useCall(withdrawHttp.getRecord, { Id: id }, { staleTime: 0 });
  const again = () => void refetch(withdrawHttp.getRecord);
  useHubEvent(withdrawHub.withdrawNotify, again);
  const record = data?.ok ? data.value : undefined;
  if (!record) {
    return isError ? <Failed title={words.unread} retry={again} /> : <Empty title="" />;
  }
  return (
    <div data-timeline={record.State}>
      <p className={styles['note']}>
        {record.No} · {targetText(record, say)} · <Money amount={record.Amount} currency /> ·{' '}
        {say(STATES[record.State])}
      </p>
      {record.Reference !== '' && (
        <p className={styles['note']}>
          {words.reference}: {record.Reference}
          {record.PaidFrom !== '' && ` · ${words.paidFrom}: ${record.PaidFrom}`}
        </p>
      )}
      <ol className={styles['steps']} aria-label={words.timeline}>
        {record.Steps.map((step) => (
          <li key={`${step.Step} ${step.TimeStamp}`}>
            <span>{say(STEPS[step.Step])}</span>
            <small>{formatMoment(step.TimeStamp)}</small>
            {step.Note !== '' && <small>{step.Note}</small>}
          </li>
        ))}
        {record.Parts.map((part) => (
          <li key={part.Part}>
            <span>{words.part(part.Part)}</span>
            <Money amount={part.Amount} currency />
          </li>
        ))}
      </ol>
    </div>
  );
}
