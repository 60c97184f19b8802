import { useEffect, useRef, type PointerEvent } from 'react';
import { dragOver, startStroke, type CellAddress, type Stroke } from './paint.ts';

/** The cell under the pointer, by the mark that every cell carries. */
export function cellOf(target: EventTarget | null): CellAddress | undefined {
  const cell = target instanceof Element ? target.closest('[data-pick]') : null;
  const [row, index] = (cell?.getAttribute('data-pick') ?? '').split(':').map(Number);
  return row === undefined || index === undefined ? undefined : { row, index };
}

/** Press and drag with a mouse or pen turns cells; touch scrolls, and taps one cell at a time. */
export function usePaint(
  isOn: (cell: CellAddress) => boolean,
  set: (cell: CellAddress, on: boolean) => void,
) {
  const stroke = useRef<Stroke | undefined>(undefined);
  useEffect(() => {
    const end = (): void => {
      stroke.current = undefined;
    };
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, []);
  return {
    onPointerDown(event: PointerEvent): void {
      const cell = cellOf(event.target);
      if (!cell || event.button !== 0 || event.pointerType === 'touch') return;
      stroke.current = startStroke(cell, isOn(cell));
      set(cell, stroke.current.on);
    },
    onPointerOver(event: PointerEvent): void {
      const cell = cellOf(event.target);
      const next = cell && stroke.current && dragOver(stroke.current, cell);
      if (!cell || !next) return;
      stroke.current = next;
      set(cell, next.on);
    },
  };
}
