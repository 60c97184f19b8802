import type { TrendTable } from '@fairlot/rules/play/trend/table';
import type { IssueDrawn } from '../past/use-past.ts';
import { ROW, type LaidColumn, type Layout } from './layout.ts';

/** What is drawn over the numbers. */
export type Shown = {
  readonly lines: boolean;
  readonly missing: boolean;
  /** 分层: the draws since a column was marked last stand on a ground of their own. */
  readonly layers: boolean;
};

/** Colours as the page has them at this moment. */
type Ink = (name: string) => string;
/** The font of the page, in a size. */
type Face = (size: string) => string;
/** What a row is written with. */
type Pen = { readonly on: CanvasRenderingContext2D; readonly ink: Ink; readonly face: Face };

/** What is painted on a canvas: `count` rows from the `first` on, and `width` pixels from the `left`. */
export type Tile = {
  readonly table: TrendTable;
  readonly layout: Layout;
  readonly shown: Shown;
  /** The row of the table at each line on screen. */
  readonly rowAt: (line: number) => number;
  readonly first: number;
  readonly count: number;
  readonly left: number;
  readonly width: number;
  /** The draws of the table, oldest first. */
  readonly draws: readonly IssueDrawn[];
  /** Under which colours and fonts: with others it is painted anew. */
  readonly mode: string;
};

const HIT = 11;
/** How far a mark may reach out of its column. */
const BESIDE = 8;
/** Letters that take more room than this, in half, stand on a field. */
const MOST_ROUND = 14.5;

/** Asking for a token takes longer than painting with it: each is asked for once. */
function inkOf(style: CSSStyleDeclaration): Ink {
  const known = new Map<string, string>();
  return (name) => {
    const value = known.get(name) ?? style.getPropertyValue(name).trim();
    known.set(name, value);
    return value;
  };
}

/** Gives back the memory of a canvas that nobody sees. */
export function clear(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
}

/** Paints some rows of a chart. What the mode of the page changes is read from its tokens. */
export function paintTile(canvas: HTMLCanvasElement, tile: Tile): void {
  const { count, left, width } = tile;
  const scale = Math.min(2, devicePixelRatio || 1);
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(count * ROW * scale);
  const on = canvas.getContext('2d');
  if (!on) return;
  const style = getComputedStyle(canvas);
  const ink = inkOf(style);
  const { fontFamily } = style;
  const pen: Pen = { on, ink, face: (size) => `${size} ${fontFamily}` };
  on.scale(scale, scale);
  on.translate(-left, 0);
  const columns = columnsOf(tile);
  on.textAlign = 'center';
  on.textBaseline = 'middle';
  paintGround(on, tile, ink);
  if (tile.shown.lines) paintLines(on, tile, ink);
  if (tile.shown.missing) paintMissing(pen, tile, columns);
  paintHits(pen, tile, columns);
}

/** A column with its place in the table. */
type Placed = { readonly column: LaidColumn; readonly at: number };

/** Those that show on a canvas, and those beside it whose marks reach into it. */
const columnsOf = ({ layout, left, width }: Tile): readonly Placed[] =>
  layout.columns
    .map((column, at) => ({ column, at }))
    .filter(
      ({ column: { x, width: own } }) => x + own > left - BESIDE && x < left + width + BESIDE,
    );

function paintGround(pen: CanvasRenderingContext2D, tile: Tile, ink: Ink): void {
  const { layout, count, first, table, shown, rowAt } = tile;
  const height = count * ROW;
  layout.blocks.forEach(({ x, width }, at) => {
    pen.fillStyle = ink(at % 2 === 0 ? '--surface' : '--sunken');
    pen.fillRect(x, 0, width, height);
  });
  if (shown.layers) {
    pen.fillStyle = ink('--accent-soft');
    for (const { column, at } of columnsOf(tile)) {
      const since = table.rows - (table.facts[at]?.missing ?? 0);
      for (let line = 0; line < count; line++) {
        if (rowAt(first + line) >= since) pen.fillRect(column.x, line * ROW, column.width, ROW);
      }
    }
  }
  pen.fillStyle = ink('--line');
  for (let line = 1; line <= count; line++) pen.fillRect(0, line * ROW - 1, layout.width, 1);
  pen.fillStyle = ink('--line-2');
  for (const { x, width } of layout.blocks) pen.fillRect(x + width - 1, 0, 1, height);
}

/** The one column of a block that a row marks; undefined where it is none or several. */
function markedIn(tile: Tile, row: number, first: number, length: number): number | undefined {
  const { marks, columns, rows } = tile.table;
  if (row < 0 || row >= rows) return undefined;
  let found: number | undefined;
  for (let column = first; column < first + length; column++) {
    if (marks[row * columns + column] === 0) continue;
    if (found !== undefined) return undefined;
    found = column;
  }
  return found;
}

function paintLines(pen: CanvasRenderingContext2D, tile: Tile, ink: Ink): void {
  const { layout, count, first, rowAt } = tile;
  pen.strokeStyle = ink('--accent-line');
  pen.lineWidth = 2;
  pen.lineJoin = 'round';
  for (const { block, first: start } of layout.blocks) {
    if (!block.isLine) continue;
    pen.beginPath();
    let isDown = false;
    // One row above and below: lines go on into the next tile.
    for (let line = -1; line <= count; line++) {
      const column = markedIn(tile, rowAt(first + line), start, block.values.length);
      const at = column === undefined ? undefined : layout.columns[column];
      if (!at) {
        isDown = false;
        continue;
      }
      const [x, y] = [middleOf(at), (line + 0.5) * ROW];
      if (isDown) pen.lineTo(x, y);
      else pen.moveTo(x, y);
      isDown = true;
    }
    pen.stroke();
  }
}

const middleOf = ({ x, width }: LaidColumn): number => x + width / 2;

/** All in one font and colour: to change these for every cell costs more than the figures do. */
function paintMissing({ on, ink, face }: Pen, tile: Tile, columns: readonly Placed[]): void {
  const { table, rowAt, first, count } = tile;
  on.font = face('11px');
  on.fillStyle = ink('--ink-3');
  for (let line = 0; line < count; line++) {
    const start = rowAt(first + line) * table.columns;
    for (const { column, at } of columns) {
      if (table.marks[start + at] !== 0) continue;
      on.fillText(String(table.missing[start + at]), middleOf(column), (line + 0.5) * ROW + 0.5);
    }
  }
}

function paintHits(pen: Pen, tile: Tile, columns: readonly Placed[]): void {
  const { table, layout, rowAt, first, count, draws } = tile;
  for (let line = 0; line < count; line++) {
    const row = rowAt(first + line);
    const drawn = draws[row];
    for (const { column, at } of columns) {
      const times = table.marks[row * table.columns + at] ?? 0;
      if (times === 0) continue;
      const label = drawn && layout.blocks[column.block]?.block.written?.(drawn.draw);
      const shown = label === undefined ? column : { ...column, label };
      paintHit(pen, shown, (line + 0.5) * ROW, times);
    }
  }
}

/** What was drawn stands on it: a circle, or a wider field for words. */
function paintHit({ on, ink, face }: Pen, column: LaidColumn, y: number, times: number): void {
  const x = middleOf(column);
  on.font = face('600 12px');
  const wide = on.measureText(column.label).width / 2 + 5;
  const isRound = wide <= MOST_ROUND;
  const half = isRound ? HIT : Math.max(HIT, Math.min(column.width / 2 - 1, wide));
  on.fillStyle = ink(column.block % 2 === 0 ? '--accent' : '--second');
  on.beginPath();
  on.roundRect(x - half, y - HIT, 2 * half, 2 * HIT, isRound ? HIT : 6);
  on.fill();
  on.fillStyle = ink('--on-accent');
  on.fillText(column.label, x, y + 0.5);
  if (times < 2) return;
  // How often it is there, above its right shoulder.
  on.fillStyle = ink('--time-fill');
  on.beginPath();
  on.arc(x + half - 1, y - HIT + 3, 6, 0, 2 * Math.PI);
  on.fill();
  on.fillStyle = ink('--on-time');
  on.font = face('600 10px');
  on.fillText(String(times), x + half - 1, y - HIT + 3.5);
}
