import { setTimeout as pause } from 'node:timers/promises';

/** Waits until it is so. Looks as often as timers allow, for what is over in a moment. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(1);
}
