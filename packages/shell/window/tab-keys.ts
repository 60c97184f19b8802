/** The tab that a key leads to from one of `count`, or undefined for a key that moves nothing. */
export function tabAfter(key: string, from: number, count: number): number | undefined {
  if (count < 2) return undefined;
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
