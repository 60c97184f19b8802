import { useEffect, useState } from 'react';

let fonts = 0;

const now = (): string => {
  const { mode, accent, pnl } = document.documentElement.dataset;
  return [mode, accent, pnl, fonts].join();
};

/** Changes with colours and fonts of the page: what is painted does not follow them by itself. */
export function useColours(): string {
  const [colours, setColours] = useState(now);
  useEffect(() => {
    const observer = new MutationObserver(() => setColours(now()));
    observer.observe(document.documentElement, { attributes: true });
    const written = (): void => {
      fonts += 1;
      setColours(now());
    };
    document.fonts.addEventListener('loadingdone', written);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', written);
    };
  }, []);
  return colours;
}
