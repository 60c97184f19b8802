// Measures of a chart, in pixels: pure, so that head, cells and foot agree.
import type { Block, Chart } from '@fairlot/rules/play/trend/chart';
import type { Bilingual } from '@fairlot/rules/core/text';

export const ROW = 28;
/** Rows that are painted together. */
export const TILE_ROWS = 10;
/** Pixels across that are painted together: no wider than a phone needs. */
const SHEET = 400;
const LEAST_COLUMN = 26;
/** Room beside the letters of a head. */
const BESIDE = 12;
const LETTER = 7;
const GLYPH = 12.5;

export type LaidColumn = {
  readonly label: string;
  readonly x: number;
  readonly width: number;
  readonly block: number;
  /** Its place in its block. */
  readonly index: number;
};

export type Layout = {
  readonly blocks: readonly {
    readonly name: string;
    readonly block: Block;
    readonly x: number;
    readonly width: number;
    readonly first: number;
  }[];
  readonly columns: readonly LaidColumn[];
  readonly width: number;
};

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '⺀' ? GLYPH : LETTER), 0);

/** Where every column of a chart stands; those of a block are as wide as its widest head. */
export function layOut(chart: Chart, say: (words: Bilingual) => string): Layout {
  const columns: LaidColumn[] = [];
  let x = 0;
  const blocks = chart.blocks.map((block, at) => {
    const labels = block.values.map((value) => (typeof value === 'string' ? value : say(value)));
    const name = say(block.name);
    const widest = Math.max(...labels.map(widthOf)) + BESIDE;
    const forName = (widthOf(name) + BESIDE) / labels.length;
    const width = Math.ceil(Math.max(LEAST_COLUMN, widest, forName));
    const laid = { name, block, x, width: width * labels.length, first: columns.length };
    labels.forEach((label, index) =>
      columns.push({ label, x: x + index * width, width, block: at, index }),
    );
    x += laid.width;
    return laid;
  });
  return { blocks, columns, width: x };
}

/** The canvases beside each other that a tile is painted on. */
export const sheetsOf = ({
  width,
}: Layout): readonly { readonly left: number; readonly width: number }[] =>
  Array.from({ length: Math.ceil(width / SHEET) }, (_, at) => ({
    left: at * SHEET,
    width: Math.min(SHEET, width - at * SHEET),
  }));

/** The rows of a tile, of `rows` in all. */
export function tilesOf(
  rows: number,
): readonly { readonly first: number; readonly count: number }[] {
  return Array.from({ length: Math.ceil(rows / TILE_ROWS) }, (_, at) => ({
    first: at * TILE_ROWS,
    count: Math.min(TILE_ROWS, rows - at * TILE_ROWS),
  }));
}
