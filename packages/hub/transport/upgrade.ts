import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HubRequest } from '../dispatch/context.ts';
import type { Admitted } from '../options.ts';
import { authenticate, recheck } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { isOriginAllowed } from './origin.ts';
import { queryOf, queryValue, refuseUpgrade } from './reply.ts';
import { newId } from './ticket.ts';
import type { Ticket } from './ticket.ts';
import { WebSocketTransport } from './websocket.ts';
import type { HubSocketServer } from './websocket.ts';

/** Turns an upgrade with a good ticket into a connection. A ticket once shown is spent. */
export async function upgrade<P>(
  endpoint: Endpoint<P>,
  sockets: HubSocketServer,
  [request, socket, head]: [IncomingMessage, Duplex, Buffer],
): Promise<void> {
  if (!isOriginAllowed(request, endpoint.server.allowedOrigins ?? [])) {
    return refuseUpgrade(socket, 403);
  }
  const token = queryValue(queryOf(request), 'id');
  const found = token ? await enter(endpoint, token, request) : await skip(endpoint, request);
  // Nothing waits between this last look and the connection, which `closeWhere` then finds.
  const entry = 'status' in found ? found : lastLook(endpoint, found);
  if ('status' in entry) {
    if (entry.spent !== undefined) endpoint.tickets.remove(entry.spent);
    return refuseUpgrade(socket, entry.status, entry.body);
  }
  const { ids, admitted } = entry;
  let isOpen = false;
  // Calls back at once; not at all when the request is no proper WebSocket handshake.
  sockets.handleUpgrade(request, socket, head, (webSocket) => {
    isOpen = true;
    const { principal, userId } = admitted;
    const identity = { ...ids, userId, principal, request: keep(endpoint, request) };
    const transport = new WebSocketTransport(webSocket, socket);
    transport.attach(endpoint.open(identity, transport));
  });
  if (!isOpen) endpoint.tickets.remove(ids.token);
}

type Entry<P> = Entered<P> | Refusal;

interface Entered<P> {
  readonly ids: { readonly id: string; readonly token: string };
  readonly admitted: Admitted<P>;
  readonly ticket?: Ticket<P>;
}

interface Refusal {
  readonly status: number;
  readonly body: string;
  readonly spent?: string;
}

function lastLook<P>(endpoint: Endpoint<P>, entry: Entered<P>): Entry<P> {
  if (endpoint.isDraining) return { status: 429, body: '', spent: entry.ids.token };
  if (entry.ticket?.isVoid) return { status: 401, body: '', spent: entry.ids.token };
  return entry;
}

async function enter<P>(
  endpoint: Endpoint<P>,
  token: string,
  request: IncomingMessage,
): Promise<Entry<P>> {
  const use = endpoint.tickets.use(token);
  if (use.kind === 'unknown') return { status: 404, body: 'No Connection with that ID' };
  if (use.kind === 'used') return { status: 409, body: '' };
  const { ticket } = use;
  const checked = await orSpend(endpoint, token, recheck(endpoint, ticket, request));
  if ('refused' in checked) return { ...checked.refused, spent: token };
  return { ids: { id: ticket.connectionId, token }, admitted: checked.admitted, ticket };
}

/** Without negotiate there is no ticket: the upgrade itself must carry the session. */
async function skip<P>(endpoint: Endpoint<P>, request: IncomingMessage): Promise<Entry<P>> {
  if (!endpoint.options.allowSkipNegotiation) return { status: 401, body: '' };
  const checked = await authenticate(endpoint, request);
  if ('refused' in checked) return checked.refused;
  const id = newId();
  return { ids: { id, token: id }, admitted: checked.admitted };
}

async function orSpend<P, T>(endpoint: Endpoint<P>, token: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    endpoint.tickets.remove(token);
    throw error;
  }
}

/** Copies what hub code may ask for later, so that the request itself can go. */
function keep<P>(endpoint: Endpoint<P>, request: IncomingMessage): HubRequest {
  const query = queryOf(request);
  for (const name of Array.from(query.keys())) {
    if (name.toLowerCase() === 'id' || name.toLowerCase() === 'access_token') query.delete(name);
  }
  const headers = new Map<string, string>();
  for (const name of endpoint.options.keepHeaders ?? []) {
    const value = request.headers[name.toLowerCase()];
    if (typeof value === 'string') headers.set(name.toLowerCase(), value);
  }
  const { remoteAddress } = request.socket;
  return { query, remoteAddress, header: (name) => headers.get(name.toLowerCase()) };
}
