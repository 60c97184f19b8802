import styles from './chart.module.css';

/** The course of a value in the room of a word. `label` says what can be seen in it. */
export function Sparkline(props: {
  readonly label: string;
  readonly values: readonly number[];
  readonly width?: number;
  readonly height?: number;
}) {
  const { label, values, width = 88, height = 24 } = props;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = (at: number) => 3 + (at / Math.max(1, values.length - 1)) * (width - 6);
  const span = most - least || 1;
  const y = (value: number) => height - 4 - ((value - least) / span) * (height - 8);
  const path = values.map(
    (value, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`,
  );
  const last = values.at(-1);
  return (
    <svg className={styles['spark']} width={width} height={height} role="img" aria-label={label}>
      <path className={styles['line']} strokeWidth={1.5} d={path.join('')} />
      {last !== undefined && (
        <circle className={styles['dot']} cx={x(values.length - 1)} cy={y(last)} r={2.5} />
      )}
    </svg>
  );
}
