// The connection of this client to the hub. Its code comes after the first view; what screens ask of it before
// then is kept and handed over.
import { useEffect, useRef } from 'react';
import type { Followed, HubConnection, HubState, Listener } from '@fairlot/client';
import type { Args, HubEvent, HubMethod, Payload, Returned } from '@fairlot/wire/core';
import { invariant } from '@fairlot/rules/core/invariant';
import { refetchAll } from '../query/queries.ts';
import { realm, type HubContract } from '../realm/realm.ts';
import { onLeave } from '../session/leave.ts';
import { measureClock } from '../session/measure-clock.ts';
import { isSignedIn, token } from '../session/token.ts';
import { isLost, tellConnection } from './connection.ts';

/** A question that is not answered by then says that nothing answers. */
const PROBE_MS = 4000;

/** Whether the server answers at all: the hub may be gone alone. */
async function probe(): Promise<void> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), PROBE_MS));
  tellConnection({ kind: 'answered', isAnswering: await Promise.race([measureClock(), late]) });
}

let state: HubState = 'Disconnected';
let real: Promise<HubConnection> | undefined;
let open: HubConnection | undefined;
let isWanted = false;

async function load(contract: HubContract): Promise<HubConnection> {
  const { createHubConnection } = await import('@fairlot/client/hub');
  const made = createHubConnection({
    ...contract,
    token,
    probe: async () => {
      if (!(await measureClock())) throw new Error('the server does not answer');
    },
  });
  made.subscribe(() => {
    const wasConnected = state === 'Connected';
    state = made.state();
    tellConnection({ kind: 'hub', state, retryInMs: made.retryInMs() });
    if (isLost() && state === 'Disconnected') void probe();
    // The server hangs up on a login that ended: the next answer of a call says why, and leads
    // away.
    if (wasConnected && isSignedIn()) realm().login.check();
  });
  made.onConnected((again) => {
    if (!again) return;
    void measureClock();
    void refetchAll();
  });
  made.onReset(() => void refetchAll());
  open = made;
  for (const subscription of subscriptions) subscription.begin(made);
  return made;
}

/** Something asked of the hub that holds until it is taken back, whether the hub is there or not. */
type Subscription = { readonly begin: (made: HubConnection) => void };
const subscriptions = new Set<Subscription>();

function subscribe(make: (made: HubConnection) => () => void): () => void {
  let end: (() => void) | undefined;
  const subscription: Subscription = { begin: (made) => void (end = make(made)) };
  subscriptions.add(subscription);
  if (open) subscription.begin(open);
  return () => {
    subscriptions.delete(subscription);
    end?.();
  };
}

export const hubConnection = {
  on: <E extends HubEvent>(event: E, listener: Listener<Payload<E>>): (() => void) =>
    subscribe((made) => made.on(event, listener)),
  follow: (ids: readonly Followed[]): (() => void) => subscribe((made) => made.follow(ids)),
  onHeard: (listener: (ids: readonly Followed[]) => void): (() => void) =>
    subscribe((made) => made.onHeard(listener)),
  invoke<M extends HubMethod>(method: M, args: Args<M>): Promise<Returned<M>> {
    invariant(open, 'the connection to the hub is there');
    return open.invoke(method, args);
  },
  async start(): Promise<void> {
    const { hub: contract } = realm();
    if (!contract) return;
    isWanted = true;
    real ??= load(contract);
    // Without its code the page lives by its polls, and the shell offers to have it anew.
    const made = await real.catch(() => undefined);
    if (isWanted) made?.start();
  },
  tryNow: (): void => open?.tryNow(),
  async stop(): Promise<void> {
    isWanted = false;
    await open?.stop();
  },
};

onLeave(() => {
  void hubConnection.stop();
  tellConnection({ kind: 'left' });
});

/** The browser may know of a dead link before any silence tells. */
export function watchNetwork(): void {
  addEventListener('offline', () => {
    tellConnection({ kind: 'network', isOnline: false });
    open?.lose();
  });
  addEventListener('online', () => {
    tellConnection({ kind: 'network', isOnline: true });
    open?.tryNow();
  });
}

/** Listens for as long as the component is on screen; the newest handler is the one called. */
export function useHubEvent<E extends HubEvent>(event: E, handler: Listener<Payload<E>>): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(
    () => hubConnection.on(event, (payload, mark) => latest.current(payload, mark)),
    [event],
  );
}

/** Follows games, or what else the realm has, for as long as the component is on screen. */
export function useFollow(followed: readonly Followed[]): void {
  const ids = JSON.stringify(followed);
  useEffect(() => {
    const wanted = JSON.parse(ids) as Followed[];
    return wanted.length > 0 ? hubConnection.follow(wanted) : undefined;
  }, [ids]);
}
