import { useCallback, useMemo, useState } from 'react';
import type { CellAddress } from './paint.ts';

/** Which cell of each row the Tab key reaches, and which row the digit keys work on. */
export type PadFocus = {
  readonly active: CellAddress;
  readonly stopOf: (row: number) => number;
  readonly enter: (cell: CellAddress) => void;
};

export function usePadFocus(): PadFocus {
  const [active, setActive] = useState<CellAddress>({ row: 0, index: 0 });
  const [stops, setStops] = useState<readonly number[]>([]);
  const enter = useCallback((cell: CellAddress) => {
    setActive(cell);
    setStops((old) => {
      const next = [...old];
      next[cell.row] = cell.index;
      return next;
    });
  }, []);
  return useMemo(
    () => ({ active, enter, stopOf: (row: number) => stops[row] ?? 0 }),
    [active, enter, stops],
  );
}

/** Moves the focus of the browser to a cell. */
export const focusCell = (board: HTMLElement | null, { row, index }: CellAddress): void => {
  board?.querySelector<HTMLElement>(`[data-pick="${row}:${index}"]`)?.focus();
};
