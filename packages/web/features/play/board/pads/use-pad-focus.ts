import { useState } from 'react';
import { createStore, type Watched } from '@fairlot/shell';
import type { CellAddress } from './paint.ts';

/** Which cell of each row the Tab key reaches, and which row the digit keys work on. */
export type PadFocus = {
  readonly active: () => CellAddress;
  readonly stops: Watched<readonly number[]>;
  readonly enter: (cell: CellAddress) => void;
};

function createPadFocus(): PadFocus {
  const active = createStore<CellAddress>({ row: 0, index: 0 });
  const stops = createStore<readonly number[]>([]);
  return {
    active: active.get,
    stops,
    enter: (cell) => {
      active.set(cell);
      stops.set((old) => {
        if (old[cell.row] === cell.index) return old;
        const next = [...old];
        next[cell.row] = cell.index;
        return next;
      });
    },
  };
}

/** Kept beside the tree: going from cell to cell draws two cells, not the page. */
export function usePadFocus(): PadFocus {
  const [focus] = useState(createPadFocus);
  return focus;
}

/** How many cells of a row stand beside one another in its first line. */
export function cellsPerLine(pad: HTMLElement | null, row: number): number {
  const cells = [...(pad?.querySelectorAll<HTMLElement>(`[data-pick^="${row}:"]`) ?? [])];
  const line = cells.findIndex(({ offsetTop }) => offsetTop > (cells[0]?.offsetTop ?? 0));
  return line === -1 ? Infinity : line;
}

/** Moves the focus of the browser to a cell. */
export const focusCell = (pad: HTMLElement | null, { row, index }: CellAddress): void => {
  pad?.querySelector<HTMLElement>(`[data-pick="${row}:${index}"]`)?.focus();
};
