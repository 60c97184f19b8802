import { classes } from '../class-names.ts';
import { Plot, type ChartProps } from './Plot.tsx';
import { linePath } from './scale.ts';
import styles from './chart.module.css';

export type Series = { readonly name: string; readonly values: readonly (number | null)[] };

const LOOKS = ['', 'second', 'third'] as const;
const lookOf = (at: number) => styles[LOOKS[at] ?? 'third'];

/** How values go along time: up to three lines, told apart by their dashes as well. */
export function LineChart(props: ChartProps & { readonly series: readonly Series[] }) {
  const { series, ...chart } = props;
  const { format = String } = chart;
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const say = (at: number) =>
    series.map(({ name, values }) => {
      const value = values[at];
      return [name, typeof value === 'number' ? format(value) : '—'] as const;
    });
  return (
    <figure className={styles['figure']}>
      {series.length > 1 && <Legend names={series.map(({ name }) => name)} />}
      <Plot {...chart} values={all} isBanded={false} say={say}>
        {({ x, y, chosen }) => (
          <>
            {chosen !== undefined && (
              <line
                className={styles['cursor']}
                x1={x(chosen)}
                x2={x(chosen)}
                y1={0}
                y2={(chart.height ?? 200) - 22}
              />
            )}
            {series.map(({ name, values }, at) => (
              <path
                key={name}
                className={classes(styles['line'], lookOf(at))}
                d={linePath(values, x, y)}
              />
            ))}
            {series.map(({ name, values }, at) => {
              const value = chosen === undefined ? null : values[chosen];
              return typeof value === 'number' ? (
                <circle
                  key={name}
                  className={classes(styles['dot'], lookOf(at))}
                  cx={x(chosen ?? 0)}
                  cy={y(value)}
                  r={4}
                />
              ) : null;
            })}
          </>
        )}
      </Plot>
    </figure>
  );
}

const Legend = ({ names }: { names: readonly string[] }) => (
  <div className={styles['legend']}>
    {names.map((name, at) => (
      <span key={name}>
        <svg width="22" height="4" aria-hidden="true">
          <path className={classes(styles['line'], lookOf(at))} d="M1 2H21" />
        </svg>
        {name}
      </span>
    ))}
  </div>
);
