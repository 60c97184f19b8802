import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createHub, type HubState, type Listener } from '@fairlot/client';
import { betHub } from '@fairlot/wire/bet';
import type { HubEvent, Payload } from '@fairlot/wire/core';
import { eventHttp } from '@fairlot/wire/event';
import { lotteryHub } from '@fairlot/wire/lottery';
import { walletHttp } from '@fairlot/wire/wallet';
import { call } from './api.ts';
import { onLeave } from './leave.ts';
import { player } from './player-store.ts';
import { refetch, refetchAll } from './queries.ts';
import { measureClock } from './site.ts';
import { isSignedIn, token } from './token.ts';

/** Every event that the server may send: one that is not listed here would look like a missed one. */
const EVENTS = [
  lotteryHub.receiveWinningNumber,
  lotteryHub.lotteryAwarded,
  betHub.betAwardNotify,
  betHub.betNumberOddsUpdate,
];

export const hub = createHub({
  url: () => `/Hub?${new URLSearchParams({ loginId: player.get()?.UserName ?? '', roomId: '' })}`,
  token,
  events: EVENTS,
  multiJoin: lotteryHub.multiJoin,
  since: async (Topics) => {
    const result = await call(eventHttp.since, { Topics });
    return result.ok ? result.value.Topics : [];
  },
});

hub.onConnected((again) => {
  if (!again) return;
  void measureClock();
  void refetchAll();
});

// The server hangs up on a login that has ended: the next answer of a call says why, and leads away.
let wasConnected = false;
hub.subscribe(() => {
  const isConnected = hub.state() === 'Connected';
  if (wasConnected && !isConnected && isSignedIn()) void refetch(walletHttp.getWalletAmount);
  wasConnected = isConnected;
});
hub.onReset(() => void refetchAll());
onLeave(() => void hub.stop());

export const useHubState = (): HubState => useSyncExternalStore(hub.subscribe, hub.state);

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
