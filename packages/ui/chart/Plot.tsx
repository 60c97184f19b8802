import {
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { heightOf, labelledIndexes, ticksOf } from './scale.ts';
import { useElementWidth } from './use-width.ts';
import styles from './chart.module.css';
import inline from '../inline.module.css';

const LEFT = 48;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 22;
/** Room that a name under the axis needs. */
const NAME_WIDTH = 64;

export type ChartProps = {
  /** What the chart shows, for who cannot see it. */
  readonly label: string;
  /** What each place along the axis is called. */
  readonly names: readonly string[];
  readonly format?: (value: number) => string;
  readonly height?: number;
};

export type Drawing = {
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  /** The width that each place has for itself. */
  readonly step: number;
  readonly chosen: number | undefined;
};

/** Where a key leads among `count` places; undefined for a key that moves nothing. */
function indexAfter(key: string, at: number | undefined, count: number): number | undefined {
  if (key === 'ArrowRight') return Math.min(count - 1, at === undefined ? 0 : at + 1);
  if (key === 'ArrowLeft') return Math.max(0, at === undefined ? count - 1 : at - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Axes, and one place of the chart that can be asked: by pointer, or by the arrows like a slider.
 * `children` draw the values, `say` tells those of a place.
 */
export function Plot(
  props: ChartProps & {
    readonly values: readonly number[];
    readonly isBanded: boolean;
    readonly say: (at: number) => readonly (readonly [name: string, value: string])[];
    readonly children: (drawing: Drawing) => ReactNode;
  },
) {
  const { label, names, format = String, height = 200, values, isBanded, say, children } = props;
  const [element, width] = useElementWidth();
  const [chosen, choose] = useState<number>();
  const count = names.length;
  const room = Math.max(1, width - LEFT - RIGHT);
  const step = room / Math.max(1, isBanded ? count : count - 1);
  const x = (at: number): number => LEFT + (isBanded ? (at + 0.5) * step : at * step);
  const ticks = ticksOf(values);
  const scale = heightOf(ticks, height - TOP - BOTTOM);
  const y = (value: number): number => height - BOTTOM - scale(value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') choose(undefined);
    const to = indexAfter(event.key, chosen, count);
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(to);
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left - LEFT;
    const at = isBanded ? Math.floor(left / step) : Math.round(left / step);
    choose(at >= 0 && at < count ? at : undefined);
  };
  const pairs = chosen === undefined ? [] : say(chosen);
  const name = chosen === undefined ? '' : (names[chosen] ?? '');
  return (
    <div ref={element as RefObject<HTMLDivElement>}>
      <svg
        className={styles['plot']}
        height={height}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, count - 1)}
        aria-valuenow={chosen ?? 0}
        aria-valuetext={[name, ...pairs.map((pair) => pair.join(' '))].join(', ')}
        onKeyDown={onKeyDown}
        onBlur={() => choose(undefined)}
        onPointerMove={onPointerMove}
        onPointerLeave={() => choose(undefined)}
      >
        <Axes {...{ ticks, names, format, width, height, isBanded, x, y }} />
        {width > 0 && children({ x, y, step, chosen })}
      </svg>
      {chosen !== undefined && (
        <Said name={name} pairs={pairs} left={x(chosen)} isRight={x(chosen) > width * 0.6} />
      )}
    </div>
  );
}

/** The outermost names stay inside. */
const edge = (at: number): 'start' | 'end' => (at === 0 ? 'start' : 'end');

function Axes(props: {
  ticks: readonly number[];
  names: readonly string[];
  format: (value: number) => string;
  width: number;
  height: number;
  isBanded: boolean;
  x: (at: number) => number;
  y: (value: number) => number;
}) {
  const { ticks, names, format, width, height, isBanded, x, y } = props;
  const room = Math.max(1, width - LEFT - RIGHT);
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={styles[tick === 0 ? 'zero' : 'grid']}
            x1={LEFT}
            x2={width - RIGHT}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {labelledIndexes(names.length, room / NAME_WIDTH).map((at) => (
        <text
          key={at}
          x={x(at)}
          y={height - 6}
          textAnchor={isBanded || (at > 0 && at < names.length - 1) ? 'middle' : edge(at)}
        >
          {names[at]}
        </text>
      ))}
    </>
  );
}

function Said(props: {
  name: string;
  pairs: readonly (readonly [string, string])[];
  left: number;
  isRight: boolean;
}) {
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
