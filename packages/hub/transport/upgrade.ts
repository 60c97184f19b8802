import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Admitted } from './admission.ts';
import { authenticate, identify, transportsOf } from './endpoint.ts';
import type { Endpoint, Live } from './endpoint.ts';
import { enter, identityOf, lastLook } from './entry.ts';
import type { Entry } from './entry.ts';
import type { Identity } from './identity.ts';
import { isOriginAllowed } from './origin.ts';
import { queryOf, queryValue, refuseUpgrade } from './reply.ts';
import { newId } from './ticket.ts';
import { WebSocketTransport } from './websocket.ts';
import type { HubSocketServer } from './websocket.ts';

/** Turns an upgrade with a good ticket into a connection. */
export async function upgrade<P>(
  endpoint: Endpoint<P>,
  sockets: HubSocketServer,
  [request, socket, head]: [IncomingMessage, Duplex, Buffer],
): Promise<void> {
  if (!isOriginAllowed(request, endpoint.server.allowedOrigins ?? [])) {
    endpoint.foreignPages.warn(request);
    return refuseUpgrade(socket, 403);
  }
  const entry = lastLook(endpoint, await findEntry(endpoint, request), request);
  if ('status' in entry) {
    if (entry.spent !== undefined) endpoint.tickets.remove(entry.spent);
    return refuseUpgrade(socket, entry.status, entry.body);
  }
  let isOpen = false;
  // Calls back at once; not at all when the request is no proper WebSocket handshake.
  sockets.handleUpgrade(request, socket, head, (webSocket) => {
    isOpen = true;
    const transport = new WebSocketTransport(webSocket, socket, endpoint);
    const identity = identityOf(endpoint, entry, request, transport.name);
    if (entry.resumes) return resume(entry.resumes, transport, identity);
    transport.attach(endpoint.open(identity, transport));
  });
  if (!isOpen && !entry.resumes) endpoint.tickets.remove(entry.ids.token);
}

function resume<P>(
  connection: Live<P>,
  transport: WebSocketTransport,
  { principal, expiresAt }: Identity<P>,
): void {
  transport.attach(connection);
  connection.resume(transport, principal, expiresAt);
}

async function findEntry<P>(endpoint: Endpoint<P>, request: IncomingMessage): Promise<Entry<P>> {
  const known = await identify(endpoint, request);
  if (known && 'refused' in known) return known.refused;
  if (!transportsOf(endpoint).includes('WebSockets')) {
    return { status: 404, body: 'WebSockets transport not supported by this end point type' };
  }
  const token = queryValue(queryOf(request), 'id');
  if (!token) return skip(endpoint, request, known?.admitted);
  return enter(endpoint, token, 'WebSockets', [request, known?.admitted]);
}

/** Without negotiate there is no ticket: the upgrade itself must carry the session. */
async function skip<P>(
  endpoint: Endpoint<P>,
  request: IncomingMessage,
  sender: Admitted<P> | undefined,
): Promise<Entry<P>> {
  if (!endpoint.options.allowSkipNegotiation) return { status: 401, body: '' };
  const checked = sender ? { admitted: sender } : await authenticate(endpoint, request);
  if ('refused' in checked) return checked.refused;
  const id = newId();
  return { ids: { id, token: id }, admitted: checked.admitted };
}
