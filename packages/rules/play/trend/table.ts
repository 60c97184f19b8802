import type { Draw } from '../play.ts';
import type { Block } from './chart.ts';

/** A draw of the past, and when it was. */
export type Drawn = { readonly draw: Draw; readonly drawMs: number };

/** What stands below a column; of the rows that are shown alone (plays.md section 8.1). */
export type ColumnFacts = {
  /** Draws that marked it. */
  readonly times: number;
  /** Draws since the last that did; all of them where none did. */
  readonly missing: number;
  /** What lies between two marks on the average, rounded down. */
  readonly averageMissing: number;
  /** The longest run of draws that did not, the open one included. */
  readonly mostMissing: number;
  /** The longest run of draws that did. */
  readonly mostInRow: number;
};

/** The cells of a chart, oldest draw first. */
export type TrendTable = {
  readonly rows: number;
  readonly columns: number;
  /** How often the draw of a row marks a column: at row * columns + column. */
  readonly marks: Uint8Array;
  /** Draws since the column was marked, up to that row: 0 where it is. */
  readonly missing: Uint16Array;
  readonly facts: readonly ColumnFacts[];
};

export const widthOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { values }) => sum + values.length, 0);

/** Marks of one draw into a row of cells. */
function markRow(row: Uint8Array, blocks: readonly Block[], { draw, drawMs }: Drawn): void {
  let first = 0;
  for (const block of blocks) {
    for (const column of block.marks(draw, drawMs)) row[first + column]! += 1;
    first += block.values.length;
  }
}

/**
 * The table of the newest `shown` of some draws, oldest first. What is missing is counted from all of
 * them, what stands below from those that are shown.
 */
export function tableOf(
  draws: readonly Drawn[],
  blocks: readonly Block[],
  shown: number,
): TrendTable {
  const columns = widthOf(blocks);
  const rows = Math.min(shown, draws.length);
  const before = draws.length - rows;
  const marks = new Uint8Array(rows * columns);
  const missing = new Uint16Array(rows * columns);
  const since = new Uint16Array(columns);
  const earlier = new Uint8Array(columns);
  draws.forEach((each, at) => {
    const start = (at - before) * columns;
    const row = at < before ? earlier.fill(0) : marks.subarray(start, start + columns);
    markRow(row, blocks, each);
    for (let column = 0; column < columns; column++) {
      since[column] = row[column]! > 0 ? 0 : since[column]! + 1;
    }
    if (at >= before) missing.set(since, start);
  });
  const facts = Array.from({ length: columns }, (_, column) => factsOf(marks, columns, column));
  return { rows, columns, marks, missing, facts };
}

function factsOf(marks: Uint8Array, columns: number, column: number): ColumnFacts {
  let [times, missing, inRow, mostMissing, mostInRow] = [0, 0, 0, 0, 0];
  for (let at = column; at < marks.length; at += columns) {
    if (marks[at]! > 0) {
      times += 1;
      inRow += 1;
      missing = 0;
    } else {
      missing += 1;
      inRow = 0;
    }
    mostMissing = Math.max(mostMissing, missing);
    mostInRow = Math.max(mostInRow, inRow);
  }
  const rows = columns === 0 ? 0 : marks.length / columns;
  const averageMissing = Math.floor((rows - times) / (times + 1));
  return { times, missing, averageMissing, mostMissing, mostInRow };
}
