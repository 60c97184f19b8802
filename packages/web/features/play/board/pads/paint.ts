/** A stroke of the mouse over the pad: the first cell decides whether it picks or drops. */
export type Stroke = { readonly on: boolean; readonly seen: ReadonlySet<string> };

export type CellAddress = { readonly row: number; readonly index: number };

const keyOf = ({ row, index }: CellAddress): string => `${row}:${index}`;

/** Press on a cell: it turns, and what it became is the colour of the brush. */
export const startStroke = (cell: CellAddress, wasOn: boolean): Stroke => ({
  on: !wasOn,
  seen: new Set([keyOf(cell)]),
});

/** Drag over a cell: undefined when the stroke was there already. */
export const dragOver = (stroke: Stroke, cell: CellAddress): Stroke | undefined =>
  stroke.seen.has(keyOf(cell))
    ? undefined
    : { on: stroke.on, seen: new Set([...stroke.seen, keyOf(cell)]) };
