import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Admitted } from './admission.ts';
import { identify, recheck, transportsOf } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { enter, identityOf, lastLook, noSuchConnection } from './entry.ts';
import { EventStreamTransport } from './events.ts';
import { LongPollTransport } from './long-poll.ts';
import { negotiate } from './negotiate.ts';
import { isOriginAllowed, replyToPreflight, setCorsHeaders } from './origin.ts';
import { PostInput } from './post.ts';
import type { PostResult } from './post.ts';
import { queryOf, queryValue, reply } from './reply.ts';
import type { Ticket } from './ticket.ts';

/** Every request to a hub that is not an upgrade. */
export async function handleHttp<P>(
  endpoint: Endpoint<P>,
  isNegotiate: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isOriginAllowed(request, endpoint.server.allowedOrigins ?? [])) {
    endpoint.foreignPages.warn(request);
    return reply(request, response, 403);
  }
  setCorsHeaders(request, response);
  if (request.method === 'OPTIONS') return replyToPreflight(request, response);
  if (isNegotiate) return negotiate(endpoint, request, response);
  const answer = await answerAtPath(endpoint, request, response);
  if (answer) reply(request, response, answer.status, answer.body);
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** The answer, unless the request was given to a transport, which then answers it itself. */
type Answering = Promise<Answer | undefined>;

const methods: ReadonlySet<string | undefined> = new Set(['GET', 'POST', 'DELETE']);

async function answerAtPath<P>(
  endpoint: Endpoint<P>,
  request: IncomingMessage,
  response: ServerResponse,
): Answering {
  if (!methods.has(request.method)) {
    response.setHeader('Allow', 'GET, POST, DELETE, OPTIONS');
    return { status: 405, body: '' };
  }
  const known = await identify(endpoint, request);
  if (known && 'refused' in known) return known.refused;
  const id = queryValue(queryOf(request), 'id');
  if (!id) return { status: 400, body: 'Connection ID required' };
  const ticket = endpoint.tickets.find(id);
  if (!ticket) return noSuchConnection;
  const asked = { endpoint, ticket, request, response, sender: known?.admitted };
  if (request.method === 'POST') return post(asked);
  return request.method === 'DELETE' ? finish(asked) : open(asked);
}

/** A request that shows the ticket of a connection. */
interface Asked<P> {
  readonly endpoint: Endpoint<P>;
  readonly ticket: Ticket<P>;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly sender: Admitted<P> | undefined;
}

/** A GET: a stream of events or a poll, the first one of its connection or another. */
async function open<P>(asked: Asked<P>): Answering {
  const { endpoint, ticket, request, response } = asked;
  const isStream = request.headers.accept?.toLowerCase().includes('text/event-stream') ?? false;
  const transport = isStream ? 'ServerSentEvents' : 'LongPolling';
  if (!transportsOf(endpoint).includes(transport)) {
    return { status: 404, body: `${transport} transport not supported by this end point type` };
  }
  if (transport === ticket.transport && ticket.link?.name === 'LongPolling') {
    return poll(asked, ticket.link);
  }
  const found = await enter(endpoint, ticket.token, transport, [request, asked.sender]);
  const entry = lastLook(endpoint, found, request);
  if ('status' in entry) {
    if (entry.spent !== undefined) endpoint.tickets.remove(entry.spent);
    return entry;
  }
  if (response.destroyed) {
    endpoint.tickets.remove(ticket.token);
    return undefined;
  }
  const link = isStream
    ? new EventStreamTransport(response, inputOf(asked))
    : new LongPollTransport(endpoint, inputOf(asked));
  ticket.link = link;
  link.attach(endpoint.open(identityOf(endpoint, entry, request, transport), link));
  request.resume();
  if (link.name === 'LongPolling') link.greet(response);
  return undefined;
}

async function poll<P>(asked: Asked<P>, link: LongPollTransport): Answering {
  // Whoever was shut out may still fetch why, where the connection token is enough.
  const isFarewell = link.isClosing && !asked.sender;
  const refused = isFarewell ? undefined : await checkAgain(asked);
  if (refused) return refused;
  asked.request.resume();
  if (!asked.response.destroyed) link.poll(asked.response);
  return undefined;
}

/** Takes a POST body, also before the connection opens. */
async function post<P>(asked: Asked<P>): Answering {
  if (asked.ticket.transport === 'WebSockets') {
    return { status: 405, body: 'POST requests are not allowed for WebSocket connections.' };
  }
  const refused = await checkAgain(asked);
  if (refused) return refused;
  return answerTo[await inputOf(asked).take(asked.request)];
}

/** The input of a connection, which may come before its first GET and is kept for it. */
function inputOf<P>({ endpoint, ticket }: Asked<P>): PostInput {
  const cut = () => endpoint.tickets.remove(ticket.token);
  return (ticket.input ??= new PostInput(endpoint, cut));
}

const answerTo: Readonly<Record<PostResult, Answer>> = {
  taken: { status: 200, body: '' },
  cut: { status: 400, body: '' },
  gone: noSuchConnection,
  full: { status: 429, body: '' },
};

/** The goodbye of a long-polling client. */
async function finish<P>(asked: Asked<P>): Answering {
  const { link } = asked.ticket;
  if (link?.name !== 'LongPolling') {
    return { status: 400, body: 'Cannot terminate this connection using the DELETE endpoint.' };
  }
  const refused = await checkAgain(asked);
  if (refused) return refused;
  link.finish();
  return { status: 202, body: '' };
}

/** Further requests are looked at like the first one; the connection may end meanwhile. */
async function checkAgain<P>(asked: Asked<P>): Promise<Answer | undefined> {
  const { endpoint, ticket, request, sender } = asked;
  const checked = await recheck(endpoint, ticket, request, sender);
  if ('refused' in checked) return checked.refused;
  if (endpoint.tickets.find(ticket.token) !== ticket) return noSuchConnection;
  const { expiresInMs } = checked.admitted;
  if (expiresInMs !== undefined) {
    endpoint.connections.get(ticket.connectionId)?.renew(endpoint.clock.now() + expiresInMs);
  }
  return undefined;
}
