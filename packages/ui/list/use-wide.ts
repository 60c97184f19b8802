import { useEffect } from 'react';

/**
 * Marks the scroll container of a table that is too wide: the first and last column stay in sight, and details have
 * the visible width.
 */
export function useWide(body: HTMLElement | null): void {
  useEffect(() => {
    if (!body) return undefined;
    const measure = (): void => {
      const isWide = body.scrollWidth > body.clientWidth + 1;
      body.toggleAttribute('data-wide', isWide);
      body.style.setProperty('--list-width', `${body.clientWidth}px`);
    };
    const observer = new ResizeObserver(measure);
    const watch = (): void => {
      observer.disconnect();
      for (const element of [body, ...body.children]) observer.observe(element);
    };
    // Rows take the place of the skeleton.
    const children = new MutationObserver(watch);
    children.observe(body, { childList: true });
    watch();
    return () => {
      observer.disconnect();
      children.disconnect();
    };
  }, [body]);
}
