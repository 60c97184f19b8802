import type { Money as MoneyAmount } from '@fairlot/rules/core/money';
import { Money, Skeleton, useWords } from '@fairlot/ui';
import { LineChart } from '@fairlot/ui/chart';
import { COLUMNS, runningResults, type Figures } from './profit-view.ts';
import { PROFIT } from './text.ts';
import type { Line } from './use-lines.tsx';
import styles from './profit.module.css';

type CardsProps = {
  readonly total: Figures | undefined;
  readonly openStake: MoneyAmount | undefined;
};

/** The sums of the whole time, the result first, and what is open now; undefined while they load. */
export function Cards({ total, openStake }: CardsProps) {
  const words = useWords(PROFIT);
  const shown = (name: keyof Figures) =>
    total ? <Money amount={total[name]} sign={name === 'result'} /> : <Skeleton height={18} />;
  return (
    <dl className={styles['cards']}>
      <div className={styles['first']}>
        <dt>{words.result}</dt>
        <dd>{shown('result')}</dd>
      </div>
      {COLUMNS.map((name) => (
        <div key={name}>
          <dt>{words[name]}</dt>
          <dd>{shown(name)}</dd>
        </div>
      ))}
      <div>
        <dt>{words.openStake}</dt>
        <dd>{openStake === undefined ? <Skeleton height={18} /> : <Money amount={openStake} />}</dd>
      </div>
    </dl>
  );
}

const CURVE = 150;
const inUnits = (value: number): string => value.toFixed(0);

/** How the game result ran over the days. It takes the same room without a curve, so that nothing below it moves. */
export function Running({ lines }: { lines: readonly Line[] | undefined }) {
  const words = useWords(PROFIT);
  if (!lines) return <Skeleton height={CURVE} />;
  if (lines.length < 2) return <p className={styles['none']}>{words.noCurve}</p>;
  return (
    <LineChart
      label={words.cumulative}
      names={lines.map(({ day }) => day?.slice(5) ?? '')}
      series={[{ name: words.cumulative, values: runningResults(lines) }]}
      format={inUnits}
      height={CURVE}
    />
  );
}
