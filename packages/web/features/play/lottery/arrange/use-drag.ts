import { useRef, useState, type PointerEvent } from 'react';
import { placeUnder } from './place-at.ts';

export type Drag = { readonly from: number; readonly to: number };

/** A row that is dragged by its handle: where it came from, and where it would be let go. */
export function useDrag(count: number, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const list = useRef<HTMLUListElement>(null);
  const placeOf = (event: PointerEvent): number => {
    const box = list.current?.getBoundingClientRect();
    return box ? placeUnder(event.clientY - box.top, box.height / count, count) : 0;
  };
  const handle = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from, to: from });
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag) setDrag({ ...drag, to: placeOf(event) });
    },
    onPointerUp: () => {
      if (drag && drag.to !== drag.from) onDrop(drag.from, drag.to);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  });
  return { drag, list, handle };
}
