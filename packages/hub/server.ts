import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { EventMap } from './delivery/sender.ts';
import type { HubDefinition } from './dispatch/definition.ts';
import type { Hub } from './hub.ts';
import type { HubOptions, HubServerOptions } from './options.ts';

export interface CloseServerOptions {
  /** Spreads the goodbyes, so that the clients do not all come back at once. */
  readonly spreadMs?: number;
  /** How long to wait for sockets and disconnected handlers after the last goodbye. */
  readonly timeoutMs?: number;
}

/**
 * Hubs behind an HTTP server of the application. It never listens by itself; both entry points
 * say whether the request was theirs.
 */
export interface HubServer<P> {
  hub<E extends EventMap<E>>(
    path: string,
    definition: HubDefinition<E, P>,
    options?: HubOptions,
  ): Hub<E, P>;
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(options?: CloseServerOptions): Promise<void>;
}

/** Makes a server without hubs. */
export declare function createHubServer<P>(options: HubServerOptions<P>): HubServer<P>;
