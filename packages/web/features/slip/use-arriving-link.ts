import { useEffect } from 'react';

/**
 * Takes up a slip whose link is opened in the page that shows its game already: the browser changes only what stands behind
 * `#` then, and loads nothing. The page begins anew, with what is in the slip, as it does for a link from elsewhere.
 */
export function useArrivingLink(): void {
  useEffect(() => {
    const look = (): void => {
      if (location.hash.startsWith('#slip=')) location.reload();
    };
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
}
