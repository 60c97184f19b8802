/** One measured case: ours beside a contender, both in the same run on the same machine. */
export type Line = {
  readonly bench: string;
  readonly case: string;
  readonly ours: number;
  /** Who the contender is. */
  readonly against: string;
  readonly theirs: number;
  readonly unit: string;
  /** Above 1 ours is better, whatever the unit. */
  readonly ratio: number;
  /** What the project aims at, and figures that belong beside. */
  readonly note?: string;
};

/** A bench measures its cases one after the other and hands each over as it is done. */
export type Bench = (emit: (line: Line) => void, options?: BenchOptions) => Promise<void>;

export type BenchOptions = {
  readonly isQuick?: boolean;
  readonly isLong?: boolean;
  /** Cases whose names contain it; all of them without. Benches that take long look at it. */
  readonly only?: string;
};

/** Whether a case is to be measured. */
export const isWanted = (name: string, { only = '' }: BenchOptions = {}): boolean =>
  name.includes(only);

const round = (value: number): number => Number(value.toPrecision(4));

type Measured = Omit<Line, 'ratio'>;

/** A case where more is better: things a second. */
export const moreIsBetter = (m: Measured): Line => ({
  ...m,
  ours: round(m.ours),
  theirs: round(m.theirs),
  ratio: round(m.ours / m.theirs),
});

/** A case where less is better: milliseconds, bytes. */
export const lessIsBetter = (m: Measured): Line => ({
  ...m,
  ours: round(m.ours),
  theirs: round(m.theirs),
  ratio: round(m.theirs / m.ours),
});
