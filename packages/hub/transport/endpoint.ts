import type { IncomingMessage } from 'node:http';
import type { Limits } from '../setting/limits.ts';
import type { HubLog } from '../setting/log.ts';
import type { Clock } from '../time/clock.ts';
import type { TimerWheel } from '../time/timer-wheel.ts';
import type { Turns } from '../time/turns.ts';
import type { Admission, Admitted } from './admission.ts';
import type { ForeignPages } from './foreign-page.ts';
import type { Door, Gate } from './gate.ts';
import type { Holders } from './holders.ts';
import type { Identity } from './identity.ts';
import type { Ticket, Tickets } from './ticket.ts';
import type { Inlet, Transport, TransportName } from './transport.ts';
import type { Holder } from './waiting.ts';

/** What the HTTP side knows of one hub. */
export interface Endpoint<P> {
  readonly server: Gate<P>;
  readonly options: Door;
  readonly limits: Limits;
  readonly log: HubLog;
  readonly foreignPages: ForeignPages;
  readonly clock: Clock;
  readonly wheel: TimerWheel;
  readonly turns: Turns;
  readonly tickets: Tickets<P>;
  readonly connections: ReadonlyMap<string, Live<P>>;
  readonly holders: Holders;
  /** No newcomers: the server goes down. */
  readonly isDraining: boolean;
  open(identity: Identity<P>, transport: Transport): Inlet;
}

/** A connection as further requests of its client find it. */
export interface Live<P> extends Inlet {
  /** True while the client may bring another WebSocket for it. */
  readonly canResume: boolean;
  resume(transport: Transport, principal: P, expiresAt: number | undefined): void;
  /** A request of the same client came with a session that lasts until then. */
  renew(expiresAt: number): void;
}

export interface Refused {
  readonly status: number;
  readonly body: string;
}

export type Checked<P> = { readonly admitted: Admitted<P> } | { readonly refused: Refused };

/** True when there is room for one connection more, and for one more of these. */
export function hasRoom<P>(endpoint: Endpoint<P>, holder: Holder): boolean {
  const { connections, holders, limits } = endpoint;
  if (endpoint.isDraining || connections.size >= limits.maxConnections) return false;
  return holders.hasRoom(holder, limits);
}

const allTransports = ['WebSockets', 'ServerSentEvents', 'LongPolling'] as const;

/** In the order in which clients shall try. */
export function transportsOf<P>({ options }: Endpoint<P>): readonly TransportName[] {
  const { transports } = options;
  return transports ? allTransports.filter((name) => transports.includes(name)) : allTransports;
}

/** Asks the application who sends a request. */
export async function authenticate<P>(
  endpoint: Endpoint<P>,
  request: IncomingMessage,
): Promise<Checked<P>> {
  return checkedOf(await endpoint.server.authenticate(request));
}

/**
 * The first look at a request for a hub: who sends it, where every request must say so. Nothing
 * is given here where the connection token alone will do.
 */
export async function identify<P>(
  endpoint: Endpoint<P>,
  request: IncomingMessage,
): Promise<Checked<P> | undefined> {
  return endpoint.server.recheck ? undefined : authenticate(endpoint, request);
}

/**
 * Who a shown ticket stands for now: the sender must be the user of the negotiate, or the
 * application looks at that user's session again.
 */
export async function recheck<P>(
  endpoint: Endpoint<P>,
  ticket: Ticket<P>,
  request: IncomingMessage,
  sender: Admitted<P> | undefined,
): Promise<Checked<P>> {
  if (sender || endpoint.server.recheck === undefined) return sameUser(ticket, sender);
  if (request.headers.authorization !== undefined) {
    const checked = await authenticate(endpoint, request);
    if ('refused' in checked) return checked;
    const same = sameUser(ticket, checked.admitted);
    if ('refused' in same) return same;
  }
  const again = checkedOf(await endpoint.server.recheck(ticket.admitted.principal, request));
  return 'refused' in again ? again : sameUser(ticket, again.admitted);
}

function sameUser<P>(ticket: Ticket<P>, sender: Admitted<P> | undefined): Checked<P> {
  return sender && sender.userId === ticket.admitted.userId
    ? { admitted: sender }
    : { refused: { status: 403, body: '' } };
}

function checkedOf<P>(admission: Admission<P>): Checked<P> {
  return 'denied' in admission ? { refused: admission.denied } : { admitted: admission };
}
