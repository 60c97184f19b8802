import { useEffect, useState, type RefObject } from 'react';

/** At which edges a line hides something: `start`, `end` or both, in words; empty where all of it is shown. */
export function useEdges(list: RefObject<HTMLElement | null>): string {
  const [edges, setEdges] = useState('');
  useEffect(() => {
    const line = list.current;
    if (!line || !('ResizeObserver' in window)) return undefined;
    const look = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = line;
      const isCutBefore = scrollLeft > 1;
      const isCutAfter = scrollLeft + clientWidth < scrollWidth - 1;
      setEdges([isCutBefore && 'start', isCutAfter && 'end'].filter(Boolean).join(' '));
    };
    const observer = new ResizeObserver(look);
    observer.observe(line);
    // Another language or another count of tabs changes what is in it, not its own size.
    const changes = new MutationObserver(look);
    changes.observe(line, { childList: true, subtree: true, characterData: true });
    line.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      changes.disconnect();
      line.removeEventListener('scroll', look);
    };
  }, [list]);
  return edges;
}
