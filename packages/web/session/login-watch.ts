// Whoever plays is not idle: acts on the page are told to the server, and before the end of the
// login the player is asked. What is known of the end is shared by all tabs of the device, so that
// staying in one is staying in all.
import { sessionHttp } from '@fairlot/wire/session';
import type { Output } from '@fairlot/wire/core';
import { call } from './api.ts';
import { everySecond, localNow, serverNow, setClock } from './clock.ts';
import { keptStore } from './kept.ts';
import { ACTS, endingOf, isActivity, mayTell, type Ending, type LoginEnds } from './login-ends.ts';
import { createStore, useStore } from './store.ts';

type Known = LoginEnds & {
  /** When activity was told last, by any tab. */
  readonly toldAt?: number;
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

type Ends = Output<typeof sessionHttp.getLoginEnds>;

async function take(
  ask: typeof sessionHttp.getLoginEnds | typeof sessionHttp.noteActivity,
): Promise<void> {
  const sentAt = localNow();
  const answer = await call(ask, undefined);
  if (!answer.ok) return;
  const { DateTimeNow, IdleEndTimeStamp, LoginEndTimeStamp }: Ends = answer.value;
  setClock({ sentAt, receivedAt: localNow(), serverAt: DateTimeNow });
  known.set((now) => ({ ...now, idleEndAt: IdleEndTimeStamp, loginEndAt: LoginEndTimeStamp }));
}

/** Asks when the login ends. A denial leads away by itself; without an answer it is asked again. */
async function readEnds(): Promise<void> {
  const now = localNow();
  if (askedAt !== undefined && now - askedAt < AGAIN_MS) return;
  askedAt = now;
  await take(sessionHttp.getLoginEnds).catch(() => undefined);
  confirmed = known.get()?.idleEndAt;
  look();
}

/** Tells the server that the player is there: what he presses to stay says no more than a bet does. */
export async function stay(): Promise<void> {
  const ends = known.get();
  if (ends) known.set({ ...ends, toldAt: serverNow() });
  await take(sessionHttp.noteActivity).catch(() => undefined);
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
  if (mayTell(known.get()?.toldAt, serverNow())) void stay();
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
