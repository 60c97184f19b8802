/** The states of a hub connection (spec section 4). */
export type HubState =
  | 'Disconnected'
  | 'Connecting'
  | 'Connected'
  | 'Disconnecting'
  | 'Reconnecting';

/** What may follow what. `start` is allowed only from Disconnected. */
const NEXT: { readonly [S in HubState]: readonly HubState[] } = {
  Disconnected: ['Connecting', 'Reconnecting'],
  Connecting: ['Connected', 'Disconnected', 'Disconnecting'],
  Connected: ['Disconnected', 'Disconnecting'],
  Disconnecting: ['Disconnected'],
  Reconnecting: ['Connected', 'Disconnected', 'Disconnecting'],
};

export const mayFollow = (from: HubState, to: HubState): boolean => NEXT[from].includes(to);
