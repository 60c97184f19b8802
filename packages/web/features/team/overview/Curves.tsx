import { Skeleton, useWords } from '@fairlot/ui';
import { LineChart } from '@fairlot/ui/chart';
import type { Overview } from './overview.ts';
import styles from './overview.module.css';
import { OVERVIEW } from './text.ts';

const HEIGHT = 170;

/** How registrations, sign-ins, deposits and bets went from day to day; a single day has no course. */
export function Curves(props: {
  readonly overview: Overview | undefined;
  readonly isOneDay: boolean;
}) {
  const { overview, isOneDay } = props;
  const words = useWords(OVERVIEW);
  if (isOneDay) return <p className={styles['none']}>{words.oneDay}</p>;
  if (!overview || overview.ByDay.length < 2) return <Skeleton height={HEIGHT} />;
  const days = overview.ByDay;
  const names = days.map(({ Day }) => Day.slice(5));
  const charts = [
    {
      label: words.joined,
      series: [
        { name: words.registered, values: days.map(({ Registered }) => Registered) },
        { name: words.signedIn, values: days.map(({ SignedIn }) => SignedIn) },
      ],
    },
    {
      label: words.played,
      series: [
        { name: words.depositors, values: days.map(({ Depositors }) => Depositors) },
        { name: words.bettors, values: days.map(({ Bettors }) => Bettors) },
      ],
    },
  ];
  return (
    <div className={styles['curves']}>
      {charts.map(({ label, series }) => (
        <section key={label} aria-label={label}>
          <h3 className={styles['group']}>{label}</h3>
          <LineChart label={label} names={names} series={series} height={HEIGHT} />
        </section>
      ))}
    </div>
  );
}
