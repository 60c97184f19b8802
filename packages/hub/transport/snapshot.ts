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
  const { remoteAddress } = request.socket;
  const query = queryWithoutTokens(request);
  return { transport, query, remoteAddress, header: (name) => headers?.get(name.toLowerCase()) };
}
