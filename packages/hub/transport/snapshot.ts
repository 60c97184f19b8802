import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Endpoint } from './endpoint.ts';
import { queryWithoutTokens } from './reply.ts';
import type { HubRequest } from './request.ts';
import type { TransportName } from './transport.ts';

/** Copies what hub code may ask for after it, so that the request itself can go. */
export function snapshotOf<P>(
  { options }: Endpoint<P>,
  request: IncomingMessage,
  transport: TransportName,
): HubRequest {
  return new Snapshot(transport, request, keptHeaders(request, options.keepHeaders ?? []));
}

/** There is one for each connection, so it keeps text and makes objects when asked. */
class Snapshot implements HubRequest {
  readonly transport: TransportName;
  /** Of a WebSocket the socket, until someone asks: its address costs it half a kilobyte. */
  #address: Socket | string | undefined;
  readonly #search: string;
  readonly #headers: ReadonlyMap<string, string> | undefined;

  constructor(
    transport: TransportName,
    request: IncomingMessage,
    headers: ReadonlyMap<string, string> | undefined,
  ) {
    this.transport = transport;
    const { socket } = request;
    this.#address = transport === 'WebSockets' ? socket : socket.remoteAddress;
    this.#search = queryWithoutTokens(request).toString();
    this.#headers = headers;
  }

  get remoteAddress(): string | undefined {
    if (typeof this.#address === 'object') this.#address = this.#address.remoteAddress;
    return this.#address;
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.#search);
  }

  header(name: string): string | undefined {
    return this.#headers?.get(name.toLowerCase());
  }
}

function keptHeaders(
  { headers }: IncomingMessage,
  keep: readonly string[] | 'all',
): ReadonlyMap<string, string> | undefined {
  let kept: Map<string, string> | undefined;
  for (const name of keep === 'all' ? Object.keys(headers) : keep) {
    const value = headers[name.toLowerCase()];
    if (typeof value === 'string') (kept ??= new Map()).set(name.toLowerCase(), value);
  }
  return kept;
}
