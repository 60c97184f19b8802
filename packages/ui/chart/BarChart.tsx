import { classes } from '../class-names.ts';
import { Plot, type ChartProps } from './Plot.tsx';
import styles from './chart.module.css';

/** Share of its place that a bar takes. */
const FILL = 0.62;

/** One amount a place; what is below zero hangs down and is dashed. */
export function BarChart(
  props: ChartProps & { readonly name: string; readonly values: readonly number[] },
) {
  const { name, values, ...chart } = props;
  const { format = String } = chart;
  return (
    <figure className={styles['figure']}>
      <Plot
        {...chart}
        values={values}
        isBanded
        say={(at) => [[name, format(values[at] ?? 0)] as const]}
      >
        {({ x, y, step, chosen }) =>
          values.map((value, at) => (
            <rect
              key={chart.names[at] ?? at}
              className={classes(
                styles['bar'],
                value < 0 && styles['under'],
                at === chosen && styles['chosen'],
              )}
              x={x(at) - (step * FILL) / 2}
              width={step * FILL}
              y={Math.min(y(value), y(0))}
              height={Math.abs(y(value) - y(0))}
              rx={Math.min(2, step / 8)}
            />
          ))
        }
      </Plot>
    </figure>
  );
}
