/** A line of two texts laid beside each other. */
export type DiffLine = { readonly kind: 'same' | 'gone' | 'new'; readonly line: string };

/** Longer texts are not compared line by line: all of the one is gone, all of the other is new. */
const MOST_LINES = 1_000;

/**
 * What of one text is gone in the other and what is new, by the longest common subsequence of their
 * lines; in the order of the new one, with what is gone before what stands in its place.
 */
export function diffLines(before: string, after: string): readonly DiffLine[] {
  const [old, next] = [before.split('\n'), after.split('\n')];
  if (old.length > MOST_LINES || next.length > MOST_LINES) {
    return [
      ...old.map((line): DiffLine => ({ kind: 'gone', line })),
      ...next.map((line): DiffLine => ({ kind: 'new', line })),
    ];
  }
  const width = next.length + 1;
  // How many lines the rests of both have in common, from each pair of places.
  const common = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number): number => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = next.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        old[i] === next[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < next.length) {
    if (i < old.length && j < next.length && old[i] === next[j]) {
      lines.push({ kind: 'same', line: next[j] ?? '' });
      i += 1;
      j += 1;
    } else if (i < old.length && (j === next.length || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'gone', line: old[i] ?? '' });
      i += 1;
    } else {
      lines.push({ kind: 'new', line: next[j] ?? '' });
      j += 1;
    }
  }
  return lines;
}
