// What the tab is called. A screen may say more than its name: which game, and how long it takes bets.
import { useEffect } from 'react';
import { createStore } from '@fairlot/ui/store';

/** What the screen that stands calls itself; undefined leaves its plain name. */
export const title = createStore<string | undefined>(undefined);

/** Calls the tab so for as long as the component is on screen. */
export function useTitle(text: string): void {
  useEffect(() => title.set(text), [text]);
  useEffect(() => () => title.set(undefined), []);
}
