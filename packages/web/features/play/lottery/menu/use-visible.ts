import { useEffect, useRef, useState } from 'react';

/** Whether an element is in sight: what is not need not tick. */
export function useVisible<T extends Element>() {
  const ref = useRef<T>(null);
  const [isVisible, setVisible] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setVisible(entry.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isVisible };
}
