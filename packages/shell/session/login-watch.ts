// Whoever plays is not idle: acts on the page are reported to the server, and before the end of the
// login the player is asked. What is known of the end is shared by all tabs of the device, so that
// staying in one is staying in all.
import { createStore, useStore } from '@fairlot/ui/store';
import { everySecond, localNow, serverNow, setClock } from '../device/clock.ts';
import { keptStore } from '../device/kept.ts';
import { realm, type EndsReply } from '../realm/realm.ts';
import {
  ACTS,
  endingOf,
  isActivity,
  mayReport,
  type Ending,
  type LoginEnds,
} from './login-ends.ts';

type Known = LoginEnds & {
  /** When activity was reported last, by any tab. */
  readonly reportedAt?: number;
};

const known = keptStore<Known | null>('login.ends', null, { clearedAtLogout: true });
const NONE: Ending = { kind: 'none', endsAt: 0 };
const ending = createStore<Ending>(NONE);

/** What there is to say of the end of the login: set each time that it changes, not each second. */
export const useEnding = (): Ending => useStore(ending);

/** An end that is asked for and does not come is asked for again after this. */
const AGAIN_MS = 5000;
let askedAt: number | undefined;
/** The idle end that the server confirmed while it was near: other calls may have moved it. */
let confirmed: number | undefined;

async function take(ask: () => Promise<EndsReply | undefined>): Promise<void> {
  const sentAt = localNow();
  const answer = await ask();
  if (!answer) return;
  const { serverAt, idleEndAt, loginEndAt } = answer;
  setClock({ sentAt, receivedAt: localNow(), serverAt });
  known.set((now) => ({ ...now, idleEndAt, loginEndAt }));
}

/** Asks when the login ends. A denial leads away by itself; without an answer it is asked again. */
async function readEnds(): Promise<void> {
  const now = localNow();
  if (askedAt !== undefined && now - askedAt < AGAIN_MS) return;
  askedAt = now;
  await take(realm().login.readEnds).catch(() => undefined);
  confirmed = known.get()?.idleEndAt;
  look();
}

/** Tells the server that the player is there: what he presses to stay says no more than a bet does. */
export async function stay(): Promise<void> {
  const ends = known.get();
  if (ends) known.set({ ...ends, reportedAt: serverNow() });
  await take(realm().login.stay).catch(() => undefined);
  look();
}

function look(): void {
  const ends = known.get();
  const next = ends ? endingOf(ends, serverNow()) : NONE;
  const isNear = next.kind === 'idle' || next.kind === 'over';
  if (!ends || (isNear && confirmed !== next.endsAt) || next.kind === 'over') void readEnds();
  const shown = next.kind === 'idle' && confirmed !== next.endsAt ? NONE : next;
  const { kind, endsAt } = ending.get();
  if (shown.kind !== kind || shown.endsAt !== endsAt) ending.set(shown);
}

/** While the player is asked only his answer counts: a press may be on its way to "sign out". */
function act(event: Event): void {
  if (!isActivity(event, document.visibilityState) || ending.get().kind === 'idle') return;
  if (mayReport(known.get()?.reportedAt, serverNow())) void stay();
}

/** Watches a login for as long as it lasts on this page. */
export function watchLogin(): () => void {
  askedAt = undefined;
  confirmed = undefined;
  void readEnds();
  const options = { capture: true, passive: true };
  for (const name of ACTS) addEventListener(name, act, options);
  const unwatch = [known.subscribe(look), everySecond(look)];
  return () => {
    for (const name of ACTS) removeEventListener(name, act, options);
    for (const end of unwatch) end();
    ending.set(NONE);
  };
}
