// Where a row of a list of equal rows comes to stand. Pure.

/** The place under a point `y` from the top of the first row, in a list of `count` rows. */
export const placeUnder = (y: number, rowHeight: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor(y / rowHeight)));

/** Where a key takes what stands at a place; undefined for a key that moves nothing. */
export function placeByKey(key: string, place: number, count: number): number | undefined {
  const last = count - 1;
  if (key === 'ArrowUp') return Math.max(0, place - 1);
  if (key === 'ArrowDown') return Math.min(last, place + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** The place in which a row is shown while another is dragged from one place to another. */
export function shownAt(place: number, from: number, to: number): number {
  if (place === from) return to;
  if (from < place && place <= to) return place - 1;
  return to <= place && place < from ? place + 1 : place;
}
