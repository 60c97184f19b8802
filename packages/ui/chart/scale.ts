// Where values stand on a chart. Pure.

/** Round steps that people count in: 1, 2 or 5 times a power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const steps = [1, 2, 5, 10].map((times) => times * power);
  return steps.find((step) => step >= rough * 0.999) ?? 10 * power;
}

/**
 * Round marks from at or below the least to at or above the most, zero among them: a line that
 * starts elsewhere makes small changes look large. About `count` of them.
 */
export function ticksOf(values: readonly number[], count = 4): readonly number[] {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  if (least === most) return [0, 1];
  const step = roundStep((most - least) / count);
  const [from, to] = [Math.floor(least / step), Math.ceil(most / step)];
  // Multiples, not sums: 0.1 three times over is not 0.3.
  return Array.from({ length: to - from + 1 }, (_, at) =>
    Number(((from + at) * step).toPrecision(12)),
  );
}

/** From a value to its height above the bottom, both ends being the outermost marks. */
export function heightOf(ticks: readonly number[], height: number): (value: number) => number {
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  return (value) => ((value - low) / (high - low)) * height;
}

/** The way of a line through its points; a null is a gap in it. */
export function linePath(
  values: readonly (number | null)[],
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  let isDrawing = false;
  return values
    .map((value, at) => {
      if (value === null) {
        isDrawing = false;
        return '';
      }
      const step = `${isDrawing ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
      isDrawing = true;
      return step;
    })
    .join('');
}

/** The places that get a name under the axis: at most `room` of them, the first among them. */
export function labelledIndexes(count: number, room: number): readonly number[] {
  const every = Math.max(1, Math.ceil(count / Math.max(1, room)));
  return Array.from({ length: Math.ceil(count / every) }, (_, at) => at * every);
}
