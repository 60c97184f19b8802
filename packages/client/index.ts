export { createCall, type Call, type Handlers } from './call.ts';
export { createClient, type Client, type ClientOptions } from './client.ts';
export { CallFailed, Denied, SiteOffline, Unreachable } from './failure.ts';
export type { Followed, Following, HubConnection, HubConnectionOptions } from './hub.ts';
export type { Connect, Transport } from './hub-connection.ts';
export type { HubState } from './hub-state.ts';
export { type Listener, type Since } from './ordered-events.ts';
export { readRefusal, type CallRefusal, type CallResult } from './reply.ts';
