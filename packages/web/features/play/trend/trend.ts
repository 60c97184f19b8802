import type { TrendSeries } from '@fairlot/rules/play/family';
import type { PastDraw } from '../lottery/issue/index.ts';

/** A row of the trend: the value that came, by its index, and for each value the issues since it came. */
export type TrendRow = {
  readonly serial: number;
  readonly index: number;
  readonly missing: readonly number[];
};

/**
 * The newest `count` draws of a series, oldest first. The figures before the first row shown are
 * counted from all draws that are known.
 */
export function trendRows(
  draws: readonly PastDraw[],
  series: TrendSeries,
  count: number,
): readonly TrendRow[] {
  const missing = series.values.map(() => 0);
  const rows = draws.toReversed().map(({ serial, draw, drawMs }): TrendRow => {
    const index = series.of(draw, drawMs);
    missing.forEach((issues, each) => (missing[each] = each === index ? 0 : issues + 1));
    return { serial, index, missing: [...missing] };
  });
  return rows.slice(-count);
}
