import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf } from './address.ts';
import { authenticate, hasRoom, transportsOf } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { queryOf, queryValue, reply } from './reply.ts';

const highestVersion = 1;

/** Answers who may connect with a connection id and the ticket for it. */
export async function negotiate<P>(
  endpoint: Endpoint<P>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST, OPTIONS');
    return reply(request, response, 405);
  }
  if (endpoint.isDraining) return reply(request, response, 429);
  // Who asks is known before anything is counted: what strangers take is not taken from users.
  const checked = await authenticate(endpoint, request);
  if ('refused' in checked) {
    return reply(request, response, checked.refused.status, checked.refused.body);
  }
  const { admitted } = checked;
  const address = addressOf(endpoint, request);
  const { tickets, limits } = endpoint;
  const holder = { userId: admitted.userId, address };
  if (!hasRoom(endpoint, holder) || !tickets.hasRoom(holder, limits)) {
    return reply(request, response, 429);
  }
  const version = chooseVersion(
    queryValue(queryOf(request), 'negotiateversion'),
    endpoint.options.minNegotiateVersion ?? 0,
  );
  if (typeof version === 'string') return replyJson(request, response, { error: version });
  const elsewhere = await endpoint.server.redirect?.(request, admitted);
  if (elsewhere) {
    const { url, accessToken } = elsewhere;
    return replyJson(request, response, { url, ...(accessToken ? { accessToken } : {}) });
  }
  const ticket = tickets.issue(admitted, version, address);
  ticket.mayResume = endpoint.options.statefulReconnect === true && asksToResume(request);
  replyJson(request, response, {
    negotiateVersion: version,
    connectionId: ticket.connectionId,
    ...(version === 0 ? {} : { connectionToken: ticket.token }),
    // The official client takes an answer it did not ask for as a fault, so never `false`.
    ...(ticket.mayResume ? { useStatefulReconnect: true } : {}),
    availableTransports: transportsOf(endpoint).map((transport) => ({
      transport,
      transferFormats: transport === 'ServerSentEvents' ? ['Text'] : ['Text', 'Binary'],
    })),
  });
}

function asksToResume(request: IncomingMessage): boolean {
  return queryValue(queryOf(request), 'usestatefulreconnect')?.toLowerCase() === 'true';
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
