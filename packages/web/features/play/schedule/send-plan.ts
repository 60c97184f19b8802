// The way of a plan to the server, and the question for it where the answer was lost.
import { Denied } from '@fairlot/client';
import { call, localNow, send } from '@fairlot/shell';
import type { Input } from '@fairlot/wire/core';
import { scheduleHttp } from '@fairlot/wire/play/schedule';

const ASK_EVERY_MS = 2_000;
const ASK_FOR_MS = 30_000;

/** What the server says of a plan; `lost` where only the server knows whether it stands. */
export async function sendPlan(plan: Input<typeof scheduleHttp.place>) {
  try {
    const result = await send(scheduleHttp.place, plan);
    return !result.ok && result.error.code === 'UNKNOWN_STATE' ? 'lost' : result;
  } catch (error) {
    // A denial has left the page.
    if (error instanceof Denied) throw error;
    return 'lost';
  }
}

/** Asks by its intent what became of a plan, for half a minute; undefined where it is not there by then. */
export async function askForPlan(intent: string) {
  const until = localNow() + ASK_FOR_MS;
  for (;;) {
    const found = await call(scheduleHttp.byIntent, { IntentId: intent }).catch(() => undefined);
    if (found?.ok) return found;
    if (localNow() >= until) return undefined;
    await new Promise((resolve) => globalThis.setTimeout(resolve, ASK_EVERY_MS));
  }
}
