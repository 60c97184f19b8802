import { useEffect, useRef, useState, type RefObject } from 'react';

/** How wide an element is, now and whenever that changes. */
export function useElementWidth(): [RefObject<HTMLElement | null>, number] {
  const element = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
