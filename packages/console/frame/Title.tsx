import { useEffect } from 'react';
import { title, useStore } from '@fairlot/shell';
import { useSay, useWords } from '@fairlot/ui';
import { text } from './text.ts';
import { useCurrentPage } from './use-current-page.ts';

/** Sets the title of the tab: the own name of what the page shows, or the title of the page. */
export function Title() {
  const words = useWords(text);
  const say = useSay();
  const own = useStore(title);
  const page = useCurrentPage();
  const shown = own ?? (page && say(page.title));
  const name = `Fairlot ${words.console}`;
  useEffect(() => {
    document.title = shown === undefined ? name : `${shown} · ${name}`;
  }, [shown, name]);
  return null;
}
