import type { Protocol } from '../protocol/protocol.ts';

/** The life of a connection. Every change goes through `transition`. */
export type State =
  | { readonly kind: 'handshaking' }
  /** The connected handler runs; messages of the client wait. */
  | { readonly kind: 'connecting'; readonly protocol: Protocol }
  | { readonly kind: 'open'; readonly protocol: Protocol }
  /** Nothing is read or sent any more; the peer may still answer the transport's close. */
  | { readonly kind: 'ending' }
  | { readonly kind: 'ended' };

export type Change =
  | { readonly kind: 'handshaken'; readonly protocol: Protocol }
  | { readonly kind: 'ready' }
  | { readonly kind: 'end' }
  | { readonly kind: 'gone' };

/** The state after a change; the same state where the change does nothing. */
export function transition(state: State, change: Change): State {
  switch (change.kind) {
    case 'handshaken':
      return state.kind === 'handshaking'
        ? { kind: 'connecting', protocol: change.protocol }
        : state;
    case 'ready':
      return state.kind === 'connecting' ? openWith(state.protocol) : state;
    case 'end':
      return state.kind === 'ending' || state.kind === 'ended' ? state : { kind: 'ending' };
    case 'gone':
      return state.kind === 'ended' ? state : { kind: 'ended' };
  }
}

/** True while messages may be sent. */
export function isLive(state: State): state is State & { readonly protocol: Protocol } {
  return state.kind === 'connecting' || state.kind === 'open';
}

const openStates = new WeakMap<Protocol, State>();

/** One value for all connections of a protocol: a broadcast looks at the state of each. */
function openWith(protocol: Protocol): State {
  let state = openStates.get(protocol);
  if (!state) openStates.set(protocol, (state = { kind: 'open', protocol }));
  return state;
}
