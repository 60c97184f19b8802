// The one place of the client that reads a clock. Time on screen is the server's: the device's time
// plus an offset, measured against DateTimeNow with half of the round trip.
import { useSyncExternalStore } from 'react';

export const localNow = (): number => Date.now();

/** One measurement: when the question left, when the answer came, and the server's time in it. */
export type Measured = {
  readonly sentAt: number;
  readonly receivedAt: number;
  readonly serverAt: number;
};

/** What to add to the device's clock; the answer is taken to have been made half way. */
export const offsetOf = ({ sentAt, receivedAt, serverAt }: Measured): number =>
  Math.round(serverAt - (sentAt + receivedAt) / 2);

let offsetMs = 0;
let isMeasured = false;

export function setClock(measured: Measured): void {
  offsetMs = offsetOf(measured);
  isMeasured = true;
  tick();
}

/** The server's time, as well as this device knows it. */
export const serverNow = (): number => localNow() + offsetMs;

/** To the next full second of the server. */
export const untilNextSecond = (nowMs: number): number => 1000 - (nowMs % 1000);

let shown = serverNow();
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  shown = serverNow();
  for (const listener of listeners) listener();
  clearTimeout(timer);
  timer = listeners.size > 0 ? setTimeout(tick, untilNextSecond(serverNow())) : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) tick();
  return () => listeners.delete(listener);
}

/** A page that wakes up jumps to the time it is. */
export function wakeWithPage(): void {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) tick();
  });
}

/** The server's time at its last full second. One ticker drives every reader: use it in leaves. */
export const useServerNow = (): number => useSyncExternalStore(subscribe, () => shown);

/** Calls back at every full second of the server, outside React. */
export const everySecond = subscribe;

/** Whether the offset is known; before, `serverNow` is the device's time and may be of another day. */
export const useIsMeasured = (): boolean => useSyncExternalStore(subscribe, () => isMeasured);
