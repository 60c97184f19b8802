import type { Pace } from './hub-talk.ts';

/** Broadcasts that are under way together, or leave together. */
const EIGHT = 8;

/** For each pace what to do when so many broadcasts are with everybody. */
export function sendersOf(
  broadcast: () => void,
  count: number,
): Readonly<Record<Pace, (received: number) => void>> {
  let sent = 0;
  const sendUpTo = (most: number): void => {
    for (; sent < Math.min(most, count); sent += 1) broadcast();
  };
  let most = 0;
  let isDue = false;
  const sendOneATurn = (): void => {
    if (isDue || sent >= Math.min(most, count)) return;
    isDue = true;
    broadcast();
    sent += 1;
    setImmediate(() => {
      isDue = false;
      sendOneATurn();
    });
  };
  return {
    single: (received) => sendUpTo(received + 1),
    turns: (received) => {
      most = received + EIGHT;
      sendOneATurn();
    },
    burst: (received) => {
      if (received === sent) sendUpTo(received + EIGHT);
    },
  };
}
