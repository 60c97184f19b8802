/** Characters that are shown on each side of a place. */
const BESIDE = 12;

/**
 * A text around a place in it: what stands before, the character there (nothing at its end), and what follows.
 * A character that takes two places is never cut.
 */
export function around(text: string, place: number): readonly [string, string, string] {
  const isInside = (at: number) => /^[\udc00-\udfff]/.test(text.slice(at, at + 1));
  const at = isInside(place) ? place - 1 : place;
  const first = Math.max(0, at - BESIDE);
  const start = isInside(first) ? first + 1 : first;
  const here = at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : '';
  const from = at + here.length;
  const last = from + BESIDE;
  const end = isInside(last) ? last - 1 : last;
  return [
    (start > 0 ? '…' : '') + text.slice(start, at),
    here,
    text.slice(from, end) + (end < text.length ? '…' : ''),
  ];
}
