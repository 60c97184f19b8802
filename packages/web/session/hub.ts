// The hub of this client. Its code comes after the first view; what screens ask of it before then
// is kept and handed over.
import { useEffect, useRef } from 'react';
import type { Hub, HubState, Listener } from '@fairlot/client';
import type { Args, HubEvent, HubMethod, Payload, Returned } from '@fairlot/wire/core';
import { eventHttp } from '@fairlot/wire/event';
import { events } from '@fairlot/wire/hubs';
import { lotteryHub } from '@fairlot/wire/lottery';
import { walletHttp } from '@fairlot/wire/wallet';
import { invariant } from '@fairlot/rules/core/invariant';
import { call } from './api.ts';
import { isLost, tellConnection } from './connection.ts';
import { onLeave } from './leave.ts';
import { player } from './player-store.ts';
import { refetch, refetchAll } from './queries.ts';
import { measureClock } from './site.ts';
import { isSignedIn, token } from './token.ts';

/** A question that is not answered by then says that nothing answers. */
const PROBE_MS = 4000;

/** Whether the server answers at all: the hub may be gone alone. */
async function probe(): Promise<void> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), PROBE_MS));
  tellConnection({ kind: 'answered', isAnswering: await Promise.race([measureClock(), late]) });
}

let state: HubState = 'Disconnected';
let real: Promise<Hub> | undefined;
let open: Hub | undefined;
let isWanted = false;

async function load(): Promise<Hub> {
  const { createHub } = await import('@fairlot/client/hub');
  const made = createHub({
    url: () => `/Hub?${new URLSearchParams({ loginId: player.get()?.UserName ?? '', roomId: '' })}`,
    token,
    events,
    multiJoin: lotteryHub.multiJoin,
    probe: async () => {
      if (!(await measureClock())) throw new Error('the server does not answer');
    },
    since: async (Topics) => {
      const result = await call(eventHttp.since, { Topics });
      return result.ok ? result.value.Topics : [];
    },
  });
  made.subscribe(() => {
    const wasConnected = state === 'Connected';
    state = made.state();
    tellConnection({ kind: 'hub', state, retryInMs: made.retryInMs() });
    if (isLost() && state === 'Disconnected') void probe();
    // The server hangs up on a login that ended: the next answer of a call says why, and leads
    // away.
    if (wasConnected && isSignedIn()) void refetch(walletHttp.getWalletAmount);
  });
  made.onConnected((again) => {
    if (!again) return;
    void measureClock();
    void refetchAll();
  });
  made.onReset(() => void refetchAll());
  open = made;
  for (const wish of wishes) wish.grant(made);
  return made;
}

/**
 * Something asked of the hub that holds until it is taken back, whether the hub is there or not.
 */
type Wish = { readonly grant: (hub: Hub) => void };
const wishes = new Set<Wish>();

function wishFor(make: (hub: Hub) => () => void): () => void {
  let undo: (() => void) | undefined;
  const wish: Wish = { grant: (made) => void (undo = make(made)) };
  wishes.add(wish);
  if (open) wish.grant(open);
  return () => {
    wishes.delete(wish);
    undo?.();
  };
}

export const hub = {
  on: <E extends HubEvent>(event: E, listener: Listener<Payload<E>>): (() => void) =>
    wishFor((made) => made.on(event, listener)),
  follow: (gameIds: readonly number[]): (() => void) => wishFor((made) => made.follow(gameIds)),
  invoke<M extends HubMethod>(method: M, args: Args<M>): Promise<Returned<M>> {
    invariant(open, 'the hub is there');
    return open.invoke(method, args);
  },
  async start(): Promise<void> {
    isWanted = true;
    real ??= load();
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
  void hub.stop();
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
  useEffect(() => hub.on(event, (payload, mark) => latest.current(payload, mark)), [event]);
}

/** Follows games for as long as the component is on screen. */
export function useFollow(gameIds: readonly number[]): void {
  const ids = gameIds.join();
  useEffect(() => (ids ? hub.follow(ids.split(',').map(Number)) : undefined), [ids]);
}
