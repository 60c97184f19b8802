import type { TransportName } from './transport.ts';

/** What is kept of the HTTP request that opened a connection. */
export interface HubRequest {
  readonly transport: TransportName;
  /** The query that the application put on the hub's address, without the connection token. */
  readonly query: URLSearchParams;
  /** Of a WebSocket that is gone only when it was asked for before. */
  readonly remoteAddress: string | undefined;
  /** A header that the hub keeps, by `keepHeaders`. */
  header(name: string): string | undefined;
}
