import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type uPlot from 'uplot';
import { classes } from '../class-names.ts';
import { createPlot, type PlotData, type Series } from './plot.ts';
import { useColours } from './use-colours.ts';
import styles from './chart.module.css';
import inline from '../inline.module.css';

export type { Series } from './plot.ts';

const LOOKS = ['', 'second', 'third'] as const;

/** The place that can be read: which, and where its figures are shown. */
type Chosen = { readonly at: number; readonly left: number; readonly isRight: boolean };

/** Where a key leads among `count` places; undefined for a key that moves nothing. */
function indexAfter(key: string, at: number | undefined, count: number): number | undefined {
  if (key === 'ArrowRight') return Math.min(count - 1, at === undefined ? 0 : at + 1);
  if (key === 'ArrowLeft') return Math.max(0, at === undefined ? count - 1 : at - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

const OUTSIDE = { left: -10, top: -10 };

/** A plot that follows its data, the colours of the page and the width of its place. */
function usePlot({ names, series, format, height }: Omit<PlotData, 'colours'>) {
  const target = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(undefined);
  const [chosen, choose] = useState<Chosen>();
  const colours = useColours();
  // By content: a parent that renders again with the same values does not draw again.
  const content = JSON.stringify({ names, series });
  useEffect(() => {
    const { current } = target;
    if (!current) return undefined;
    const created = createPlot(
      current,
      { ...JSON.parse(content), format, height, colours },
      (moved) => {
        const { idx, left = 0 } = moved.cursor;
        if (typeof idx !== 'number' || left < 0) return choose(undefined);
        const x = moved.valToPos(idx, 'x') + moved.over.offsetLeft;
        choose({ at: idx, left: x, isRight: x > moved.width * 0.6 });
      },
    );
    plot.current = created;
    const observer = new ResizeObserver(() =>
      created.setSize({ width: current.clientWidth, height }),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      created.destroy();
      choose(undefined);
    };
  }, [content, format, height, colours]);
  return { target, plot, chosen };
}

/** How values go along time: up to three lines. Each time can be read by pointer, or by the arrows like a slider. */
export function LineChart(props: {
  /** What the chart shows, for who cannot see it. */
  readonly label: string;
  /** The time of each value, as it is written under the axis. */
  readonly names: readonly string[];
  readonly series: readonly Series[];
  readonly format?: (value: number) => string;
  readonly height?: number;
}) {
  const { label, names, series, format = String, height = 200 } = props;
  const { target, plot, chosen } = usePlot({ names, series, format, height });
  const show = (at: number): void =>
    plot.current?.setCursor({ left: plot.current.valToPos(at, 'x'), top: 0 });
  const hide = (): void => plot.current?.setCursor(OUTSIDE);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') hide();
    const to = indexAfter(event.key, chosen?.at, names.length);
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    show(to);
  };
  // The plot follows a mouse by itself, but not a finger that is drawn across it.
  const onPointerMove = ({ pointerType, clientX }: PointerEvent): void => {
    const { current } = plot;
    if (pointerType === 'mouse' || !current) return;
    current.setCursor({ left: clientX - current.over.getBoundingClientRect().left, top: 0 });
  };
  const pairs = chosen
    ? series.map(({ name, values }) => {
        const value = values[chosen.at];
        return [name, typeof value === 'number' ? format(value) : '—'] as const;
      })
    : [];
  const name = chosen ? (names[chosen.at] ?? '') : '';
  return (
    <figure className={styles['figure']}>
      {series.length > 1 && <Legend names={series.map((each) => each.name)} />}
      <div className={styles['figure']}>
        <div
          ref={target}
          className={styles['plot']}
          style={{ height }}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, names.length - 1)}
          aria-valuenow={chosen?.at ?? 0}
          aria-valuetext={[name, ...pairs.map((pair) => pair.join(' '))].join(', ')}
          onKeyDown={onKeyDown}
          onBlur={hide}
          onPointerMove={onPointerMove}
        />
        {chosen && <Figures {...chosen} name={name} pairs={pairs} />}
      </div>
    </figure>
  );
}

const Legend = ({ names }: { names: readonly string[] }) => (
  <div className={styles['legend']}>
    {names.map((name, at) => (
      <span key={name}>
        <svg width="22" height="4" aria-hidden="true">
          <path className={classes(styles['line'], styles[LOOKS[at] ?? 'third'])} d="M1 2H21" />
        </svg>
        {name}
      </span>
    ))}
  </div>
);

function Figures(
  props: Chosen & {
    readonly name: string;
    readonly pairs: readonly (readonly [string, string])[];
  },
) {
  const { name, pairs, left, isRight } = props;
  const transform = isRight ? 'translateX(calc(-100% - 12px))' : 'translateX(12px)';
  return (
    <div className={styles['said']} style={{ left, transform }} aria-hidden="true">
      <div>{name}</div>
      {pairs.map(([what, value]) => (
        <div key={what}>
          {what} <b className={inline['num']}>{value}</b>
        </div>
      ))}
    </div>
  );
}
