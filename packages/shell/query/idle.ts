// The first view comes first: what may wait begins when a screen stands and nothing is being read
// for it any more, so that it does not compete with what the player is about to touch.
import { createStore, useStore } from '@fairlot/ui/store';
import { queries } from './queries.ts';

/** Nothing is held back longer than this after the screen stands. */
const LONGEST_MS = 6000;
/** Looked at this often; two quiet looks in a row make the page idle. */
const LOOK_MS = 250;

const idle = createStore(false);

/** True once the first view is complete, and from then on. */
export const usePageIdle = (): boolean => useStore(idle);

/** The shell calls this when the first screen stands. */
export function awaitIdle(): void {
  let quiet = 0;
  let waited = 0;
  const look = setInterval(() => {
    waited += LOOK_MS;
    quiet = queries.isFetching() === 0 ? quiet + 1 : 0;
    if (quiet < 2 && waited < LONGEST_MS) return;
    clearInterval(look);
    idle.set(true);
  }, LOOK_MS);
}
