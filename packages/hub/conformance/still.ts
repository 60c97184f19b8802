import { setImmediate as breathe } from 'node:timers/promises';

/** So many turns of the event loop, each with a look at all sockets, and nothing has moved. */
const turns = 200;

/** Waits until a number stands still: whoever moves it is held back. */
export async function still(read: () => number): Promise<number> {
  let before = read();
  for (let quiet = 0; quiet < turns; quiet++) {
    await breathe();
    const now = read();
    if (now !== before) quiet = 0;
    before = now;
  }
  return before;
}
