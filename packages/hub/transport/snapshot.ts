import type { IncomingMessage } from 'node:http';
import type { HubRequest } from '../dispatch/context.ts';
import type { Endpoint } from './endpoint.ts';
import { queryWithoutTokens } from './reply.ts';
import type { TransportName } from './transport.ts';

/** Copies what hub code may ask for later, so that the request itself can go. */
export function snapshotOf<P>(
  endpoint: Endpoint<P>,
  request: IncomingMessage,
  transport: TransportName,
): HubRequest {
  const kept = endpoint.options.keepHeaders ?? [];
  const names = kept === 'all' ? Object.keys(request.headers) : kept;
  let headers: Map<string, string> | undefined;
  for (const name of names) {
    const value = request.headers[name.toLowerCase()];
    if (typeof value === 'string') (headers ??= new Map()).set(name.toLowerCase(), value);
  }
  return new Snapshot(transport, request, headers);
}

/** Light, because every connection has one: the query stays text until someone asks for it. */
class Snapshot implements HubRequest {
  readonly transport: TransportName;
  readonly remoteAddress: string | undefined;
  readonly #headers: Map<string, string> | undefined;
  #query: string | URLSearchParams;

  constructor(
    transport: TransportName,
    request: IncomingMessage,
    headers: Map<string, string> | undefined,
  ) {
    this.transport = transport;
    this.remoteAddress = request.socket.remoteAddress;
    this.#headers = headers;
    this.#query = queryWithoutTokens(request).toString();
  }

  get query(): URLSearchParams {
    if (typeof this.#query === 'string') this.#query = new URLSearchParams(this.#query);
    return this.#query;
  }

  header(name: string): string | undefined {
    return this.#headers?.get(name.toLowerCase());
  }
}
