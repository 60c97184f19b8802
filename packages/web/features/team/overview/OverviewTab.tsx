import { useState } from 'react';
import { Failed, formatTime, Segments, useWords } from '@fairlot/ui';
import { OVERVIEW_DAYS, overviewHttp } from '@fairlot/wire/team/overview';
import { useCall } from '@fairlot/shell';
import { Cards } from './Cards.tsx';
import { Curves } from './Curves.tsx';
import styles from './overview.module.css';
import { OVERVIEW } from './text.ts';

/** Figures are counted anew every few seconds. */
const POLL_MS = 30_000;

/** The team of an agent at a glance: who is in it, what they did over the last days, and how that went (product 4.1). */
export default function OverviewTab() {
  const words = useWords(OVERVIEW);
  const [days, setDays] = useState<(typeof OVERVIEW_DAYS)[number]>(1);
  const [of, setOf] = useState<'line' | 'directs'>('line');
  const { data, isError, isPlaceholderData, refetch } = useCall(
    overviewHttp.getOverview,
    { Days: days, Of: of },
    { refetchInterval: POLL_MS, placeholderData: (previous) => previous },
  );
  const overview = data?.ok ? data.value : undefined;
  const isFailed = isError && !overview;
  return (
    <div className={styles['tab']} data-overview>
      <div className={styles['head']}>
        <Segments
          label={words.range}
          value={days}
          options={OVERVIEW_DAYS.map((n) => [n, n === 1 ? words.today : words.days(n)] as const)}
          onChoose={setDays}
        />
        <Segments
          label={words.scope}
          value={of}
          options={[['line', words.line] as const, ['directs', words.directs] as const]}
          onChoose={setOf}
        />
        <span className={styles['counted']}>
          {overview ? words.counted(formatTime(overview.CountedTimeStamp)) : '\u00A0'}
        </span>
      </div>
      {isFailed ? (
        <Failed title={words.unread} retry={() => void refetch()} />
      ) : (
        <div
          className={styles['body']}
          tabIndex={0}
          role="region"
          aria-label={words.figures}
          aria-busy={isPlaceholderData}
        >
          <Cards overview={overview} isOneDay={days === 1} />
          <Curves overview={overview} isOneDay={days === 1} />
        </div>
      )}
    </div>
  );
}
