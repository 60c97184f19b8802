/** A row of the trend: the digit that was drawn, and for each digit the issues since it came. */
export type TrendRow = {
  readonly serial: number;
  readonly digit: number;
  readonly missing: readonly number[];
};

type PastDraw = { readonly serial: number; readonly digits: readonly number[] };

/**
 * The newest `count` draws at a position, oldest first. The figures before the first row shown are
 * counted from all draws that are known.
 */
export function trendRows(
  draws: readonly PastDraw[],
  position: number,
  count: number,
): readonly TrendRow[] {
  const missing = Array.from({ length: 10 }, () => 0);
  const rows = draws.toReversed().flatMap(({ serial, digits }): TrendRow[] => {
    const digit = digits[position];
    if (digit === undefined) return [];
    missing.forEach((issues, each) => (missing[each] = each === digit ? 0 : issues + 1));
    return [{ serial, digit, missing: [...missing] }];
  });
  return rows.slice(-count);
}
