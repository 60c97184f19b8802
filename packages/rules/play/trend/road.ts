/** Roads of a two-sided option (plays.md section 8.4). */

/** A draw on a road: a side, or undefined for a tie. */
export type Side = 0 | 1 | undefined;

/** What stands in a cell. `ties`: how many ties came after it. */
export type Stone = { readonly side: Side; readonly ties: number };

/** Cells by column and row; a column has holes where a tail passed it. */
export type Road = readonly (readonly (Stone | undefined)[])[];

/** Stones one below another before the next column. */
export const ROAD_ROWS = 6;

/** 珠盘路: draw after draw, columns of six, ties among them. */
export const beadRoad = (sides: readonly Side[]): Road =>
  Array.from({ length: Math.ceil(sides.length / ROAD_ROWS) }, (_, column) =>
    sides.slice(column * ROAD_ROWS, (column + 1) * ROAD_ROWS).map((side) => ({ side, ties: 0 })),
  );

/** Runs of equal sides, a logical column each; ties are counted on the stone before them. */
export function runsOf(sides: readonly Side[]): readonly (readonly Stone[])[] {
  const runs: Stone[][] = [];
  let leading = 0;
  for (const side of sides) {
    const last = runs.at(-1);
    const stone = last?.at(-1);
    if (side === undefined) {
      if (last && stone) last[last.length - 1] = { ...stone, ties: stone.ties + 1 };
      else leading += 1;
    } else if (last && stone?.side === side) last.push({ side, ties: 0 });
    else runs.push([{ side, ties: last ? 0 : leading }]);
  }
  return runs;
}

/**
 * 大路: a column a run; at the sixth row, or where a tail of an earlier run lies, it turns right.
 */
export function bigRoad(sides: readonly Side[]): Road {
  const cells: (Stone | undefined)[][] = [];
  const at = (column: number): (Stone | undefined)[] => (cells[column] ??= []);
  let start = 0;
  for (const run of runsOf(sides)) {
    // A tail of an earlier run may lie in its first row.
    while (at(start)[0] !== undefined) start += 1;
    let [column, row] = [start, 0];
    run.forEach((stone, index) => {
      if (index > 0) {
        const isFree = row + 1 < ROAD_ROWS && at(column)[row + 1] === undefined;
        // Once it has turned it goes on to the right.
        if (isFree && column === start) row += 1;
        else
          do column += 1;
          while (at(column)[row] !== undefined);
      }
      at(column)[row] = stone;
    });
    start += 1;
  }
  return Array.from(cells, (column) =>
    Array.from({ length: ROAD_ROWS }, (_, row) => column?.[row]),
  );
}

/** How far back a derived road looks: 大眼仔 1, 小路 2, 曱甴路 3. */
export const DERIVED = [1, 2, 3] as const;

/**
 * 大眼仔, 小路, 曱甴路: whether the big road repeats itself. 0 (red) where its logical columns go as those
 * before them, 1 (blue) where not.
 */
export function derivedRoad(sides: readonly Side[], offset: (typeof DERIVED)[number]): Road {
  const lengths = runsOf(sides).map((run) => run.length);
  const marks: Side[] = [];
  lengths.forEach((length, column) => {
    for (let row = 0; row < length; row++) {
      const isFirst = row === 0;
      if (column < offset || (isFirst && column < offset + 1)) continue;
      const isRed = isFirst
        ? lengths[column - 1] === lengths[column - 1 - offset]
        : lengths[column - offset]! !== row;
      marks.push(isRed ? 0 : 1);
    }
  });
  return bigRoad(marks);
}
