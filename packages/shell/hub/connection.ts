// Whether this page hears of what happens: what the banner says, and whether betting is held.
import type { HubState } from '@fairlot/client';
import { createStore, useStore } from '@fairlot/ui/store';
import { localNow } from '../device/clock.ts';

export type Connection = {
  /** The hub was connected and is no longer, or the browser says that there is no network. */
  readonly isLost: boolean;
  /** There is no network: nothing needs to be waited for to say so. */
  readonly isOffline: boolean;
  /** While lost: whether the server still answers calls. Bets can then be placed, draws come late. */
  readonly isAnswering: boolean;
  /** By the clock of this device; undefined while a try is under way. */
  readonly nextTryAt: number | undefined;
};

export type ConnectionEvent =
  | { readonly kind: 'hub'; readonly state: HubState; readonly retryInMs: number | undefined }
  | { readonly kind: 'network'; readonly isOnline: boolean }
  | { readonly kind: 'answered'; readonly isAnswering: boolean }
  /** The login is over: nothing is lost any more. */
  | { readonly kind: 'left' };

type Known = Connection & { readonly wasConnected: boolean; readonly isConnected: boolean };

export const UNKNOWN: Known = {
  isLost: false,
  isOffline: false,
  isAnswering: false,
  nextTryAt: undefined,
  wasConnected: false,
  isConnected: false,
};

const lostIn = ({ isOffline, wasConnected, isConnected }: Known): boolean =>
  isOffline || (wasConnected && !isConnected);

/** The next state; before the first connection there is nothing to lose but the network. */
export function nextConnection(now: Known, event: ConnectionEvent, nowMs: number): Known {
  switch (event.kind) {
    case 'hub': {
      const isConnected = event.state === 'Connected';
      const wasConnected = now.wasConnected || isConnected;
      const isLost = lostIn({ ...now, wasConnected, isConnected });
      const nextTryAt = event.retryInMs === undefined ? undefined : nowMs + event.retryInMs;
      const isAnswering = isLost && now.isAnswering;
      return { ...now, wasConnected, isConnected, isLost, nextTryAt, isAnswering };
    }
    case 'network': {
      const isOffline = !event.isOnline;
      return { ...now, isOffline, isLost: lostIn({ ...now, isOffline }), isAnswering: false };
    }
    case 'answered':
      return { ...now, isAnswering: now.isLost && !now.isOffline && event.isAnswering };
    case 'left':
      return { ...UNKNOWN, isOffline: now.isOffline };
  }
}

const connection = createStore<Known>(UNKNOWN);

export const tellConnection = (event: ConnectionEvent): void =>
  connection.set((now) => nextConnection(now, event, localNow()));

export const isLost = (): boolean => connection.get().isLost;

export const useConnection = (): Connection => useStore(connection);

/** Whether what happens is heard: nobody has to ask. */
export const useIsLive = (): boolean => {
  const { isConnected, isLost: lost } = useStore(connection);
  return isConnected && !lost;
};

/** Whether a bet could not be sent now: nothing answers. */
export function useHeld(): boolean {
  const { isLost: lost, isAnswering } = useConnection();
  return lost && !isAnswering;
}
