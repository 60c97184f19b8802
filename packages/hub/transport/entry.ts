import type { IncomingMessage } from 'node:http';
import { addressOf } from './address.ts';
import type { Admitted } from './admission.ts';
import { hasRoom, recheck } from './endpoint.ts';
import type { Endpoint, Live } from './endpoint.ts';
import type { Identity } from './identity.ts';
import { snapshotOf } from './snapshot.ts';
import type { Ticket } from './ticket.ts';
import type { TransportName } from './transport.ts';

/** A first request of a connection: let in, or refused with its ticket spent or not. */
export type Entry<P> = Entered<P> | Refusal;

export interface Entered<P> {
  readonly ids: { readonly id: string; readonly token: string };
  readonly admitted: Admitted<P>;
  readonly ticket?: Ticket<P>;
  /** The live connection whose WebSocket is to be replaced. */
  readonly resumes?: Live<P>;
}

export interface Refusal {
  readonly status: number;
  readonly body: string;
  readonly spent?: string;
}

export const noSuchConnection = { status: 404, body: 'No Connection with that ID' };

/** Uses a ticket for a transport. A ticket once shown is spent, also when it is then refused. */
export async function enter<P>(
  endpoint: Endpoint<P>,
  token: string,
  transport: TransportName,
  [request, sender]: readonly [IncomingMessage, Admitted<P> | undefined],
): Promise<Entry<P>> {
  const use = endpoint.tickets.use(token, transport);
  if (use.kind === 'unknown') return noSuchConnection;
  if (use.kind === 'used') return enterAgain(endpoint, use.ticket, [request, sender]);
  if (use.kind === 'other') return { status: 400, body: 'Cannot change transports mid-connection' };
  const { ticket } = use;
  const checked = await orSpend(endpoint, token, recheck(endpoint, ticket, request, sender));
  if ('refused' in checked) return { ...checked.refused, spent: token };
  const { connectionId: id } = ticket;
  return { ids: { id, token }, admitted: checked.admitted, ticket };
}

/** A ticket in use opens nothing but the next WebSocket of a connection that may resume. */
async function enterAgain<P>(
  endpoint: Endpoint<P>,
  ticket: Ticket<P>,
  [request, sender]: readonly [IncomingMessage, Admitted<P> | undefined],
): Promise<Entry<P>> {
  const { connectionId: id, token } = ticket;
  const resumes = endpoint.connections.get(id);
  if (!resumes?.canResume) return { status: 409, body: '' };
  const checked = await recheck(endpoint, ticket, request, sender);
  if ('refused' in checked) return checked.refused;
  return { ids: { id, token }, admitted: checked.admitted, ticket, resumes };
}

/**
 * What may have changed while the entry was awaited. Nothing may wait between this last look and
 * the connection, which `closeWhere` then finds.
 */
export function lastLook<P>(
  endpoint: Endpoint<P>,
  entry: Entry<P>,
  request: IncomingMessage,
): Entry<P> {
  if ('status' in entry) return entry;
  if (entry.resumes) return entry.resumes.canResume ? entry : noSuchConnection;
  const spent = entry.ids.token;
  const holder = { userId: entry.admitted.userId, address: addressOf(endpoint, request) };
  if (!hasRoom(endpoint, holder)) return { status: 429, body: '', spent };
  if (entry.ticket?.isVoid) return { status: 401, body: '', spent };
  return entry;
}

/** What the connection is known by, with what hub code may ask of its first request. */
export function identityOf<P>(
  endpoint: Endpoint<P>,
  { ids, admitted, ticket }: Entered<P>,
  request: IncomingMessage,
  transport: TransportName,
): Identity<P> {
  const { principal, userId, expiresInMs } = admitted;
  const expiresAt = expiresInMs === undefined ? undefined : endpoint.clock.now() + expiresInMs;
  const kept = snapshotOf(endpoint, request, transport);
  const mayResume = ticket?.mayResume ?? false;
  const { id, token } = ids;
  // Member by member: objects that are spread together have no shape in common, and that weighs.
  const address = addressOf(endpoint, request);
  return { id, token, userId, principal, request: kept, address, expiresAt, mayResume };
}

async function orSpend<P, T>(endpoint: Endpoint<P>, token: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    endpoint.tickets.remove(token);
    throw error;
  }
}
