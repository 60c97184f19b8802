import { Money, useWords } from '@fairlot/ui';
import { LineChart } from '@fairlot/ui/chart';
import { COLUMNS, runningResults, type Figures } from './profit-view.ts';
import { PROFIT } from './text.ts';
import type { Line } from './use-lines.tsx';
import styles from './profit.module.css';

/** The sums of the whole time, the result first. */
export function Cards({ total }: { total: Figures }) {
  const words = useWords(PROFIT);
  return (
    <dl className={styles['cards']}>
      <div className={styles['first']}>
        <dt>{words.result}</dt>
        <dd>
          <Money amount={total.result} sign />
        </dd>
      </div>
      {COLUMNS.map((name) => (
        <div key={name}>
          <dt>{words[name]}</dt>
          <dd>
            <Money amount={total[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const inUnits = (value: number): string => value.toFixed(0);

/** How the game result ran over the days. */
export function Running({ lines }: { lines: readonly Line[] }) {
  const words = useWords(PROFIT);
  return (
    <LineChart
      label={words.cumulative}
      names={lines.map(({ day }) => day?.slice(5) ?? '')}
      series={[{ name: words.cumulative, values: runningResults(lines) }]}
      format={inUnits}
      height={150}
    />
  );
}
