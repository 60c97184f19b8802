import type { IncomingMessage } from 'node:http';
import type { Connection, Identity } from '../connection/connection.ts';
import type { Admitted, HubLog, HubOptions, HubServerOptions, Limits } from '../options.ts';
import type { Ticket, Tickets } from './ticket.ts';
import type { Transport } from './transport.ts';

/** What the HTTP side knows of one hub. */
export interface Endpoint<P> {
  readonly server: HubServerOptions<P>;
  readonly options: HubOptions;
  readonly limits: Limits;
  readonly log: HubLog;
  readonly tickets: Tickets<P>;
  /** No newcomers: the server goes down. */
  readonly isDraining: boolean;
  open(identity: Identity<P>, transport: Transport): Connection<P>;
}

export interface Refused {
  readonly status: number;
  readonly body: string;
}

export type Checked<P> = { readonly admitted: Admitted<P> } | { readonly refused: Refused };

/** Asks the application who sends a request. */
export async function authenticate<P>(
  endpoint: Endpoint<P>,
  request: IncomingMessage,
): Promise<Checked<P>> {
  const admission = await endpoint.server.authenticate(request);
  return 'denied' in admission ? { refused: admission.denied } : { admitted: admission };
}

/**
 * Who a used ticket stands for now: a bearer header beside it must be of the same user, and the
 * application may look at the session again.
 */
export async function recheck<P>(
  endpoint: Endpoint<P>,
  ticket: Ticket<P>,
  request: IncomingMessage,
): Promise<Checked<P>> {
  const { userId } = ticket.admitted;
  let admitted = ticket.admitted;
  if (request.headers.authorization !== undefined) {
    const checked = await authenticate(endpoint, request);
    if ('refused' in checked) return checked;
    if (checked.admitted.userId !== userId) return { refused: { status: 403, body: '' } };
  }
  if (endpoint.server.recheck) {
    const admission = await endpoint.server.recheck(admitted.principal, request);
    if ('denied' in admission) return { refused: admission.denied };
    if (admission.userId !== userId) return { refused: { status: 403, body: '' } };
    admitted = admission;
  }
  return { admitted };
}
