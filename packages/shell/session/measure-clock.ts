import { localNow, setClock, wakeWithPage } from '../device/clock.ts';
import { realm } from '../realm/realm.ts';

/** The clock is measured anew this often, and on focus and reconnect. */
const MEASURE_MS = 4 * 60_000;

/** One question for the server's time; whether it was answered. A failure waits for the next turn. */
export async function measureClock(): Promise<boolean> {
  const sentAt = localNow();
  try {
    const serverAt = await realm().askTime();
    setClock({ sentAt, receivedAt: localNow(), serverAt });
    return true;
  } catch {
    // Screens go on with the offset that is known.
    return false;
  }
}

export function keepClock(): void {
  void measureClock();
  setInterval(() => void measureClock(), MEASURE_MS);
  addEventListener('focus', () => void measureClock());
  wakeWithPage();
}
