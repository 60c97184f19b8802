import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from './endpoint.ts';
import { negotiate } from './negotiate.ts';
import { isOriginAllowed, replyToPreflight, setCorsHeaders } from './origin.ts';
import { queryOf, queryValue, reply } from './reply.ts';

/** Every request to a hub that is not an upgrade. */
export async function handleHttp<P>(
  endpoint: Endpoint<P>,
  isNegotiate: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isOriginAllowed(request, endpoint.server.allowedOrigins ?? [])) {
    return reply(request, response, 403);
  }
  setCorsHeaders(request, response);
  if (request.method === 'OPTIONS') return replyToPreflight(request, response);
  if (isNegotiate) return negotiate(endpoint, request, response);
  const [status, body] = answerAtPath(endpoint, request);
  reply(request, response, status, body);
}

/**
 * The hub's own path speaks WebSocket alone. Server-sent events and long polling will take
 * their requests here.
 */
function answerAtPath<P>(endpoint: Endpoint<P>, request: IncomingMessage): [number, string] {
  const { method } = request;
  if (method !== 'GET' && method !== 'POST' && method !== 'DELETE') return [405, ''];
  const id = queryValue(queryOf(request), 'id');
  if (id === undefined || id === '') return [400, 'Connection ID required'];
  if (!endpoint.tickets.has(id)) return [404, 'No Connection with that ID'];
  if (method === 'POST') return [405, 'POST requests are not allowed for WebSocket connections.'];
  if (method === 'DELETE') {
    return [400, 'Cannot terminate this connection using the DELETE endpoint.'];
  }
  const isEvents = request.headers.accept?.includes('text/event-stream') ?? false;
  const transport = isEvents ? 'ServerSentEvents' : 'LongPolling';
  return [404, `${transport} transport not supported by this end point type`];
}
