/** Characters that are shown on each side of a place. */
const BESIDE = 12;

/**
 * A text around a place in it: what stands before, the character there (nothing at its end), and what follows.
 * character that takes two places is never cut.
 */
export function around(text: string, at: number): readonly [string, string, string] {
  const start = Math.max(0, at - BESIDE);
  const here = at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : '';
  const from = at + here.length;
  const behind = text.slice(from, from + BESIDE);
  return [
    (start > 0 ? '…' : '') + text.slice(start, at),
    here,
    behind + (from + BESIDE < text.length ? '…' : ''),
  ];
}
