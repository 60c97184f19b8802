import { useEffect, useRef, useState, type RefObject } from 'react';

/** What is this near to what is in view counts as in view: above and below, and to the sides. */
const NEAR = '800px 160px';

/** Whether a part of a chart is in view, or near it. */
export function useNear<E extends HTMLElement>(): [RefObject<E | null>, boolean] {
  const part = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = part.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { root: element.closest('[data-chart]'), rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [part, isNear];
}
