import { useVirtualizer } from '@tanstack/react-virtual';

/** Up to so many rows are simply drawn: the browser finds text in them and prints them. */
export const MOST_DRAWN = 120;

/** Pixels of rows that are drawn above and below what is seen: more than a quick wheel or thumb moves in a frame. */
const AHEAD = 600;

export type Drawn = {
  /** Places in the list of what is drawn now. */
  readonly indexes: readonly number[];
  /** Room of what is not drawn, before and after. */
  readonly before: number;
  readonly after: number;
  readonly isVirtual: boolean;
  readonly measure: (element: HTMLElement | null) => void;
};

const measureNothing = (): void => undefined;

/** Which rows of a list are drawn: all of a short one, of a long one those that can be seen. */
export function useDrawnRows(
  count: number,
  scroller: HTMLElement | null,
  rowHeight: number,
): Drawn {
  const isVirtual = count > MOST_DRAWN;
  const rows = useVirtualizer({
    count,
    enabled: isVirtual,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: Math.ceil(AHEAD / rowHeight),
    // In a task of their own: with the frame's styles, layout and paint they would make one long one.
    useFlushSync: false,
  });
  if (!isVirtual) {
    const indexes = Array.from({ length: count }, (_, at) => at);
    return { indexes, before: 0, after: 0, isVirtual, measure: measureNothing };
  }
  const drawn = rows.getVirtualItems();
  return {
    indexes: drawn.map(({ index }) => index),
    before: drawn[0]?.start ?? 0,
    after: rows.getTotalSize() - (drawn.at(-1)?.end ?? 0),
    isVirtual,
    measure: rows.measureElement,
  };
}
