export const PAGE_SIZES = [20, 50, 100] as const;

export const pageCount = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size));

/** The page numbers to show round the current one; null is a gap. At most seven places. */
export function pageNumbers(page: number, count: number): readonly (number | null)[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at);
  if (count <= 7) return range(1, count);
  if (page <= 4) return [...range(1, 5), null, count];
  if (page >= count - 3) return [1, null, ...range(count - 4, count)];
  return [1, null, page - 1, page, page + 1, null, count];
}
