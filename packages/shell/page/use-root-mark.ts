import { useLayoutEffect } from 'react';

/**
 * A word on the document while a part is on the page, for the styles of what lies over it. `:root:has()` would
 * see the part by itself, but then whatever is changed on the page has all of it styled anew.
 */
export function useRootMark(name: `data-on-${string}`, value: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.setAttribute(name, value);
    return () => root.removeAttribute(name);
  }, [name, value]);
}
