import { useCall } from '@fairlot/shell';
import { Failed, formatTime, Skeleton, useWords } from '@fairlot/ui';
import { reportConsole } from '@fairlot/wire/back-office/report';
import { useMay, useMe, usePage } from '../../staff/operator/index.ts';
import { Channels, Health } from './Channels.tsx';
import { Figures } from './Figures.tsx';
import { Hours } from './Hours.tsx';
import { Queues } from './Queues.tsx';
import styles from './report.module.css';
import { text } from './text.ts';

/** What waits is counted anew this often, also where nothing moved in the books. */
const ANEW_MS = 15_000;

function Sections() {
  const words = useWords(text);
  usePage('report.desk', reportConsole.getDashboard);
  const { data, isError, refetch } = useCall(reportConsole.getDashboard, undefined, {
    refetchInterval: ANEW_MS,
  });
  const now = data?.ok ? data.value : undefined;
  if (!now) {
    return isError ? (
      <Failed title={words.failed} retry={() => void refetch()} />
    ) : (
      <Skeleton height={420} />
    );
  }
  return (
    <>
      <p className={styles['note']}>{words.counted(formatTime(now.Health.CountedTimeStamp))}</p>
      <Queues queues={now.Queues} nowMs={now.DateTimeNow} />
      <div className={styles['halves']}>
        <Figures now={now} />
        <div className={styles['column']}>
          <Hours hours={now.Hours} />
          <Channels channels={now.Channels} />
          <Health now={now} />
        </div>
      </div>
    </>
  );
}

/** How the house does today (product 3.2). */
export default function DashboardPage() {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('report.desk.read');
  return (
    <section className={styles['desk']} aria-labelledby="desk-page">
      <h1 id="desk-page" className={styles['title']}>
        {words.dashboard}
      </h1>
      {mayRead && <Sections />}
      {me && !mayRead && <p className={styles['note']}>{words.notAllowed}</p>}
    </section>
  );
}
