import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

export type Series = { readonly name: string; readonly values: readonly (number | null)[] };

export type PlotData = {
  /** The time of each value, as it is written under the axis. */
  readonly names: readonly string[];
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
  readonly height: number;
  /** The colours and fonts of the page: with others the plot is drawn again. */
  readonly colours: string;
};

/** Pixels that a name under the axis needs. */
const NAME_WIDTH = 64;
/** Steps from one name to the next: those of hours, and of days. */
const NAME_STEPS = [1, 2, 3, 4, 6, 12, 24, 48, 96];
/** Lines differ by their dashes, not by colour alone. */
const LINES = [
  { token: '--accent-text', width: 2, dash: [] },
  { token: '--ink-2', width: 1.5, dash: [6, 4] },
  { token: '--time', width: 2, dash: [2, 4] },
];
const PADDING: uPlot.Padding = [10, 16, 0, 0];

/** Zero is always in view: a line that starts elsewhere makes small changes look large. */
export function rangeWithZero(min: number | null, max: number | null): uPlot.Range.MinMax {
  const [least, most] = [Math.min(0, min ?? 0), Math.max(0, max ?? 0)];
  return least === most ? [0, 1] : uPlot.rangeNum(least, most, 0.1, true);
}

const longest = (texts: readonly string[] | null): number =>
  Math.max(0, ...(texts ?? []).map((text) => text.length));

/** Draws the lines of a chart into `target`, in the colours and fonts that it has now. */
export function createPlot(
  target: HTMLElement,
  { names, series, format, height }: PlotData,
  onCursor: (plot: uPlot) => void,
): uPlot {
  const style = getComputedStyle(target);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  const axis = {
    stroke: token('--ink-3'),
    font: `${token('--fs-11')} ${token('--font-ui')}`,
    ticks: { show: false },
  };
  const drawZero = (plot: uPlot): void => {
    const { ctx, bbox } = plot;
    ctx.fillStyle = token('--line-ctl');
    ctx.fillRect(bbox.left, Math.round(plot.valToPos(0, 'y', true)), bbox.width, uPlot.pxRatio);
  };
  return new uPlot(
    {
      width: target.clientWidth,
      height,
      padding: PADDING,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false } },
      scales: {
        x: { time: false, range: () => [0, Math.max(1, names.length - 1)] },
        y: { range: (_, min, max) => rangeWithZero(min, max) },
      },
      axes: [
        {
          ...axis,
          size: 24,
          gap: 6,
          grid: { show: false },
          space: NAME_WIDTH,
          incrs: NAME_STEPS,
          values: (_, places) => places.map((at) => names[at] ?? ''),
        },
        {
          ...axis,
          size: (_, values) => Math.max(48, 16 + 6.5 * longest(values)),
          grid: { stroke: token('--line'), width: 1 },
          values: (_, values) => values.map(format),
        },
      ],
      series: [
        {},
        ...series.map(({ name }, at) => {
          const { token: stroke = '', ...line } = LINES[Math.min(at, LINES.length - 1)] ?? {};
          return { label: name, stroke: token(stroke), points: { show: false }, ...line };
        }),
      ],
      hooks: { drawAxes: [drawZero], setCursor: [onCursor] },
    },
    [names.map((_, at) => at), ...series.map(({ values }) => [...values])],
    target,
  );
}
