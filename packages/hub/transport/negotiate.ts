import type { IncomingMessage, ServerResponse } from 'node:http';
import { authenticate } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { queryOf, queryValue, reply } from './reply.ts';

const highestVersion = 1;

/** What exists, in the order in which clients shall try. */
const availableTransports = [{ transport: 'WebSockets', transferFormats: ['Text'] }];

/** Answers who may connect with a connection id and the ticket for it. */
export async function negotiate<P>(
  endpoint: Endpoint<P>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') return reply(request, response, 405);
  if (endpoint.isDraining || endpoint.tickets.waiting >= endpoint.limits.maxTickets) {
    response.setHeader('Retry-After', '1');
    return reply(request, response, 429);
  }
  const checked = await authenticate(endpoint, request);
  if ('refused' in checked) {
    return reply(request, response, checked.refused.status, checked.refused.body);
  }
  const version = chooseVersion(
    queryValue(queryOf(request), 'negotiateversion'),
    endpoint.options.minNegotiateVersion ?? 0,
  );
  if (typeof version === 'string') return replyJson(request, response, { error: version });
  const ticket = endpoint.tickets.issue(checked.admitted, version);
  replyJson(request, response, {
    negotiateVersion: version,
    connectionId: ticket.connectionId,
    ...(version === 0 ? {} : { connectionToken: ticket.token }),
    availableTransports,
  });
}

function chooseVersion(asked: string | undefined, lowest: number): 0 | 1 | string {
  if (asked !== undefined && !/^[+-]?\d{1,9}$/.test(asked)) {
    return `The client requested an invalid protocol version '${asked}'`;
  }
  const version = Number(asked ?? 0);
  if (version < lowest) {
    return (
      `The client requested version '${version}', ` +
      'but the server does not support this version.'
    );
  }
  return version >= highestVersion ? 1 : 0;
}

function replyJson(request: IncomingMessage, response: ServerResponse, body: object): void {
  response.setHeader('Cache-Control', 'no-store');
  reply(request, response, 200, JSON.stringify(body), 'application/json');
}
