import { LIMIT_KINDS, LIMIT_PERIODS } from '@fairlot/rules/check/own-limit';
import type { LimitKind, LimitPeriod } from '@fairlot/rules/check/own-limit';
import { responsibleGamingHttp } from '@fairlot/wire/play/responsible-gaming';
import { Failed, useWords, Waiting } from '@fairlot/ui';
import { refetch, useCall } from '@fairlot/shell';
import { BreakPart } from './BreakPart.tsx';
import { LimitRow } from './LimitRow.tsx';
import { ReminderPart } from './ReminderPart.tsx';
import { LIMIT } from './text.ts';
import styles from './limits.module.css';

const KINDS = Object.keys(LIMIT_KINDS) as readonly LimitKind[];
const PERIODS = Object.keys(LIMIT_PERIODS) as readonly LimitPeriod[];
const WAITING = ['title', 'rows'] as const;

/** What a player holds himself to: limits, reminder, breaks. */
export default function LimitsTab() {
  const words = useWords(LIMIT);
  const { data, isError } = useCall(responsibleGamingHttp.getLimits, undefined);
  const again = () => void refetch(responsibleGamingHttp.getLimits);
  if (!data?.ok) {
    if (!isError && !data)
      return (
        <div className={styles['tab']}>
          <Waiting parts={WAITING} />
        </div>
      );
    return <Failed title={words.unread} retry={again} />;
  }
  const { Limits, Break, ReminderMinutes, DateTimeNow } = data.value;
  const find = (kind: LimitKind, period: LimitPeriod) =>
    Limits.find(({ Kind, Period }) => Kind === kind && Period === period);
  return (
    <div className={styles['tab']} data-limits>
      <section>
        <h3>{words.title}</h3>
        <p className={styles['about']}>{words.about}</p>
        {KINDS.map((kind) => (
          <ul key={kind} className={styles['list']}>
            {PERIODS.map((period) => (
              <LimitRow
                key={period}
                kind={kind}
                period={period}
                limit={find(kind, period)}
                nowMs={DateTimeNow}
              />
            ))}
          </ul>
        ))}
      </section>
      <ReminderPart minutes={ReminderMinutes} />
      <BreakPart held={Break} />
    </div>
  );
}
