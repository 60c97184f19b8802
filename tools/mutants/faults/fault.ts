/** A fault to plant: what it breaks must be noticed by a test that stands beside it. */
export type Fault = {
  /** From the root of the project. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The test files to run, from the root. */
  readonly tests: readonly string[];
  /** What a user or the house would suffer. */
  readonly breaks: string;
};

/** What became of a fault, and how: the first test that failed, or why nothing could be said. */
export type Result = {
  readonly fault: Fault;
  /** `stale`: the text is not there, or not once. `broken`: no test ran, so nothing was tried. */
  readonly outcome: 'caught' | 'survived' | 'stale' | 'broken';
  readonly by: string;
};

/** The text with the fault in it; undefined where it no longer fits. */
export function plant(text: string, { find, replace }: Fault): string | undefined {
  const first = text.indexOf(find);
  if (first < 0 || text.includes(find, first + 1)) return undefined;
  return text.slice(0, first) + replace + text.slice(first + find.length);
}
