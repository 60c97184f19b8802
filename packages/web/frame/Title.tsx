import { useEffect } from 'react';
import { useSay } from '@fairlot/ui';
import { title, useStore } from '@fairlot/shell';
import { useScreen } from './use-screen.ts';

/** Writes the title of the tab: what the screen calls itself, or its plain name. A leaf: it ticks. */
export function Title() {
  const say = useSay();
  const own = useStore(title);
  const plain = useScreen()?.title;
  const shown = own ?? (plain && say(plain));
  useEffect(() => {
    document.title = shown ? `${shown} · Fairlot` : 'Fairlot';
  }, [shown]);
  return null;
}
